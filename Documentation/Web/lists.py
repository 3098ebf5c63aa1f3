"""Lists of pages, and the paths to them.

Without it, an operator's picture is below its parameters, lists have none, and no page lists all operators.
"""
import re

from site_pages import is_symbol, unhashed
from web import link


def links(site):
    """Removes links to pages that DocC has left out from the paths to pages.

    It leaves out the page of a type of another module if all that this module adds to it is in topics elsewhere.
    """
    for url, page in site.pages.items():
        # The chapters of a tutorial have no pages, but are in the path of its own.
        if not url.startswith("/documentation"):
            continue
        references = page.get("references", {})
        ways = page.get("hierarchy", {}).get("paths", [])
        dead = {name for way in ways for name in way if name in references}
        dead = {name for name in dead if references[name].get("url") not in site.pages}
        if dead:
            page["hierarchy"]["paths"] = [[name for name in way if name not in dead] for way in ways]
            for name in dead:
                del references[name]


def pictures(site):
    """Puts the picture of a symbol's page behind its summary where topics list it, each once for a list."""

    def picture(url):
        references = site.pages.get(url, {}).get("references", {}).values()
        return next((one for one in references if is_marble(one)), None)

    for page in site.pages.values():
        references = page.get("references", {})
        for section in page.get("topicSections", []):
            shown = set()
            for name in section["identifiers"]:
                one = references.get(name, {})
                marble = picture(one["url"]) if one.get("kind") == "symbol" else None
                if marble and marble["identifier"] not in shown:
                    shown.add(marble["identifier"])
                    # The list has a title in words.
                    references.setdefault(marble["identifier"], {**marble, "alt": ""})
                    one["abstract"] = one.get("abstract", []) + [{"type": "image", "identifier": marble["identifier"]}]


def lift(site):
    """Moves the first picture of a symbol's page, with its diagram and the sample below it, above the parameters."""
    for page in site.pages.values():
        sections = page.get("primaryContentSections", [])
        if page.get("kind") != "symbol":
            continue
        found = [
            (section, index)
            for section in sections
            if section.get("kind") == "content"
            for index, block in enumerate(section["content"])
            if marble_in(page, block)
        ]
        if not found:
            continue
        section, start = found[0]
        blocks = section["content"]
        end = start + 1
        while end < len(blocks) and (blocks[end]["type"] == "codeListing" or marble_in(page, blocks[end])):
            end += 1
        lifted = blocks[start:end]
        del blocks[start:end]
        if all(block["type"] == "heading" for block in blocks):
            sections.remove(section)
        insert(page, {"kind": "content", "isLifted": True, "content": lifted})


def front(site):
    """The front page begins with a diagram, which plays."""
    page = site.pages["/documentation/rx"]
    source = site.pages["/documentation/rxobservable/observabletype/debounce(_:scheduler:)"]
    picture = next(one for one in source["references"].values() if is_marble(one))
    page["references"][picture["identifier"]] = picture
    blocks = [[{"type": "image", "identifier": picture["identifier"]}]]
    paragraphs = [{"type": "paragraph", "inlineContent": inlines} for inlines in blocks]
    page["primaryContentSections"].insert(0, {"kind": "content", "content": paragraphs})


def insert(page, section):
    """Puts a section of a symbol's page below its declaration."""
    sections = page.setdefault("primaryContentSections", [])
    place = next((index + 1 for index, one in enumerate(sections) if one["kind"] == "declarations"), 0)
    sections.insert(place, section)


def is_marble(reference):
    return reference.get("alt", "").startswith("Marble diagram")


def marble_in(page, block):
    """The reference of the picture of a marble diagram that a paragraph consists of."""
    if block.get("type") != "paragraph":
        return None
    for inline in block.get("inlineContent", []):
        reference = page.get("references", {}).get(inline.get("identifier"), {})
        if inline.get("type") == "image" and is_marble(reference):
            return reference
    return None


# What other modules add to observables, beside the topics of `ObservableType`: a title, and the module.
ADDED = [("Share one subscription", "rxsubjects"), ("Bind it to something", "rxrelay"), ("Turn it into a trait", "rxtraits")]
ADDED += [("Operators of RxExtras", "rxextras"), ("Lines and events of RxStreams", "rxstreams")]


def operators(site):
    """The page of `Observable` lists all operators, which are members of protocols and of several modules."""
    page, owner = (site.pages[f"/documentation/rxobservable/{name}"] for name in ("observable", "observabletype"))
    references = page["references"]
    mine = {identifier for section in page["topicSections"] for identifier in section["identifiers"]}
    sections = [{**section, "identifiers": [*section["identifiers"]]} for section in owner["topicSections"]]
    references.update({**owner["references"], **references})
    for title, module in ADDED:
        member = re.compile(f"/documentation/{module}/rxobservable/observable(convertible)?type/[^/]+")
        urls = [url for url in site.pages if member.fullmatch(url) and url == unhashed(url)]
        links = [link(page, site.pages[url])["identifier"] for url in urls if is_symbol(site.pages[url])]
        for identifier in links:
            name = references[identifier]["title"]
            references[identifier]["fragments"] = [{"kind": "identifier", "text": name}]
        sections.append({"title": title, "identifiers": links})
    for section in sections:
        section["identifiers"] = [one for one in section["identifiers"] if one not in mine]
    page["topicSections"] = [section for section in sections if section["identifiers"]] + page["topicSections"]
    # The way to them, which the navigator follows.
    way = [*page["hierarchy"]["paths"][0], page["identifier"]["url"]]
    for url, member in site.pages.items():
        if re.fullmatch("/documentation/(rxobservable|rxsubjects/rxobservable)/observabletype/[^/]+", url):
            member["hierarchy"]["paths"] = [way]
            member["references"].update({name: references[name] for name in way[:-1]})
            link(member, page)

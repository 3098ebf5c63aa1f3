"""Lists of pages, and the paths to them.

Without it, an operator's picture is below its parameters, its other forms have none, and no page lists all
operators.
"""
import re

from site_pages import DROP_IN, base_of, family, is_symbol, module_of, text_of_inlines, title_of, unhashed
from web import MANY_FORMS, ONE_FORMS, link


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


def see_also(site):
    """Names each operator once in a list of related pages: not its forms for three, four and five sequences."""
    for url, page in site.pages.items():
        sections = []
        for section in page.get("seeAlsoSections", []):
            # Those of the page itself are in its declarations, or one line above it in the navigator.
            seen, kept = {family(title_of(page))}, []
            for identifier in section["identifiers"]:
                reference = page["references"].get(identifier, {})
                key = family(reference.get("title", "")) if reference.get("kind") == "symbol" else identifier
                if key not in seen and reference.get("url") != url:
                    seen.add(key)
                    kept.append(identifier)
                    # A name is more useful here than a declaration of three lines, and has its summary below it.
                    if reference.get("role") == "symbol" and "topicSections" not in page and "(" in reference["title"]:
                        reference["fragments"] = [{"kind": "identifier", "text": reference["title"]}]
            if kept:
                sections.append({**section, "identifiers": kept})
        if "seeAlsoSections" in page:
            page["seeAlsoSections"] = sections


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
        for block in lifted:
            if block["type"] == "codeListing" and not block.get("syntax"):
                block["code"] = with_labels_behind(block["code"])
        del blocks[start:end]
        if all(block["type"] == "heading" for block in blocks):
            sections.remove(section)
        insert(page, {"kind": "content", "isLifted": True, "content": lifted})


def borrow(site):
    """The forms of an operator for other kinds of sequences show its picture, and those of singles lead to it."""
    known = {}
    for url, page in site.pages.items():
        parts = url.split("/")
        is_operator = parts[-2] == "observabletype" and is_symbol(page) and module_of(page) not in DROP_IN
        picture = next((one for one in page.get("references", {}).values() if is_marble(one)), None)
        if is_operator and picture and url == unhashed(url):
            known.setdefault(base_of(title_of(page)), []).append((title_of(page), page, picture))
    for url, page in site.pages.items():
        owner, base = url.split("/")[-2], base_of(title_of(page))
        is_form = owner in MANY_FORMS + ONE_FORMS and is_symbol(page) and module_of(page) not in DROP_IN
        if not is_form or base not in known or any(map(is_marble, page.get("references", {}).values())):
            continue
        own = set(title_of(page).partition("(")[2].split(":"))
        title, target, picture = min(
            known[base], key=lambda one: (len(own ^ set(one[0].partition("(")[2].split(":"))), len(one[0]))
        )
        way = [link(page, target, title)]
        if owner in MANY_FORMS:
            page["references"][picture["identifier"]] = picture
            text = [{"type": "text", "text": "The diagram is of "}, *way]
            blocks = [[{"type": "image", "identifier": picture["identifier"]}], text]
        else:
            text = [{"type": "text", "text": "For a diagram, see "}, *way]
            blocks = [text]
        text.append({"type": "text", "text": " of observables."})
        paragraphs = [{"type": "paragraph", "inlineContent": inlines} for inlines in blocks]
        insert(page, {"kind": "content", "isLifted": owner in MANY_FORMS, "content": paragraphs})


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


def with_labels_behind(lines):
    """The text of a diagram with its labels behind the marbles, which a narrow page then shows."""
    rows = [re.fullmatch(r"(.+):( +)([^: ].*)", line) for line in lines]
    if not rows or not all(rows):
        return lines
    start = min(row.start(3) for row in rows)
    texts = [(" " * (row.start(3) - start) + row[3], row[1]) for row in rows]
    width = max(len(text) for text, _ in texts) + 3
    return [text.ljust(width) + label for text, label in texts]


def marble_in(page, block):
    """The reference of the picture of a marble diagram that a paragraph consists of."""
    if block.get("type") != "paragraph":
        return None
    for inline in block.get("inlineContent", []):
        reference = page.get("references", {}).get(inline.get("identifier"), {})
        if inline.get("type") == "image" and is_marble(reference):
            return reference
    return None


# Conditions that always hold where they are shown.
ALWAYS = re.compile(r"Self is \w+Type|Element is Any|SharingStrategy conforms to SharingStrategyProtocol|Converter conforms to .*")


def conditions(site):
    """Removes conditions like `Available when Self is ObservableType`, which always hold where they are shown."""
    for page in site.pages.values():
        for holder in [page.get("metadata", {}), *page.get("references", {}).values()]:
            parts = []
            words = text_of_inlines(holder.get("conformance", {}).get("constraints", [])).rstrip(".")
            for part in re.split(r",? and |, ", words):
                if " " in part or not parts:
                    parts.append(part)
                else:  # The second of two protocols.
                    parts[-1] += f" and {part}"
            kept = [part for part in parts if not ALWAYS.fullmatch(part)]
            if not kept:
                del holder["conformance"]
            elif kept != parts:
                holder["conformance"]["constraints"] = [{"type": "text", "text": ", ".join(kept) + "."}]


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

"""Links between guides and the reference, both ways.

Without it, a guide's names lead nowhere, and the page of an operator doesn't say which guides explain it.
"""
import collections
import math
import re

from site_pages import DROP_IN, base_of, is_guide, is_symbol, module_of, title_of, unhashed

# The types whose members a bare name may mean, by precedence.
OWNERS = ["observabletype", "observableconvertibletype", "observable", "connectableobservabletype"]
# The types whose members are the operators of all kinds of sequences.
MANY_FORMS = ["infallible", "infallibletype", "sharedsequence", "sharedsequenceconvertibletype", "mainobservabletype"]
ONE_FORMS = ["primitivesequence", "primitivesequencetype", "mainprimitivesequence"]
FORMS = OWNERS + MANY_FORMS + ONE_FORMS
# Words of prose in code voice, which are also names of members.
NOT_LINKED = {"error", "next", "completed", "value", "element", "main", "count", "default", "main.async", "init", "on"}
# The form that a bare name means where the shortest one isn't it.
MEANT = {"subscribe": "subscribe(onNext:onError:onCompleted:onDisposed:)", "share": "share(replay:scope:)"}
MEANT |= {name: f"{name}(_:_:resultSelector:)" for name in ("combineLatest", "zip")}
# The guides to begin with, for operators where counting the mentions doesn't find them.
GUIDES = {
    "withUnretained": ["disposalandmemory"],
    "subscribe": ["firsttenminutes", "disposalandmemory"],
    "asyncSequence": ["swiftconcurrency"],
    "flatMap": ["operatorsthatflatten"],
    "flatMapLatest": ["operatorsthatflatten"],
    "flatMapFirst": ["operatorsthatflatten"],
    "concatMap": ["operatorsthatflatten"],
    "combineLatest": ["operatorsonseveralsequences"],
}
# Pages that compare operators, or list them with a sentence for each: one mention there is enough.
FINDERS = re.compile("/rx/(operators.|findanoperator)")
# Pages that list or mention everything, and explain no operator.
BROAD = re.compile(
    "/rx/(operators|contracts|migratingfromrxswift|performance|performanceforusers|comingfrom.*|glossary"
    "|whatthecompilersays|addittoanapp|frequentquestions|cheatsheet)$|readingmarbles|recipes|beyondoneprocess|/[^/]*-implementations$"
)
# How often another guide names what it explains.
OFTEN = 3


class Names:
    """The meaning of a name in code voice."""

    def __init__(self, site):
        self.types, self.members = {}, collections.defaultdict(list)
        self.order = {module["title"].lower(): index for index, module in enumerate(site.modules)}
        for url, page in site.pages.items():
            parts = url.strip("/").split("/")
            title = title_of(page)
            if len(parts) == 2 and title not in DROP_IN:
                self.types.setdefault(title, []).append(url)
            if not is_symbol(page) or module_of(page) in DROP_IN or url != unhashed(url):
                continue
            if len(parts) == 3 and title[:1].isupper():
                self.types.setdefault(title, []).append(url)
            elif len(parts) > 3 and title[:1].islower():
                self.members[base_of(title)].append((parts[-2], title, url))

    def url(self, code):
        """The page of the symbol that a code voice names, if there is exactly one."""
        found = re.fullmatch(r"(?:([A-Z]\w*)\.|\.)?`?(\w+)`?(?:<[\w, ]+>)?(\(.*\))?(?: \{(.*)\})?", code)
        if not found or code in NOT_LINKED or re.search(r"[)}]\.\w", code):
            return None
        owner, base, call, closure = found.groups()
        if not owner and base in self.types:
            return self.types[base][0] if len(self.types[base]) == 1 else None
        members = self.members.get(base, [])
        if owner:
            members = [member for member in members if member[0] == owner.lower()]
            # A member of all sequences is written as `Observable.just`, and is a member of the protocol.
            if not members and owner == "Observable":
                members = self.best_owner(self.members.get(base, []))
        else:
            members = self.best_owner(members)
        arguments = re.sub(r'".*?"|\(.*?\)|\[.*?\]', "", call[1:-1]) if call else ""
        labels = [label for label in re.findall(r"(\w+):", arguments) if label != "_"]
        members = [one for one in members if all(f"{label}:" in one[1] for label in labels)]
        # Of several modules, the lowest one.
        rank = {one: self.order.get(one[2].split("/")[2], 99) for one in members}
        members = [one for one in members if rank[one] == min(rank.values())]
        if not members:
            return None
        if call == "()":
            shapes = [f"{base}()", base]
        elif closure is not None and not call or arguments and not labels:
            shapes = [f"{base}(_:)", f"{base}(with:)", base]
        else:
            shapes = [base, f"{base}(_:)", f"{base}()"]
        meant = [code.lstrip("."), MEANT.get(base), *(shapes if not labels else [])]
        exact = [one for name in meant for one in members if one[1] == name]
        return exact[0][2] if exact else min(members, key=lambda one: (len(one[1]), one[2]))[2]

    @staticmethod
    def best_owner(members):
        for owner in OWNERS:
            there = [member for member in members if member[0] == owner]
            if there:
                return there
        return members if len({member[0] for member in members}) == 1 else []


def link(page, target, text=None):
    """A link in a page to another, whose text is code unless there is a text."""
    identifier = target["identifier"]["url"]
    url = target["identifier"]["url"].partition("/documentation")
    page.setdefault("references", {}).setdefault(
        identifier,
        {
            "type": "topic",
            "identifier": identifier,
            "kind": target.get("kind", "symbol"),
            "role": target["metadata"].get("role", "symbol"),
            "title": title_of(target),
            "url": f"/documentation{url[2].lower()}",
            "abstract": target.get("abstract", []),
        },
    )
    node = {"type": "reference", "identifier": identifier, "isActive": True}
    if text:
        node["overridingTitle"] = text
        node["overridingTitleInlineContent"] = [{"type": "codeVoice", "code": text}]
    return node


def guides_to_symbols(site):
    """In guides, a name in code voice becomes a link if it can mean only one page; once in a paragraph.

    Not in the first column of a guide's table of another library's names.
    """
    names = Names(site)
    count = 0

    def visit(page, url, node, seen):
        nonlocal count
        if isinstance(node, list):
            for index, child in enumerate(node):
                if isinstance(child, dict) and child.get("type") == "codeVoice":
                    before = node[index - 1].get("text", "") if index else ""
                    # A folder `Rx` isn't the module.
                    target = None if before.endswith("folder ") else names.url(child["code"])
                    if target and target != url and target not in seen:
                        seen.add(target)
                        node[index] = link(page, site.pages[target], child["code"])
                        count += 1
                else:
                    visit(page, url, child, seen)
        elif isinstance(node, dict):
            kind = node.get("type")
            if kind in ("heading", "reference", "codeListing", "links"):
                return
            if kind == "table":
                for row in node.get("rows", []):
                    for column, cell in enumerate(row):
                        if column or "comingfrom" not in url:
                            visit(page, url, cell, set())
                return
            if kind in ("paragraph", "listItem", "term"):
                seen = set()
            for key in ("content", "inlineContent", "items", "rows", "columns", "tabs"):
                if key in node:
                    visit(page, url, node[key], seen)

    for url, page in site.pages.items():
        if is_guide(page):
            for section in page.get("primaryContentSections", []):
                visit(page, url, section.get("content", []), set())
    return count


def mentions(node):
    """The identifiers of the links in a part of a page."""
    if isinstance(node, list):
        for child in node:
            yield from mentions(child)
    elif isinstance(node, dict):
        if node.get("type") == "reference":
            yield node["identifier"]
        for identifier in node.get("identifiers", []):
            yield identifier
        for key in ("content", "inlineContent", "items", "rows", "columns", "tabs"):
            yield from mentions(node.get(key, []))


def symbols_to_guides(site):
    """The page of a symbol names the guides that explain it, in a line below its picture."""
    said = collections.defaultdict(collections.Counter)
    weights = {}
    for url, page in site.pages.items():
        if not is_guide(page) or url.count("/") < 3 or BROAD.search(url):
            continue
        counts = collections.Counter(mentions(page.get("primaryContentSections", [])))
        counts.update(mentions(page.get("topicSections", [])))
        # A guide that mentions two hundred operators says less about each than one that mentions ten.
        weights[url] = 1 / math.log2(4 + len(counts))
        for identifier, number in counts.items():
            target = page.get("references", {}).get(identifier, {})
            if target.get("url") in site.pages and (number >= OFTEN or FINDERS.search(url)):
                said[target["url"]][url] += number
    by_name = collections.defaultdict(collections.Counter)
    for url, guides in said.items():
        if is_symbol(site.pages[url]) and url.split("/")[-2] in OWNERS:
            by_name[base_of(title_of(site.pages[url]))].update(guides)
    for url, page in site.pages.items():
        if not is_symbol(page) or module_of(page) in DROP_IN:
            continue
        guides = said.get(unhashed(url)) or said.get(url) or {}
        is_form = url.split("/")[-2] in FORMS
        if not guides and is_form:
            guides = by_name.get(base_of(title_of(page)), {})
        best = [f"/documentation/rx/{name}" for name in GUIDES.get(base_of(title_of(page)), [])] if is_form else []
        others = sorted(guides, key=lambda one: (-guides[one] * weights[one], one))
        best = (best + [one for one in others if one not in best])[:3]
        if best:
            show(page, [site.pages[one] for one in best])


def show(page, guides):
    links = [link(page, guide) for guide in guides]
    inline = [{"type": "text", "text": "Guide: " if len(links) == 1 else "Guides: "}]
    for index, one in enumerate(links):
        inline += ([{"type": "text", "text": " · "}] if index else []) + [one]
    sections = page.setdefault("primaryContentSections", [])
    place = next((index + 1 for index, one in enumerate(sections) if one["kind"] == "declarations"), 0)
    # Below the picture, if there is one.
    if place < len(sections) and sections[place].get("isLifted"):
        place += 1
    paragraph = {"type": "paragraph", "inlineContent": inline}
    sections.insert(place, {"kind": "content", "isOfGuides": True, "content": [paragraph]})


def guides_to_symbols_and_back(site):
    guides_to_symbols(site)
    symbols_to_guides(site)

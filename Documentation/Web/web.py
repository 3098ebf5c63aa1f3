"""Links from guides to the reference.

Without it, a guide's names lead nowhere.
"""
import collections
import re

from site_pages import DROP_IN, base_of, is_guide, is_symbol, module_of, title_of, unhashed

# The types whose members a bare name may mean, by precedence.
OWNERS = ["observabletype", "observableconvertibletype", "observable", "connectableobservabletype"]
# Words of prose in code voice, which are also names of members.
NOT_LINKED = {"error", "next", "completed", "value", "element", "main", "count", "default", "main.async", "init", "on"}
# The form that a bare name means where the shortest one isn't it.
MEANT = {"subscribe": "subscribe(onNext:onError:onCompleted:onDisposed:)", "share": "share(replay:scope:)"}
MEANT |= {name: f"{name}(_:_:resultSelector:)" for name in ("combineLatest", "zip")}


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

    def visit(page, url, node, seen):
        if isinstance(node, list):
            for index, child in enumerate(node):
                if isinstance(child, dict) and child.get("type") == "codeVoice":
                    before = node[index - 1].get("text", "") if index else ""
                    # A folder `Rx` isn't the module.
                    target = None if before.endswith("folder ") else names.url(child["code"])
                    if target and target != url and target not in seen:
                        seen.add(target)
                        node[index] = link(page, site.pages[target], child["code"])
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

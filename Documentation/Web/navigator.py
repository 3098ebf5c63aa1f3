"""The navigator beside the pages, and the results of its filter and quick search."""
import re
import sys
from urllib.parse import quote

from site_pages import DROP_IN, base_of, family, is_symbol, pages_in, title_of, unhashed

# The forms that bare names mean, of operators whose shortest form isn't it.
MAIN_FORMS = {
    "create": "create(_:)",
    "share": "share(replay:scope:)",
    "subscribe": "subscribe(onNext:onError:onCompleted:onDisposed:)",
}


def short_names(site):
    """A line is a name, `debounce(_:scheduler:)`, and not the beginning of a declaration."""
    for module in site.modules:
        for node in pages_in(module):
            page = site.pages.get(node.get("path", ""))
            if page and is_symbol(page):
                node["title"] = title_of(page)


def fold(site):
    """Forms of one name that differ in how many sequences they take are one line, which opens."""

    def visit(node):
        folded, first = [], {}
        for child in node.get("children", []):
            visit(child)
            key = (child.get("type"), family(child["title"]))
            if child.get("type") == "groupMarker":
                first = {}
            elif "(" in child["title"] and key in first:
                leader = first[key]
                if child.get("path") != leader.get("path"):
                    leader.setdefault("children", []).append(child)
                continue
            else:
                first[key] = child
            folded.append(child)
        if folded:
            node["children"] = folded

    for module in site.modules:
        visit(module)


def once(site):
    """A member that a module lists beside its types is in its type alone, where its page is in the navigator."""
    for module in site.modules:
        own = module.get("children", [])
        deeper = {node.get("path") for child in own for inner in child.get("children", []) for node in pages_in(inner)}
        members = ("method", "property")
        kept = [child for child in own if child.get("type") not in members or child["path"] not in deeper]
        # Without the heading of an empty group.
        ends = kept[1:] + [{"type": "groupMarker"}]
        module["children"] = [one for one, then in zip(kept, ends) if not is_heading(one) or not is_heading(then)]


def is_heading(node):
    return node.get("type") == "groupMarker"


def order(site):
    """The umbrella first, then the layers, and the modules for programs that come from RxSwift last.

    Their members whose names exist elsewhere, too, are on their pages, but not in the navigator.
    """
    modules = site.modules
    elsewhere = {
        node["title"]
        for module in modules
        if module["title"] not in DROP_IN
        for node in pages_in(module)
        if "path" in node
    }

    def prune(node):
        if "children" in node:
            node["children"] = [child for child in map(prune, node["children"]) if child]
        is_known = node["title"] in elsewhere and node.get("type") not in ("module", "article", "collection")
        if node.get("type") == "groupMarker" or is_known and not node.get("children"):
            return None
        return node

    for module in modules:
        if module["title"] in DROP_IN:
            module["children"] = [child for child in map(prune, module.get("children", [])) if child]
    modules.sort(key=lambda module: (module["title"] in DROP_IN, module["title"] != "Rx"))


def names(site, path):
    """Adds folded groups of questions and of other libraries' names; each leads to a guide, or to an operator's page.

    A line of the file is names, then the page. The filter beside the pages finds what is in the navigator. The quick
    search keeps one entry for an address, so each name has one of its own.
    """
    targets = {}
    for module in site.modules:
        for node in pages_in(module):
            if "path" in node:
                targets.setdefault(unhashed(node["path"]), node)
    groups, called = {"Questions": [], "Names elsewhere": []}, {}
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        words, _, page = (part.strip() for part in line.partition("="))
        target = targets.get(f"/documentation/{page.lower()}")
        if target is None:
            sys.exit(f"{path}:{number}: error: There is no page {page}.")
        is_guide = target["type"] == "article"
        here = target["title"] if is_guide else page.rsplit("/", 1)[-1].partition("(")[0]
        for name in re.split(r",\s*(?![^()]*\))", words):
            # The library doesn't matter to a reader who searches for a name.
            name = re.sub(r" [(][CJAS, ]+[)]$", "", name)
            address = f"{target['path']}?from={quote(name, safe='')}"
            called.setdefault(target["path"], []).append(name)
            group = groups["Questions" if is_guide else "Names elsewhere"]
            group.append({"title": f"{name} → {here}", "type": target["type"], "path": address})
    for title, children in groups.items():
        children.sort(key=lambda node: node["title"].lower())
        address = f"/documentation/rx?from={quote(title.lower())}"
        site.modules.append({"title": title, "type": "collection", "path": address, "children": children})
    return called


def main_forms(site):
    """`share(…)` for the form that the bare name means; the quick search lists short titles first."""
    for module in site.modules:
        for node in pages_in(module):
            parts = node.get("path", "").split("/")
            base = base_of(node["title"])
            if len(parts) > 2 and parts[-2] == "observabletype" and node["title"] == MAIN_FORMS.get(base):
                node["title"] = f"{base}(…)"


def show_all(site):
    """If there are several modules, the renderer shows and searches only the module of a page. So there is one."""
    for module in site.modules:
        module["type"] = "collection"
    site.index["interfaceLanguages"]["swift"][0]["path"] = "/documentation/rx"


def navigator(site, names_file):
    """All steps; returns the names of pages in other libraries, by their addresses."""
    short_names(site)
    once(site)
    fold(site)
    order(site)
    called = names(site, names_file)
    main_forms(site)
    show_all(site)
    return called

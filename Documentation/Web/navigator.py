"""The navigator beside the pages.

Without it, its lines are beginnings of declarations, and it shows one module at a time.
"""
from site_pages import DROP_IN, is_symbol, pages_in, title_of


def short_names(site):
    """A line is a name, `debounce(_:scheduler:)`, and not the beginning of a declaration."""
    for module in site.modules:
        for node in pages_in(module):
            page = site.pages.get(node.get("path", ""))
            if page and is_symbol(page):
                node["title"] = title_of(page)


def operators(site):
    """All operators of observables are below `Observable`, those of subjects' module too, and not below its protocol."""
    found = {node.get("path"): node for module in site.modules for node in pages_in(module)}
    mine, owner = (found[f"/documentation/rxobservable/{name}"] for name in ("observable", "observabletype"))
    page = site.pages[mine["path"]]
    children = []
    for section in page["topicSections"]:
        nodes = [found.get(page["references"].get(identifier, {}).get("url")) for identifier in section["identifiers"]]
        if any(nodes):
            children.append({"type": "groupMarker", "title": section["title"]})
            children += [node for node in nodes if node]
    mine["children"] = children
    owner.pop("children")


def show_all(site):
    """If there are several modules, the renderer shows only the module of a page. So there is one."""
    for module in site.modules:
        module["type"] = "collection"
    site.index["interfaceLanguages"]["swift"][0]["path"] = "/documentation/rx"


def navigator(site):
    """All steps."""
    short_names(site)
    operators(site)
    # The umbrella first, then the layers, and the modules for programs that come from RxSwift last.
    site.modules.sort(key=lambda module: (module["title"] in DROP_IN, module["title"] != "Rx"))
    show_all(site)

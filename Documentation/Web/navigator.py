"""The navigator beside the pages.

Without it, its lines are beginnings of declarations, and it shows one module at a time.
"""
import re
import sys

from site_pages import DROP_IN, is_symbol, pages_in, title_of, unhashed


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


def names(site, path):
    """What other libraries call the pages, by their addresses. A line of the file is names, then the page."""
    targets = {}
    for module in site.modules:
        for node in pages_in(module):
            if "path" in node:
                targets.setdefault(unhashed(node["path"]), node["path"])
    called = {}
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        words, _, page = (part.strip() for part in line.partition("="))
        target = targets.get(f"/documentation/{page.lower()}")
        if target is None:
            sys.exit(f"{path}:{number}: error: There is no page {page}.")
        for name in re.split(r",\s*(?![^()]*\))", words):
            # The library doesn't matter to a reader who searches for a name.
            called.setdefault(target, []).append(re.sub(r" [(][CJAS, ]+[)]$", "", name))
    return called


def show_all(site):
    """If there are several modules, the renderer shows only the module of a page. So there is one."""
    for module in site.modules:
        module["type"] = "collection"
    site.index["interfaceLanguages"]["swift"][0]["path"] = "/documentation/rx"


def navigator(site, names_file):
    """All steps; returns the names of pages in other libraries, by their addresses."""
    short_names(site)
    operators(site)
    # The umbrella first, then the layers, and the modules for programs that come from RxSwift last.
    site.modules.sort(key=lambda module: (module["title"] in DROP_IN, module["title"] != "Rx"))
    called = names(site, names_file)
    show_all(site)
    return called

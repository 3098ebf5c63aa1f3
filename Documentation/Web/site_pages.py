"""The pages of a site made by DocC: read once, changed by several steps, written back."""
import glob
import json
import re
import sys

# Modules for programs that come from RxSwift: their members exist elsewhere under the same names, and come last.
DROP_IN = ["RxSwift", "RxCocoa"]


class Site:
    def __init__(self, folder):
        self.folder = folder
        self.pages = {}
        for path in sorted(glob.glob(f"{folder}/data/**/*.json", recursive=True)):
            with open(path, encoding="utf-8") as file:
                self.pages[path[len(f"{folder}/data") : -len(".json")]] = json.load(file)
        # The address of each page by what it is without a hash.
        self.addresses = {unhashed(url): url for url in sorted(self.pages, key=lambda url: url == unhashed(url))}
        with open(f"{folder}/index/index.json", encoding="utf-8") as file:
            self.index = json.load(file)

    @property
    def modules(self):
        """The navigator at the left margin of the pages."""
        return self.index["interfaceLanguages"]["swift"][0]["children"]

    def save(self):
        for url, page in self.pages.items():
            with open(f"{self.folder}/data{url}.json", "w", encoding="utf-8") as file:
                json.dump(page, file, ensure_ascii=False, separators=(",", ":"))
        with open(f"{self.folder}/index/index.json", "w", encoding="utf-8") as file:
            json.dump(self.index, file)

    def address(self, page, origin):
        """The address of a page that is named as `RxObservable/ObservableType/map(_:)`."""
        url = self.addresses.get(f"/documentation/{page.lower()}")
        return url or sys.exit(f"{origin}: error: There is no page {page}.")


def is_symbol(page):
    return page.get("metadata", {}).get("role") == "symbol" and "symbolKind" in page["metadata"]


def is_guide(page):
    return page.get("metadata", {}).get("role") in ("article", "collectionGroup") and page.get("kind") == "article"


def module_of(page):
    modules = page.get("metadata", {}).get("modules") or [{}]
    return modules[0].get("name", "")


def title_of(page):
    return page.get("metadata", {}).get("title", "")


def base_of(title):
    """`debounce` for `debounce(_:scheduler:)`."""
    return title.partition("(")[0].strip("`")


def unhashed(url):
    """The address without the hash by which DocC distinguishes pages of one name."""
    return re.sub(r"-[0-9a-z]{4,5}$", "", url)


def pages_in(node):
    """All nodes of a part of the navigator."""
    yield node
    for child in node.get("children", []):
        yield from pages_in(child)

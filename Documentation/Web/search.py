"""An index of the text of the pages, for the search page, which needs no server."""
import json
import os

from articles import PAGES
from site_pages import DROP_IN, is_symbol, module_of, title_of, unhashed

KINDS = {"method": "Method", "property": "Property", "init": "Initializer", "class": "Class", "struct": "Structure"}
KINDS |= {"enum": "Enumeration", "case": "Case", "protocol": "Protocol", "typealias": "Type alias", "op": "Operator"}
KINDS |= {"func": "Function", "macro": "Macro", "subscript": "Subscript", "var": "Variable", "module": "Module"}
# The keys with text in them.
PARTS = ["content", "inlineContent", "items", "rows", "columns", "tabs", "term", "definition", "tasks", "stepsSection"]
PARTS += ["contentSection", "caption"]


def words(node, references, out):
    """The text of a part of a page."""
    if isinstance(node, list):
        for child in node:
            words(child, references, out)
    elif isinstance(node, dict):
        kind = node.get("type")
        if kind == "text":
            out.append(node["text"])
        elif kind == "heading":
            out.append(f" {node['text']}. ")
        elif kind == "codeVoice":
            out.append(node["code"])
        elif kind == "codeListing":
            out.append(" " + " ".join(node["code"]) + " ")
        elif kind == "reference":
            out.append(node.get("overridingTitle") or references.get(node["identifier"], {}).get("title", ""))
        elif kind == "image":
            pass
        else:
            for key in PARTS:
                if key in node:
                    words(node[key], references, out)
            if kind in ("paragraph", "listItem"):
                out.append(" ")


def text_of(node, page):
    out = []
    words(node, page.get("references", {}), out)
    return " ".join("".join(out).replace("\u2060", "").split())


def kind_of(page):
    if is_symbol(page):
        return KINDS.get(page["metadata"]["symbolKind"], "Symbol")
    role = page.get("metadata", {}).get("role")
    return {"collection": "Module", "project": "Tutorial", "overview": "Tutorial"}.get(role, "Guide")


def search(site, called):
    """Writes `search/index.json`: for each page its title, address, module, kind, summary, headings and text, and what
    other libraries call it."""
    rows, known = [], set()
    for url, page in site.pages.items():
        key = (unhashed(url), title_of(page))
        if key in known or not title_of(page) or not page.get("metadata", {}).get("role"):
            continue
        known.add(key)
        headings, texts = [], []
        for section in page.get("primaryContentSections", []):
            if section.get("isOfGuides"):
                continue
            for block in section.get("content", []) or []:
                if block.get("type") == "heading" and block["text"] not in ("Discussion", "Overview"):
                    headings.append(block["text"])
                texts.append(text_of(block, page))
            for parameter in section.get("parameters", []):
                texts.append(parameter["name"] + ": " + text_of(parameter["content"], page))
        # The text of a tutorial.
        texts.append(text_of(page.get("sections", []), page))
        module = module_of(page)
        # The reference mentions everything, so guides and symbols come first.
        is_late = module in DROP_IN or "Implementations" in title_of(page)
        is_late |= url in [f"/documentation/rx/{name.lower()}" for name in PAGES]
        summary = text_of(page.get("abstract", []), page)
        text = " ".join(" ".join(texts).split())
        row = [title_of(page), url, module, kind_of(page), summary, headings, text, int(is_late), called.get(url, [])]
        rows.append(row)
    os.makedirs(f"{site.folder}/search", exist_ok=True)
    with open(f"{site.folder}/search/index.json", "w", encoding="utf-8") as file:
        json.dump(rows, file, ensure_ascii=False, separators=(",", ":"))
    print(f"{len(rows)} pages can be searched.")

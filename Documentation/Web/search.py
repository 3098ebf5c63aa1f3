"""An index of the text of the pages, for the search page, which needs no server.

Without it, a reader can look for names alone, not for what a page says.
"""
import json
import os
import sys

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


def sections_of(page):
    """The text of a page as its sections: each a heading, its address on the page, and a text; the first has no heading."""
    sections = [["", "", []]]
    for part in page.get("primaryContentSections", []):
        for block in part.get("content", []) or []:
            if block.get("type") != "heading":
                sections[-1][2].append(text_of(block, page))
            elif block["text"] not in ("Discussion", "Overview", "Return Value"):
                sections.append([block["text"], block.get("anchor", ""), []])
        for parameter in part.get("parameters", []):
            sections[-1][2].append(parameter["name"] + ": " + text_of(parameter["content"], page))
    # The text of a tutorial.
    sections[-1][2].append(text_of(page.get("sections", []), page))
    return [[heading, anchor, " ".join(" ".join(texts).split())] for heading, anchor, texts in sections]


def search(site, called, questions):
    """Writes `search/index.json`: for each page its title, address, module, kind, summary and sections, whether it comes
    last, what other libraries call it, and the questions that it answers, each with a place on the page."""
    rows, known = [], set()
    # Of the forms of a name, their common page.
    for url, page in sorted(site.pages.items(), key=lambda one: one[0] != unhashed(one[0])):
        key = (unhashed(url), title_of(page))
        if key in known or not title_of(page) or not page.get("metadata", {}).get("role"):
            continue
        known.add(key)
        module = module_of(page)
        is_last = module in DROP_IN or "Implementations" in title_of(page)
        # These mention everything.
        is_last |= url in [f"/documentation/rx/{name.lower()}" for name in PAGES] or url == "/documentation"
        summary = text_of(page.get("abstract", []), page)
        row = [title_of(page), url, module, kind_of(page), summary, sections_of(page), int(is_last)]
        rows.append(row + [called.get(url, []), questions.get(url, [])])
    os.makedirs(f"{site.folder}/search", exist_ok=True)
    with open(f"{site.folder}/search/index.json", "w", encoding="utf-8") as file:
        json.dump(rows, file, ensure_ascii=False, separators=(",", ":"))


def called(site, names):
    """What other libraries call the pages, by their addresses."""
    found = {}
    for words, page in names:
        found.setdefault(site.address(page, "Also known as"), []).extend(words)
    return found


def questions_of(site, path):
    """The questions of a file, whose lines are questions, then the page that answers them, perhaps with a heading."""
    questions = {}
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        words, _, target = (part.strip() for part in line.partition("="))
        target, _, anchor = target.partition("#")
        url = site.address(target, f"{path}:{number}")
        if anchor and anchor not in [one[1] for one in sections_of(site.pages[url])]:
            sys.exit(f"{path}:{number}: error: There is no heading {anchor} on the page {target}.")
        questions.setdefault(url, []).extend([question.strip(), anchor] for question in words.split(","))
    return questions

"""The common parts of pages: the name of the site, its style sheet and script; and the pages that DocC doesn't make.

Without it, each page is called *Documentation*, and there is no search.
"""
import glob
import html
import json
import os
import re
import sys

from search import text_of
from site_pages import title_of

NAME = "Rx for Swift"
ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "assets")


def finish(site, base):
    base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
    folder = site.folder
    for name in os.listdir(ASSETS):
        text = open(f"{ASSETS}/{name}", encoding="utf-8").read().replace("{{base}}", base).replace("{{name}}", NAME)
        place = {"search.html": "search/index.html", "index.html": "index.html"}.get(name, f"web/{name}")
        os.makedirs(os.path.dirname(f"{folder}/{place}") or folder, exist_ok=True)
        with open(f"{folder}/{place}", "w", encoding="utf-8") as file:
            file.write(text)
    # The renderer asks for it. The site's search replaces its quick navigation, which finds names only.
    with open(f"{folder}/theme-settings.json", "w", encoding="utf-8") as file:
        json.dump({"meta": {"title": NAME}, "features": {"docs": {"quickNavigation": {"enable": False}}}}, file)
    head = f'<link href="{base}web/site.css" rel="stylesheet"><script defer src="{base}web/site.js"></script></head>'
    pages = [f"{folder}/{part}/**/index.html" for part in ("documentation", "tutorials")]
    for path in sorted(path for pattern in pages for path in glob.glob(pattern, recursive=True)):
        text = open(path, encoding="utf-8").read()
        if "<title>Documentation</title>" not in text or "</head>" not in text:
            sys.exit(f"{path}: error: The renderer's pages have no <title>Documentation</title> any more.")
        page = site.pages.get(os.path.dirname(path)[len(folder) :], {})
        title = html.escape(f"{title_of(page)} · {NAME}" if title_of(page) else NAME)
        summary = html.escape(text_of(page.get("abstract", []), page), quote=True)
        summary = f'<meta name="description" content="{summary}">' if summary else ""
        text = text.replace("<title>Documentation</title>", f"<title>{title}</title>{summary}").replace("</head>", head)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

"""Records what diagrams do with a few inputs each, so that they play on a host that can't run them."""
import json
import os

from lists import is_marble
from server import Player


def record(site, program):
    """Writes `play/MODULE/PICTURE.json` for each picture of a marble diagram: titles, inputs, and the answers to them."""
    player = Player(program)
    known = {}
    for page in site.pages.values():
        for reference in page.get("references", {}).values():
            if is_marble(reference):
                module, _, name = reference["variants"][0]["url"].split("/images/")[1].removesuffix(".svg").partition("/")
                known[module, name] = None
    for module, name in sorted(known):

        def ask(rows=None, numbers=None, inners=None):
            inputs = {"rows": rows or {}, "numbers": numbers or [], "inners": inners or {}}
            return json.loads(player.answer(json.dumps({"module": module, "picture": name, **inputs})))

        first = ask()
        if "problem" in first:
            continue  # The check of the site reports it.
        runs = [{"title": "As drawn", "answer": first}]
        for title, inputs in others(first):
            answer = ask(**inputs)
            if "problem" not in answer and answer["svg"] not in [run["answer"]["svg"] for run in runs]:
                runs.append({"title": title, "answer": answer})
        os.makedirs(f"{site.folder}/play/{module}", exist_ok=True)
        with open(f"{site.folder}/play/{module}/{name}.json", "w", encoding="utf-8") as file:
            json.dump(runs, file, ensure_ascii=False, separators=(",", ":"))
    player.stop()


def others(answer):
    """Other inputs for a diagram, each with a title."""
    numbers = answer["numbers"]
    for changed in [numbers[0] - 1, numbers[0] + 1] if numbers else []:
        if changed > 0:
            yield f"{changed} in place of {numbers[0]}", {"numbers": [changed, *numbers[1:]]}
    sources = [line for line in answer["lines"] if line["kind"] in ("hot", "cold")]
    for line in sources[:2]:
        text = line["text"]
        if text.endswith("|"):
            yield f"{line['label']} fails", {"rows": {line["row"]: text[:-1] + "#"}}
        elif "|" not in text and "#" not in text:
            yield f"{line['label']} completes", {"rows": {line["row"]: text + "|"}}
    if len(sources) == 2 and sources[0]["kind"] == sources[1]["kind"]:
        one, two = sources
        yield f"{one['label']} and {two['label']} swapped", {"rows": {one["row"]: two["text"], two["row"]: one["text"]}}
    for line in [line for line in answer["lines"] if line.get("given", "").endswith("|")][-1:]:
        yield f"inner sequence {line['label']} fails", {"inners": {line["label"]: line["given"][:-1] + "#"}}

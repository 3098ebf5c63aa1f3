// The search on a page of its own.
"use strict"
{
  const input = document.querySelector("input")
  const list = document.getElementById("results")
  const count = document.getElementById("count")

  async function show(query) {
    list.innerHTML = count.textContent = ""
    if (!query.trim()) return
    await rxFind.load()
    if (query != input.value) return
    const { stems, names, pages, all } = rxFind.find(query)
    count.textContent = all.length ? `${all.length} page${all.length == 1 ? "" : "s"}` : "Nothing is found. Try fewer words."
    const part = (title, some) => some.length ? `<li class="part">${title}</li>` + some.map(one => rxFind.result(one, stems)).join("") : ""
    list.innerHTML = part("Names", names) + part(names.length ? "Pages" : "", pages.slice(0, 60))
    document.documentElement.dataset.shown = query
  }

  input.value = new URLSearchParams(location.search).get("q") || ""
  let later
  input.addEventListener("input", () => {
    clearTimeout(later)
    later = setTimeout(() => {
      history.replaceState(null, "", "?q=" + encodeURIComponent(input.value))
      show(input.value)
    }, 120)
  })
  document.querySelector("form").addEventListener("submit", event => event.preventDefault())
  show(input.value)
}

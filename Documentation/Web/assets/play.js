// Diagrams that play: below the picture of an operator, time can run, or be stepped through tick by tick, the marbles
// can be moved and the numbers changed. The library itself runs each diagram, in a program that the server calls, so
// Documentation/build --serve adds this script to the pages. Without it they are pictures.
"use strict"
{
  // The limit for the ticks of a row and for a number.
  const most = 60

  // MARK: Marbles as events

  const isEnd = event => event.sign == "|" || event.sign == "#"

  // The events of a row, each with its tick; null if the row contains anything but elements, ends and groups.
  function parse(text) {
    const events = []
    let start = null
    for (const [tick, sign] of [...text].entries()) {
      if (sign == "(" && start == null) start = tick
      else if (sign == ")" && start != null) start = null
      else if (/[A-Za-z0-9|#^]/.test(sign)) events.push({ tick: start ?? tick, sign })
      else if (sign != "-") return null
    }
    return start == null ? events : null
  }

  // The row for some events. A group is as long as its text, so the events after it may have to move to the right.
  function write(events, length) {
    let text = ""
    for (const tick of [...new Set(events.map(one => one.tick))].sort((a, b) => a - b)) {
      const here = events.filter(one => one.tick == tick).sort((a, b) => isEnd(a) - isEnd(b))
      const signs = here.map(one => one.sign).join("")
      text = text.padEnd(tick, "-") + (signs.length > 1 ? `(${signs})` : signs)
      if (here.some(isEnd)) return text
    }
    return text.padEnd(length, "-")
  }

  // MARK: Elements of the page

  // An element; what HTML writes with a hyphen is an attribute, all else a property.
  function element(name, properties, ...children) {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(properties)) {
      if (key.includes("-") || key == "role") made.setAttribute(key, value)
      else made[key] = value
    }
    made.append(...children)
    return made
  }

  const button = (textContent, onclick, more) => element("button", { type: "button", textContent, onclick, ...more })

  // The name of a line: the number of its row, or the label of an inner sequence.
  const keyOf = line => line.row ?? `inner ${line.label}`
  const isCall = line => line.kind == "result" && /[({]/.test(line.label)

  // MARK: One diagram

  class Diagram {
    constructor(image, place) {
      const [, module, picture] = new URL(image.src).pathname.match(/images\/([^/]+)\/(.+?)\.svg$/)
      Object.assign(this, { image, module, picture, texts: {}, numbers: [], tick: null, asked: 0 })
      this.button = button("▶ Play with this diagram", () => this.open(), { className: "rx-play-open" })
      this.panel = element("div", { className: "rx-play" }, this.button)
      place.after(this.panel)
      // The diagram as text, which the panel shows, too.
      const text = this.panel.nextElementSibling
      if (text?.matches(".code-listing:not([data-syntax])")) this.text = text
    }

    async open() {
      this.button.remove()
      this.curtain = element("div", { className: "rx-play-curtain", hidden: true })
      this.shown = element("img", { className: "rx-play-picture", alt: "" })
      this.stage = element("div", { className: "rx-play-stage" }, this.curtain)
      this.fields = element("div", { className: "rx-play-fields" })
      this.problem = element("p", { className: "rx-play-problem", role: "alert" })
      this.marbles = element("pre", { className: "rx-play-text" })
      this.copy = button("Copy", () => this.copyText())
      const reset = button("Reset", () => {
        Object.assign(this, { texts: {}, numbers: [], inputs: null })
        this.ask()
      })
      const below = element("div", { className: "rx-play-buttons" }, this.copy, reset)
      this.panel.append(this.stage, this.makeTime(), this.fields, this.problem, this.marbles, below)
      await this.ask()
      if (!this.answer) return
      const picture = this.image.closest(".inline-image-container") || this.image
      picture.classList.add("rx-played")
      this.text?.classList.add("rx-played")
    }

    async ask() {
      const number = this.asked += 1
      const request = { module: this.module, picture: this.picture, rows: {}, numbers: this.numbers, inners: {} }
      for (const [key, text] of Object.entries(this.texts)) {
        if (key.startsWith("inner ")) request.inners[key.slice("inner ".length)] = text
        else request.rows[key] = text
      }
      let answer
      try {
        const body = JSON.stringify(request)
        answer = await (await fetch((window.baseUrl || "/") + "play", { method: "POST", body })).json()
      } catch {
        answer = { problem: "Nobody answers: the server has ended. Documentation/build --serve starts it." }
      }
      if (number != this.asked) return
      this.panel.classList.toggle("is-wrong", "problem" in answer)
      if ("problem" in answer) return this.complain(answer)
      this.answer = answer
      this.show()
    }

    askSoon() {
      clearTimeout(this.later)
      this.later = setTimeout(() => this.ask(), 120)
    }

    complain({ row, problem }) {
      this.problem.textContent = problem
      const field = this.inputs?.[row]
      for (const input of Object.values(this.inputs || {})) input.setAttribute("aria-invalid", input == field)
      const place = field ? field.closest(".rx-play-row") : this.fields
      place.after(this.problem)
    }

    // MARK: Fields

    build() {
      Object.assign(this, { inputs: {}, tracks: {} })
      this.fields.replaceChildren()
      for (const line of this.answer.lines) {
        if (line.row != null && line.kind != "result" || line.given != null) this.addRow(line)
      }
      if (!this.numbers.length) this.numbers = [...this.answer.numbers]
      if (this.numbers.length) this.addNumbers()
    }

    addRow(line) {
      const key = keyOf(line)
      const name = line.given == null ? line.label : `inner sequence ${line.label}`
      const input = element("input", { value: line.given ?? line.text, spellcheck: false, autocomplete: "off",
        maxLength: most, "aria-label": `Marbles of ${name}`, oninput: () => this.change(key, input.value) })
      const track = element("div", { className: "rx-play-track" })
      const buttons = element("div", { className: "rx-play-buttons" }, button("+ element", () => this.add(key)),
        button("+ error", () => this.add(key, "#")), button("+ end", () => this.add(key, "|")))
      this.fields.append(element("div", { className: "rx-play-row" }, element("label", {}, name, input), track,
        line.kind == "mark" ? "" : buttons))
      this.inputs[key] = input
      this.tracks[key] = track
    }

    // The numbers of the calls, in place: `debounce(.seconds(3), scheduler: scheduler)`.
    addNumbers() {
      const fields = this.numbers.map((value, at) => element("input", { type: "number", min: 0, max: most, value,
        "aria-label": `Number ${at + 1} of the call`, oninput: ({ target }) => {
          if (target.value == "") return
          this.numbers[at] = Math.trunc(Number(target.value))
          this.askSoon()
        } }))
      const row = element("div", { className: "rx-play-row rx-play-call" })
      let index = 0
      for (const call of this.answer.lines.filter(isCall)) {
        const code = element("code", {})
        let rest = call.label
        while (index < fields.length) {
          const found = rest.match(new RegExp(`(?<![\\w$.])${this.numbers[index]}(?![\\w.])`))
          if (!found) break
          code.append(rest.slice(0, found.index), fields[index])
          rest = rest.slice(found.index + found[0].length)
          index += 1
        }
        code.append(rest)
        row.append(code)
      }
      row.append(...fields.slice(index))
      this.fields.append(row)
    }

    change(key, text) {
      this.texts[key] = text
      if (this.inputs[key].value != text) this.inputs[key].value = text
      this.drawTrack(key)
      this.askSoon()
    }

    // Adds an end, or the next element before the end.
    add(key, sign) {
      const text = this.inputs[key].value
      const events = parse(text)
      if (!events) return
      const end = events.find(isEnd)
      const tick = end?.tick ?? Math.max(-1, ...events.map(one => one.tick)) + 2
      const others = events.filter(one => !isEnd(one))
      if (sign) return this.change(key, write([...others, { tick, sign }], 0))
      const next = [..."abcdefghijklmnopqrstuvwxyz"].find(letter => !events.some(one => one.sign == letter)) || "a"
      const later = end ? [{ ...end, tick: tick + 2 }] : []
      this.change(key, write([...others, { tick, sign: next }, ...later], text.length))
    }

    get width() {
      return Number(this.answer.svg.match(/width="(\d+)"/)[1])
    }

    // The tick in which a row's marbles begin.
    begin(key) {
      const line = this.answer.lines.find(line => keyOf(line) == key)
      const isStarted = line?.given != null || line?.kind == "cold"
      return (isStarted ? line.subscriptions[0]?.[0] : null) ?? line?.indent ?? 0
    }

    // The marbles of a row, to be dragged, or moved with the arrow keys; below those of the picture.
    drawTrack(key) {
      const track = this.tracks[key]
      const text = this.inputs[key].value
      const events = parse(text)
      track.hidden = !events
      if (!events) return
      const factor = this.shown.clientWidth / this.width || 1
      const [origin, width] = this.answer.scale.map(length => length * factor)
      const from = this.begin(key)
      const size = Math.max(14, Math.min(26, width))
      const colors = Object.fromEntries([...this.answer.svg.matchAll(/<circle [^>]*fill="(#\w+)"[^>]*\/><text [^>]*>([^<]+)</g)]
        .map(([, fill, sign]) => [sign, fill]))
      const place = tick => `${origin + (from + tick) * width - size / 2}px`
      const focused = track.contains(document.activeElement) ? Number(document.activeElement.dataset.index) : null
      // How many events of its tick come before one.
      const depths = events.map((event, index) => events.slice(0, index).filter(one => one.tick == event.tick).length)
      const line = element("div", { className: "rx-play-line" })
      line.style.width = `${origin + (from + text.length + 2) * width}px`
      line.style.setProperty("--begin", `${origin}px`)
      line.style.height = `${26 + 10 * Math.max(0, ...depths)}px`
      const marbles = events.map((event, index) => {
        const what = { "#": "the error", "|": "the end", "^": "the subscription" }[event.sign] || event.sign
        const move = tick => {
          if (tick < 0 || tick > most - 2 || tick == event.tick) return
          this.change(key, write(events.map(one => one == event ? { ...one, tick } : one), text.length))
        }
        const onkeydown = press => {
          if (press.key == "ArrowLeft") move(event.tick - 1)
          else if (press.key == "ArrowRight") move(event.tick + 1)
          else if (press.key == "Delete" || press.key == "Backspace") {
            this.change(key, write(events.filter(one => one != event), text.length))
          } else return
          press.preventDefault()
        }
        const onpointerdown = down => {
          down.preventDefault()
          marble.focus()
          const left = line.getBoundingClientRect().left
          const ended = new AbortController()
          let tick = event.tick
          const on = (name, action) => addEventListener(name, action, { signal: ended.signal })
          const drop = () => {
            ended.abort()
            move(tick)
          }
          on("pointermove", at => {
            tick = Math.max(0, Math.min(most - 2, Math.round((at.clientX - left - origin) / width) - from))
            marble.style.left = place(tick)
          })
          on("pointerup", drop)
          on("pointercancel", drop)
        }
        const marble = button(event.sign == "#" ? "×" : event.sign, null, { onkeydown, onpointerdown,
          className: isEnd(event) ? "rx-play-end" : "rx-play-marble",
          "aria-label": `${what} at tick ${event.tick}: arrow keys move it, Delete takes it out` })
        marble.dataset.index = index
        Object.assign(marble.style, { left: place(event.tick), top: `${depths[index] * 10 + 13 - size / 2}px`,
          width: `${size}px`, height: `${size}px`, lineHeight: `${size - 2}px` })
        if (!isEnd(event)) marble.style.background = colors[event.sign]
        return marble
      })
      line.append(...marbles)
      track.replaceChildren(line)
      if (focused != null) marbles[Math.min(focused, marbles.length - 1)]?.focus()
    }

    // MARK: Results

    show() {
      const { lines, svg, words, last } = this.answer
      if (!this.inputs) this.build()
      this.problem.textContent = ""
      for (const input of Object.values(this.inputs)) input.removeAttribute("aria-invalid")
      // A new element starts an inner sequence, which gets a row.
      for (const line of lines) if (line.given != null && !this.inputs[keyOf(line)]) this.addRow(line)
      this.shown.onload = () => Object.keys(this.tracks).forEach(key => this.drawTrack(key))
      this.shown.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg)
      this.shown.alt = words
      if (!this.shown.parentNode) this.stage.prepend(this.shown)
      // The labels are after the marbles, so that a narrow page shows the marbles.
      const rows = lines.filter(line => line.row != null).map(line => {
        const [first, ...rest] = line.text.split("\n")
        return { text: " ".repeat(line.kind == "result" ? 0 : line.indent) + first, rest, label: line.label }
      })
      const width = Math.max(...rows.map(row => row.text.length)) + 3
      this.marbles.textContent = rows.flatMap(row => [row.text.padEnd(width) + row.label, ...row.rest]).join("\n")
      this.copy.textContent = "Copy the diagram"
      this.slider.max = last + 1
      if (this.tick != null) this.tick = Math.min(this.tick, last)
      this.showTick()
    }

    async copyText() {
      const text = this.marbles.textContent
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        getSelection().selectAllChildren(this.marbles)
        document.execCommand("copy")
      }
      this.panel.dataset.copied = text
      this.copy.textContent = "Copied"
    }

    // MARK: Tick by tick

    makeTime() {
      const step = by => {
        const last = this.answer.last + 1
        this.setTick(Math.max(0, Math.min(last, (this.tick ?? (by > 0 ? -1 : last)) + by)))
      }
      this.slider = element("input", { type: "range", min: 0, max: 1, value: 1, "aria-label": "Tick",
        oninput: () => this.setTick(Number(this.slider.value)) })
      this.status = element("p", { className: "rx-play-status", "aria-live": "polite" })
      const bar = element("div", { className: "rx-play-buttons" }, button("Play", () => this.play()),
        button("◀", () => step(-1), { "aria-label": "A tick back" }), this.slider,
        button("▶", () => step(1), { "aria-label": "A tick on" }))
      return element("div", { className: "rx-play-time" }, bar, this.status)
    }

    // Lets the time run from the beginning; a reader who moves it stops it.
    play() {
      clearInterval(this.timer)
      let tick = 0
      this.setTick(tick)
      this.timer = setInterval(() => {
        if (this.tick != tick || tick > this.answer.last) return clearInterval(this.timer)
        tick += 1
        this.setTick(tick)
      }, 350)
    }

    setTick(tick) {
      this.tick = tick > this.answer.last ? null : tick
      this.showTick()
    }

    showTick() {
      this.slider.value = this.tick ?? this.answer.last + 1
      this.curtain.hidden = this.tick == null
      if (this.tick == null) {
        this.status.textContent = "The whole run. Step through it with the arrows."
        return
      }
      const [origin, width] = this.answer.scale
      this.curtain.style.left = `${Math.min(100, (origin + (this.tick + 0.5) * width) / this.width * 100)}%`
      const said = []
      const isResult = line => line.kind == "result"
      // A sent event comes before its effects.
      for (const line of [...this.answer.lines].sort((a, b) => isResult(a) - isResult(b))) {
        const starts = line.kind == "cold" ? line.subscriptions.map(one => one[0]) : [line.kind == "hot" ? line.indent : 0]
        const name = isCall(line) ? "the result" : (line.kind == "inner" ? "the inner sequence " : "") + line.label
        for (const [from, to] of line.subscriptions) {
          if (from == this.tick) said.push(`${name} is subscribed to`)
          if (to == this.tick) said.push(`the subscription to ${name} ends`)
        }
        for (const start of starts) {
          for (const { tick, sign } of parse(line.text.split("\n")[0]) || []) {
            if (tick + start != this.tick || sign == "^") continue
            said.push(`${name} ${{ "|": "completes", "#": "fails" }[sign] || "sends " + sign}`)
          }
        }
      }
      this.status.textContent = `Tick ${this.tick}: ${said.join(", ") || "nothing happens"}.`
    }
  }

  // MARK: The page

  rxWatchPage(() => {
    for (const image of document.querySelectorAll("main .primary-content img, main .content img")) {
      if (!image.alt.startsWith("Marble diagram") || image.closest(".link-block")) continue
      const place = image.closest("p") || image.closest(".inline-image-container") || image
      if (place.nextElementSibling?.classList.contains("rx-play")) continue
      const diagram = new Diagram(image, place)
      // That of the front page plays by itself, unless the reader wants no motion.
      if (/\/documentation\/rx\/?$/.test(location.pathname)) {
        diagram.open().then(() => matchMedia("(prefers-reduced-motion: reduce)").matches || diagram.play())
      }
    }
  })
}

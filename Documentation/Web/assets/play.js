// Diagrams that play: below the picture of an operator, time can run, or be stepped through tick by tick, the marbles
// can be moved and the numbers changed. The library itself runs each diagram, in a program that the server calls, so
// Documentation/build --serve adds this script to the pages. Without it they are pictures.
"use strict"
{
  const base = window.baseUrl || "/"
  // The limit for the ticks of a row and for a number.
  const most = 60

  // MARK: Marbles as events

  // The events of a row, each with its tick; null if the row contains anything but elements, ends and groups.
  function parse(text) {
    const events = []
    let start = null
    for (let tick = 0; tick < text.length; tick += 1) {
      const sign = text[tick]
      if (sign == "(" && start == null) start = tick
      else if (sign == ")" && start != null) start = null
      else if (/[A-Za-z0-9|#^]/.test(sign)) events.push({ tick: start ?? tick, sign })
      else if (sign != "-") return null
    }
    return start == null ? events : null
  }

  // The row for some events. A group is as long as its text, so the events after it may have to move to the right.
  function write(events, length) {
    const ticks = new Map()
    for (const event of [...events].sort((a, b) => a.tick - b.tick)) {
      const is = ticks.get(event.tick) || []
      ticks.set(event.tick, /[|#]/.test(event.sign) ? [...is, event.sign] : [...is.filter(one => !/[|#]/.test(one)),
        event.sign, ...is.filter(one => /[|#]/.test(one))])
    }
    let text = ""
    for (const [tick, signs] of ticks) {
      text = text.padEnd(tick, "-") + (signs.length > 1 ? `(${signs.join("")})` : signs[0])
      if (signs.some(sign => /[|#]/.test(sign))) return text
    }
    return text.padEnd(length, "-")
  }

  // MARK: One diagram

  class Diagram {
    constructor(image, place) {
      const [, module, picture] = new URL(image.src).pathname.match(/images\/([^/]+)\/(.+?)\.svg$/)
      Object.assign(this, { image, module, picture, rows: {}, inners: {}, numbers: [], tick: null, asked: 0 })
      this.panel = element("div", { className: "rx-play" })
      this.button = element("button", { className: "rx-play-open", type: "button", textContent: "▶ Play with this diagram" })
      this.button.addEventListener("click", () => this.open())
      this.panel.append(this.button)
      place.after(this.panel)
      // The diagram as text, which the panel shows, too.
      const text = this.panel.nextElementSibling
      if (text?.matches(".code-listing:not([data-syntax])")) this.text = text
    }

    async open() {
      this.button.remove()
      this.stage = element("div", { className: "rx-play-stage" })
      this.curtain = element("div", { className: "rx-play-curtain", hidden: true })
      this.shown = element("img", { className: "rx-play-picture", alt: "" })
      this.stage.append(this.curtain)
      this.time = element("div", { className: "rx-play-time" })
      this.fields = element("div", { className: "rx-play-fields" })
      this.problem = element("p", { className: "rx-play-problem" })
      this.problem.setAttribute("role", "alert")
      this.marbles = element("pre", { className: "rx-play-text" })
      this.copy = element("button", { type: "button", textContent: "Copy" })
      this.copy.addEventListener("click", () => this.copyText())
      this.reset = element("button", { type: "button", textContent: "Reset" })
      this.reset.addEventListener("click", () => {
        this.rows = {}
        this.inners = {}
        this.numbers = []
        this.built = null
        this.ask()
      })
      const below = element("div", { className: "rx-play-buttons" })
      below.append(this.copy, this.reset)
      this.panel.append(this.stage, this.time, this.fields, this.problem, this.marbles, below)
      this.buildTime()
      await this.ask()
      if (!this.answer) return
      hide(this.image)
      this.text?.classList.add("rx-played")
    }

    async ask() {
      const number = this.asked += 1
      let answer
      try {
        const { module, picture, rows, numbers, inners } = this
        const body = JSON.stringify({ module, picture, rows, numbers, inners })
        const response = await fetch(base + "play", { method: "POST", body })
        answer = await response.json()
      } catch {
        answer = { problem: "Nobody answers: the server has ended. Documentation/build --serve starts it." }
      }
      if (number != this.asked) return
      this.panel.dataset.answers = Number(this.panel.dataset.answers || 0) + 1
      this.panel.classList.toggle("is-wrong", "problem" in answer)
      if ("problem" in answer) return this.complain(answer)
      this.answer = answer
      if (!this.built) this.build()
      this.show()
    }

    complain({ row, problem }) {
      this.problem.textContent = problem
      const field = this.inputs?.[row]
      for (const input of Object.values(this.inputs || {})) input.setAttribute("aria-invalid", input == field)
      if (field) field.closest(".rx-play-row").after(this.problem)
      else this.fields.after(this.problem)
    }

    // MARK: Fields

    build() {
      this.built = true
      this.inputs = {}
      this.tracks = {}
      this.fields.replaceChildren()
      for (const line of this.answer.lines) {
        if (line.row != null && line.kind != "result" || line.given != null) this.addRow(line)
      }
      this.numbers = this.numbers.length ? this.numbers : [...this.answer.numbers]
      if (this.numbers.length) this.addNumbers()
    }

    // A row of the diagram, whose key is its number, or an inner sequence, whose key is its label.
    addRow(line) {
      const key = line.row ?? `inner ${line.label}`
      const row = element("div", { className: "rx-play-row" })
      const text = line.given == null ? line.label : `inner sequence ${line.label}`
      const name = element("label", { textContent: text })
      const input = element("input", { value: line.given ?? line.text, spellcheck: false, autocomplete: "off", maxLength: most })
      input.setAttribute("aria-label", `Marbles of ${text}`)
      name.append(input)
      const track = element("div", { className: "rx-play-track" })
      const buttons = element("div", { className: "rx-play-buttons" })
      for (const [text, sign] of [["+ element", null], ["+ error", "#"], ["+ end", "|"]]) {
        const button = element("button", { type: "button", textContent: text })
        button.addEventListener("click", () => this.add(key, sign))
        buttons.append(button)
      }
      row.append(name, track, line.kind == "mark" ? "" : buttons)
      this.fields.append(row)
      this.inputs[key] = input
      this.tracks[key] = track
      input.addEventListener("input", () => this.change(key, input.value))
    }

    // The numbers of the calls, in place: `debounce(.seconds(3), scheduler: scheduler)`.
    addNumbers() {
      const calls = this.answer.lines.filter(line => line.kind == "result" && /[({]/.test(line.label))
      const row = element("div", { className: "rx-play-row rx-play-call" })
      let index = 0
      const field = value => {
        const at = index
        index += 1
        const input = element("input", { type: "number", min: 0, max: most, value })
        input.setAttribute("aria-label", `Number ${at + 1} of the call`)
        input.addEventListener("input", () => {
          if (input.value == "") return
          this.numbers[at] = Math.trunc(Number(input.value))
          this.askSoon()
        })
        return input
      }
      for (const call of calls) {
        const code = element("code")
        let rest = call.label
        while (index < this.numbers.length) {
          const found = rest.match(new RegExp(`(?<![\\w$.])${this.numbers[index]}(?![\\w.])`))
          if (!found) break
          code.append(rest.slice(0, found.index), field(this.numbers[index]))
          rest = rest.slice(found.index + found[0].length)
        }
        code.append(rest)
        row.append(code)
      }
      while (index < this.numbers.length) row.append(field(this.numbers[index]))
      this.fields.append(row)
    }

    change(row, text) {
      const [, inner] = String(row).match(/^inner (.*)$/) || []
      if (inner != null) this.inners[inner] = text
      else this.rows[row] = text
      if (this.inputs[row].value != text) this.inputs[row].value = text
      this.drawTrack(row)
      this.askSoon()
    }

    add(row, sign) {
      const events = parse(this.inputs[row].value)
      if (!events) return
      const last = Math.max(-1, ...events.map(event => event.tick))
      const isEnd = sign => /[|#]/.test(sign)
      if (sign) {
        const end = events.find(event => isEnd(event.sign))
        const kept = events.filter(event => !isEnd(event.sign))
        return this.change(row, write([...kept, { tick: end ? end.tick : last + 2, sign }], 0))
      }
      const names = events.map(event => event.sign)
      const next = [..."abcdefghijklmnopqrstuvwxyz"].find(letter => !names.includes(letter)) || "a"
      const end = events.find(event => isEnd(event.sign))
      const tick = end ? end.tick : last + 2
      const moved = events.map(event => event == end ? { ...event, tick: tick + 2 } : event)
      this.change(row, write([...moved, { tick, sign: next }], this.inputs[row].value.length))
    }

    // Where a tick is: below that of the picture.
    get scale() {
      const [origin, width] = this.answer.scale
      const factor = this.shown.clientWidth / Number(this.answer.svg.match(/width="(\d+)"/)[1]) || 1
      return { origin: origin * factor, width: width * factor }
    }

    // The tick in which a row's marbles begin.
    begin(row) {
      const line = this.answer.lines.find(line => (line.row ?? `inner ${line.label}`) == row)
      if (line?.given != null) return line.subscriptions[0]?.[0] ?? 0
      return line?.kind == "cold" ? line.subscriptions[0]?.[0] ?? line.indent : line?.indent ?? 0
    }

    // The marbles of a row, to be dragged, or moved with the arrow keys.
    drawTrack(row) {
      const track = this.tracks[row]
      const events = parse(this.inputs[row].value)
      track.hidden = !events
      if (!events) return
      const { origin, width } = this.scale
      const from = this.begin(row)
      const size = Math.max(14, Math.min(26, width))
      const colors = Object.fromEntries([...this.answer.svg.matchAll(/<circle [^>]*fill="(#\w+)"[^>]*\/><text [^>]*>([^<]+)</g)]
        .map(([, fill, sign]) => [sign, fill]))
      const place = tick => `${origin + (from + tick) * width - size / 2}px`
      const focused = track.contains(document.activeElement) ? Number(document.activeElement.dataset.index) : null
      const stacked = new Map()
      const line = element("div", { className: "rx-play-line" })
      line.style.width = `${origin + (from + this.inputs[row].value.length + 2) * width}px`
      line.style.setProperty("--begin", `${origin}px`)
      line.style.height = `${26 + 10 * Math.max(0, ...events.map(({ tick }) => events.filter(other => other.tick == tick).length - 1))}px`
      const marbles = events.map((event, index) => {
        const depth = stacked.get(event.tick) || 0
        stacked.set(event.tick, depth + 1)
        const isEnd = event.sign == "|" || event.sign == "#"
        const marble = element("button", { type: "button", textContent: event.sign == "#" ? "×" : event.sign })
        marble.className = isEnd ? "rx-play-end" : "rx-play-marble"
        marble.dataset.index = index
        const what = { "#": "the error", "|": "the end", "^": "the subscription" }[event.sign] || event.sign
        marble.setAttribute("aria-label", `${what} at tick ${event.tick}: arrow keys move it, Delete takes it out`)
        Object.assign(marble.style, { left: place(event.tick), top: `${depth * 10 + 13 - size / 2}px`,
          width: `${size}px`, height: `${size}px`, lineHeight: `${size - 2}px` })
        if (!isEnd) marble.style.background = colors[event.sign]
        const move = tick => {
          if (tick < 0 || tick > most - 2 || tick == events[index].tick) return
          const moved = events.map((one, other) => other == index ? { ...one, tick } : one)
          this.change(row, write(moved, this.inputs[row].value.length))
        }
        marble.addEventListener("keydown", key => {
          if (key.key == "ArrowLeft" || key.key == "ArrowRight") {
            key.preventDefault()
            move(event.tick + (key.key == "ArrowLeft" ? -1 : 1))
          } else if (key.key == "Delete" || key.key == "Backspace") {
            key.preventDefault()
            this.change(row, write(events.filter((_, other) => other != index), this.inputs[row].value.length))
          }
        })
        marble.addEventListener("pointerdown", down => {
          down.preventDefault()
          marble.focus()
          const left = line.getBoundingClientRect().left
          let tick = event.tick
          const follow = at => {
            tick = Math.max(0, Math.min(most - 2, Math.round((at.clientX - left - origin) / width) - from))
            marble.style.left = place(tick)
          }
          const drop = () => {
            removeEventListener("pointermove", follow)
            removeEventListener("pointerup", drop)
            removeEventListener("pointercancel", drop)
            move(tick)
          }
          addEventListener("pointermove", follow)
          addEventListener("pointerup", drop)
          addEventListener("pointercancel", drop)
        })
        return marble
      })
      line.append(...marbles)
      track.replaceChildren(line)
      if (focused != null) marbles[Math.min(focused, marbles.length - 1)]?.focus()
    }

    askSoon() {
      clearTimeout(this.later)
      this.later = setTimeout(() => this.ask(), 120)
    }

    // MARK: Results

    show() {
      this.problem.textContent = ""
      for (const input of Object.values(this.inputs)) input.removeAttribute("aria-invalid")
      this.showInners()
      this.shown.onload = () => Object.keys(this.tracks).forEach(row => this.drawTrack(row))
      this.shown.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(this.answer.svg)
      this.shown.alt = this.answer.words
      if (!this.shown.parentNode) this.stage.prepend(this.shown)
      // The labels are after the marbles, so that a narrow page shows the marbles.
      const rows = this.answer.lines.filter(line => line.row != null).map(line => {
        const [first, ...rest] = line.text.split("\n")
        return { text: " ".repeat(line.kind == "result" ? 0 : line.indent) + first, rest, label: line.label }
      })
      const width = Math.max(...rows.map(row => row.text.length)) + 3
      const lines = rows.flatMap(row => [row.text.padEnd(width) + row.label, ...row.rest])
      this.marbles.textContent = lines.join("\n")
      this.copy.textContent = "Copy the diagram"
      this.slider.max = this.answer.last + 1
      if (this.tick != null) this.tick = Math.min(this.tick, this.answer.last)
      this.showTick()
    }

    // A new element starts an inner sequence, which gets a row.
    showInners() {
      for (const line of this.answer.lines) {
        if (line.given != null && !this.inputs[`inner ${line.label}`]) this.addRow(line)
      }
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

    buildTime() {
      const step = by => () => {
        const last = this.answer.last + 1
        const now = this.tick == null ? (by > 0 ? -1 : last) : this.tick
        this.setTick(Math.max(0, Math.min(last, now + by)))
      }
      const back = element("button", { type: "button", textContent: "◀" })
      back.setAttribute("aria-label", "A tick back")
      back.addEventListener("click", step(-1))
      const on = element("button", { type: "button", textContent: "▶" })
      on.setAttribute("aria-label", "A tick on")
      on.addEventListener("click", step(1))
      this.slider = element("input", { type: "range", min: 0, max: 1, value: 1 })
      this.slider.setAttribute("aria-label", "Tick")
      this.slider.addEventListener("input", () => this.setTick(Number(this.slider.value)))
      this.status = element("p", { className: "rx-play-status" })
      this.status.setAttribute("aria-live", "polite")
      const run = element("button", { type: "button", textContent: "Play", className: "rx-play-run" })
      run.addEventListener("click", () => this.play())
      const bar = element("div", { className: "rx-play-buttons" })
      bar.append(run, back, this.slider, on)
      this.time.append(bar, this.status)
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
      const whole = Number(this.answer.svg.match(/width="(\d+)"/)[1])
      this.curtain.style.left = `${Math.min(100, (origin + (this.tick + 0.5) * width) / whole * 100)}%`
      const said = []
      const isResult = line => line.kind == "result"
      // A sent event comes before its effects.
      for (const line of [...this.answer.lines].sort((a, b) => isResult(a) - isResult(b))) {
        const starts = line.kind == "cold" ? line.subscriptions.map(one => one[0]) : [line.kind == "hot" ? line.indent : 0]
        const name = isResult(line) && /[({]/.test(line.label) ? "the result"
          : line.kind == "inner" ? `the inner sequence ${line.label}` : line.label
        for (const [from, to] of line.subscriptions) {
          if (from == this.tick) said.push(`${name} is subscribed to`)
          if (to == this.tick) said.push(`the subscription to ${name} ends`)
        }
        for (const start of starts) {
          for (const event of parse(line.text.split("\n")[0]) || []) {
            if (event.tick + start != this.tick || event.sign == "^") continue
            said.push(`${name} ${{ "|": "completes", "#": "fails" }[event.sign] || "sends " + event.sign}`)
          }
        }
      }
      this.status.textContent = `Tick ${this.tick}: ${said.join(", ") || "nothing happens"}.`
    }
  }

  // MARK: The page

  function element(name, properties = {}) {
    return Object.assign(document.createElement(name), properties)
  }

  function hide(image) {
    const picture = image.closest(".inline-image-container") || image
    picture.classList.add("rx-played")
  }

  function look() {
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
  }

  let waits = false
  new MutationObserver(() => {
    if (waits) return
    waits = true
    setTimeout(() => {
      waits = false
      look()
    }, 30)
  }).observe(document.documentElement, { childList: true, subtree: true })
  look()
}

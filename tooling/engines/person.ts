import { setTimeout as wait } from 'node:timers/promises'

import type { Browser } from './Engine.ts'

/** How long a person waits for something to appear, in milliseconds. */
const patienceMs = 30_000

/** How often a person aims at what moved away. */
const aims = 3

/** The roles by which a person finds something here. */
export type Role = 'button' | 'combobox' | 'heading' | 'link' | 'option' | 'textbox'

/** Finds an element by role and name, in shadow trees too. `place` is where its middle is. */
const finder = `(role, name, exact) => {
  const selectors = {
    button: 'button:not([role]), [role=button]',
    combobox: '[role=combobox]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    link: 'a[href]',
    option: '[role=option]',
    textbox: 'input, textarea',
  }
  const roots = [document]
  for (const root of roots)
    for (const element of root.querySelectorAll('*'))
      if (element.shadowRoot) roots.push(element.shadowRoot)
  const nameOf = (element) => {
    const label = element.getAttribute('aria-labelledby')
    const labels = label ? label.split(' ').map((id) => element.getRootNode().getElementById(id)) : [...(element.labels ?? [])]
    const words = element.getAttribute('aria-label') ?? (labels.length > 0 ? labels.map((it) => it?.textContent).join(' ') : element.textContent)
    return (words ?? '').replace(/\\s+/g, ' ').trim()
  }
  const fits = (element) => exact ? nameOf(element) === name : nameOf(element).includes(name)
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[inert]')
  return roots.flatMap((root) => [...root.querySelectorAll(selectors[role])]).filter((it) => isShown(it) && fits(it) && !it.disabled)
}`

const call = (role: Role, name: string, exact: boolean): string =>
  `(${finder})(${JSON.stringify(role)}, ${JSON.stringify(name)}, ${exact})`

/** What a person does in a browser: looks, presses, writes. Every step waits for what it needs, and says what is missing. */
export type Person = {
  goto: (url: string) => Promise<void>
  /** The address of the page. */
  address: () => Promise<string>
  press: (role: Role, name: string, options?: { exact?: boolean }) => Promise<void>
  write: (field: string, text: string) => Promise<void>
  key: (value: string) => Promise<void>
  sees: (text: string) => Promise<void>
  seesElement: (role: Role, name: string) => Promise<void>
  /** Waits until an expression in the page is true. */
  waitFor: (what: string, expression: string) => Promise<void>
  evaluate: Browser['evaluate']
  failures: Browser['failures']
}

/** Puts a person in front of a browser. */
export function createPerson(browser: Browser): Person {
  const { goto, evaluate, act, failures } = browser

  async function waitFor(what: string, expression: string): Promise<unknown> {
    const deadline = Date.now() + patienceMs
    for (;;) {
      // A page that is being left answers nothing.
      const value = await evaluate(expression).catch(() => undefined)
      if (value !== null && value !== undefined && value !== false) return value
      if (Date.now() > deadline) {
        const text = await evaluate('document.body.innerText').catch(String)
        throw new Error(`${what} is not there. The page says: ${String(text).slice(0, 600)}`)
      }
      await wait(100)
    }
  }

  async function place(role: Role, name: string, exact: boolean) {
    const expression = `(() => {
      const element = ${call(role, name, exact)}[0]
      if (!element) return null
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      // What comes in from an edge is not seen yet.
      return x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? null : { x, y }
    })()`
    return (await waitFor(`The ${role} "${name}"`, expression)) as { x: number; y: number }
  }

  /** Presses once at the place of the element, and returns whether the press hit it. */
  async function pressOnce(role: Role, name: string, exact: boolean): Promise<boolean> {
    let at = await place(role, name, exact)
    // Waits until the element no longer moves, because a press aims at its place.
    for (;;) {
      await wait(120)
      const next = await place(role, name, exact)
      if (next.x === at.x && next.y === at.y) break
      at = next
    }
    // A page may draw the element anew before the press arrives: what bears its name by then is met as well.
    await evaluate(`(() => {
      globalThis.__met = false
      addEventListener('click', (event) => {
        const path = event.composedPath()
        globalThis.__met = ${call(role, name, exact)}.some((element) => path.includes(element))
      }, { once: true, capture: true })
    })()`)
    await act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...at, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
    for (let look = 0; look < 5; look += 1) {
      // A page that was left by the press, or is being left, answers something else than "not yet".
      if ((await evaluate('globalThis.__met').catch(() => true)) !== false) return true
      await wait(100)
    }
    return false
  }

  async function press(role: Role, name: string, { exact = true } = {}): Promise<void> {
    // A page that renders late can move the element during the press; a person then presses again.
    for (let aim = 0; aim < aims; aim += 1) if (await pressOnce(role, name, exact)) return
    throw new Error(`The ${role} "${name}" was pressed ${aims} times where it lay, and not met.`)
  }

  const strike = (values: readonly string[]) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: values.flatMap((value) => [
          { type: 'keyDown' as const, value },
          { type: 'keyUp' as const, value },
        ]),
      },
    ])

  return {
    goto,
    evaluate,
    failures,
    address: async () => String(await evaluate('location.href')),
    press,
    async write(field, text) {
      await press('textbox', field)
      await strike([...text])
    },
    key: (value) => strike([value]),
    async sees(text) {
      await waitFor(`"${text}"`, `document.body.innerText.includes(${JSON.stringify(text)})`)
    },
    async seesElement(role, name) {
      await waitFor(`The ${role} "${name}"`, `${call(role, name, true)}.length > 0`)
    },
    async waitFor(what, expression) {
      await waitFor(what, expression)
    },
  }
}

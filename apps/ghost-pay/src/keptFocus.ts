import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus on a screen. When the element that has it is taken away, the focus goes back to the button that opened what is gone,
 * or else to the nearest heading. A browser alone puts it at the beginning of the page.
 *
 * @param screen the element that the screen fills
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current
    if (main === null) return undefined
    /** What has the focus and what is around it, innermost first. */
    let chain: readonly Element[] = []
    let pressed: HTMLElement | undefined
    const openers = new WeakMap<Node, HTMLElement>()

    const onAct = () => {
      pressed = undefined
    }
    const onClick = ({ target }: Event) => {
      pressed = (target instanceof Element && target.closest('button')) || undefined
    }
    const onFocus = ({ target }: Event) => {
      chain = target instanceof Element ? around(target, main) : []
    }
    const onBlur = ({ target }: Event) => {
      // What the focus leaves stays: a person has gone on.
      queueMicrotask(() => {
        const stays = target instanceof Node && target.isConnected
        if (stays && !main.contains(document.activeElement)) chain = []
      })
    }
    const listeners = [
      ['keydown', onAct],
      ['pointerdown', onAct],
      ['click', onClick],
      ['focusin', onFocus],
      ['focusout', onBlur],
    ] as const
    for (const [name, listener] of listeners) main.addEventListener(name, listener, true)
    const observer = new MutationObserver((changes) => {
      if (pressed !== undefined) {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) openers.set(node, pressed)
        }
      }
      if (chain[0]?.isConnected === false && hasNoFocus()) bring(chain, openers)
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      for (const [name, listener] of listeners) main.removeEventListener(name, listener, true)
      observer.disconnect()
      // Another screen at the same address takes the place of this one.
      const next = document.getElementById(main.id)
      if (chain[0]?.isConnected === false && next !== null && hasNoFocus()) bring([next], openers)
    }
  }, [screen])
}

const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** An element and all that it is in, up to the screen. */
function around(element: Element, main: Element): readonly Element[] {
  const all: Element[] = []
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    all.push(one)
    if (one === main) break
  }
  return all
}

/** Brings the focus to where a person goes on after what is gone. */
function bring(chain: readonly Element[], openers: WeakMap<Node, HTMLElement>): void {
  const opener = chain
    .filter(({ isConnected }) => !isConnected)
    .map((one) => openers.get(one))
    .findLast((one) => one?.isConnected === true)
  opener?.focus()
  if (!hasNoFocus()) return
  const place = chain.find((one) => one.isConnected && one.querySelector('h1, h2, h3') !== null)
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3')
  if (heading) {
    heading.tabIndex = -1
    heading.focus()
  }
  const main = chain.at(-1)
  if (hasNoFocus() && main instanceof HTMLElement) main.focus({ preventScroll: true })
}

import { focusedElement } from './page.ts'
import { hasPopovers } from './topLayer.ts'

/** What opened a dialog, and the connect button around it, which stays when connecting replaces what was pressed. */
export type Opener = { opener: Element | null; around: Element | null }

/**
 * Gives the focus to a part of a dialog. A host that holds the focus in a dialog of its own takes it back at once, and lets nothing
 * outside of that be pressed: the place of ours is moved inside then.
 *
 * @returns whether the place was moved
 */
export function takeFocus(first: HTMLElement, place: Element | null): boolean {
  // A dialog of the host's takes the focus back from an element that it moves to, and not where it is merely lost.
  const had = focusedElement()
  if (had instanceof HTMLElement) had.blur()
  first.focus({ preventScroll: true })
  const taker = focusedElement()
  const isTaken = taker && taker !== document.body && place?.contains(taker) === false
  if (!isTaken || !hasPopovers()) return false
  const trap = taker.closest('[role=dialog], [role=alertdialog], [aria-modal=true]')
  ;(trap ?? taker.parentElement ?? taker).append(place)
  return true
}

/** Gives the focus back to what opened a dialog, or else to the connect button that stands in its place, or to any that takes it. */
export function giveFocusBack({ opener, around }: Opener, root: Node): void {
  const all = [root, document].flatMap((within) =>
    within instanceof Document || within instanceof ShadowRoot
      ? [...within.querySelectorAll('.ck-connect')]
      : [],
  )
  const buttons = [around, ...all].map((each) => each?.querySelector('button'))
  for (const each of [opener, ...buttons]) {
    if (!(each instanceof HTMLElement)) continue
    each.focus({ preventScroll: true })
    if (each.matches(':focus-within')) return
  }
}

'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

import { focusedElement } from '../ui/page.ts'

/** Which way a step comes in. The first one comes with the dialog, and does not move by itself. */
export type Slide = 'forward' | 'back' | undefined

/**
 * Keeps the focus where it can be read out. A step takes away what was pressed in the one before it; the focus goes to what the new
 * step begins with, and on the way back to what had led away.
 *
 * @param frame what scrolls, a new element for each step
 * @param key changes with each step
 * @param depth how many steps have been walked
 * @returns which way the step came in
 */
export function useStepFocus(
  frame: RefObject<HTMLElement | null>,
  key: string,
  depth: number,
): Slide {
  const slide = useSlide(key, depth)
  const used = useRef<HTMLElement>(undefined)
  const shown = useRef(key)
  /** The name of what led away from a step, by the step's key. */
  const ways = useRef(new Map<string, string>())

  useEffect(() => {
    const dialog = frame.current?.closest('.ck-dialog')
    const onUse = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('a, button, [tabindex]') : null
      if (control instanceof HTMLElement) used.current = control
    }
    // Safari does not focus a button that is pressed.
    dialog?.addEventListener('click', onUse, true)
    dialog?.addEventListener('focusin', onUse)
    return () => {
      dialog?.removeEventListener('click', onUse, true)
      dialog?.removeEventListener('focusin', onUse)
    }
  }, [frame])

  // At every change: the same step takes a button away as well, for example when a wallet refuses.
  useEffect(() => {
    const from = used.current
    const isNew = shown.current !== key
    if (isNew && slide === 'forward' && from) ways.current.set(shown.current, nameOf(from))
    shown.current = key
    const dialog = frame.current?.closest<HTMLElement>('.ck-dialog')
    if (!frame.current || !dialog || !from) return
    const isBack = isNew && slide === 'back'
    // The button “Back” stays as long as there is a way back: the focus leaves it all the same.
    const isGone = !isThere(from) && isLost()
    if (!isGone && !(isBack && from.closest('.ck-header'))) return
    // Another layout draws the same control anew.
    const way = isNew ? (isBack ? ways.current.get(key) : undefined) : nameOf(from)
    const back = Array.from(dialog.querySelectorAll<HTMLElement>('a, button')).find(
      (control) => isThere(control) && nameOf(control) === way,
    )
    ;(back ?? startOf(dialog, frame.current))?.focus({ preventScroll: back === undefined })
  })
  return slide
}

type Place = { key: string; depth: number; slide: Slide }

/** Which way the step on screen came in: forward when it lies deeper than the one before it, back when it does not. */
function useSlide(key: string, depth: number): Slide {
  const [place, setPlace] = useState<Place>({ key, depth, slide: undefined })
  if (place.key === key && place.depth === depth) return place.slide
  const isSame = place.key === key
  const slide = isSame ? place.slide : depth < place.depth ? 'back' : 'forward'
  setPlace({ key, depth, slide })
  return slide
}

/** Where a step begins: what it wants to be pressed, or else its heading. */
function startOf(dialog: HTMLElement, step: HTMLElement): HTMLElement | null {
  const around = step.closest<HTMLElement>('.ck-column-step') ?? dialog
  return (
    step.querySelector<HTMLElement>('[data-ck-autofocus]') ??
    around.querySelector<HTMLElement>('.ck-title, .ck-asking')
  )
}

/** A step that goes out stays for a moment, inert (ui/glide.ts). */
const isThere = (control: HTMLElement) => control.isConnected && !control.closest('[inert]')

/** A row has its name also while its picture is a letter. */
const nameOf = (control: HTMLElement) =>
  control.dataset['ckRow'] ?? control.ariaLabel ?? control.textContent

/** An element that leaves the page takes the focus with it, to the body. */
function isLost(): boolean {
  const focused = focusedElement()
  return focused === null || focused === document.body
}

'use client'

import { type MouseEvent, useRef } from 'react'

/**
 * The second press of a double click is for what the first one was on. Where that has given way to something else, as “Retry” does to
 * “Cancel” in the same place, nothing is pressed.
 *
 * @returns what hears the clicks before anything inside does
 */
export function useMeantPress(): (event: MouseEvent) => void {
  const first = useRef<string>(undefined)
  return (event) => {
    const name = nameOf(event.target)
    if (event.detail <= 1) first.current = name
    else if (name !== first.current) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

/** A control by what it says: one that is drawn anew, such as the way back of the next step, is the same. */
function nameOf(target: EventTarget): string | undefined {
  const control = target instanceof Element ? target.closest('a, button, input, label') : null
  return control ? (control.getAttribute('aria-label') ?? control.textContent) : undefined
}

let pressed: Element | undefined

/**
 * Remembers what was pressed last. Safari does not focus a button that is pressed, so the focus alone does not
 * name the opener of a dialog.
 *
 * @returns a function that unsubscribes
 */
export function watchPresses(): () => void {
  const onClick = ({ target }: Event) => {
    pressed =
      target instanceof Element ? (target.closest('a, button, [tabindex]') ?? undefined) : undefined
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

/** What opened a dialog that opens now: what has the focus, or else what was pressed last. */
export function findOpener(): Element | null {
  const { activeElement } = document
  return activeElement && activeElement !== document.body ? activeElement : (pressed ?? null)
}

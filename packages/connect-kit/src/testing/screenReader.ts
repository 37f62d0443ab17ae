/** What is read out from now on: each change of a live region that is in reach, one after the other. */
export function listen(): string[] {
  const said: string[] = []
  new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) => {
        const at = target instanceof Element ? target : target.parentElement
        return at?.closest('[aria-live], [role=status], [role=alert]')
      }),
    )
    for (const region of regions) {
      const words = region?.textContent.trim()
      if (words && !region?.closest('[inert]')) said.push(words)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  return said
}

/**
 * What has the focus, by its name. It comes from the contents only where the element says what it is.
 *
 * @param place what it has to stand in
 * @returns nothing where the focus is elsewhere, or on an element without a name
 */
export function focused(place: Element = document.body): string {
  const at = document.activeElement
  if (!at || !place.contains(at)) return ''
  return (at.ariaLabel ?? (at.matches('a, button, h2, h3') ? at.textContent : '')).trim()
}

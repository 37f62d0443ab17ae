const candidates = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]'

/** What Tab would stop at inside an element, in order. */
export function tabbables(within: HTMLElement): HTMLElement[] {
  return Array.from(within.querySelectorAll<HTMLElement>(candidates)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.getClientRects().length > 0,
  )
}

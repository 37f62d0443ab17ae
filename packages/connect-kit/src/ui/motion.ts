/**
 * A motion of the kit as its stylesheet has it, for what a stylesheet cannot move by itself.
 *
 * @param name of a variable that holds a duration and a curve, for example `--ck-move`
 * @returns nothing where the visitor wants no motion, or where there is no stylesheet
 */
export function motionOf(
  element: Element,
  name: `--ck-${string}`,
): { duration: number; easing: string } | undefined {
  if (!wantsMotion()) return undefined
  const value = getComputedStyle(element).getPropertyValue(name).trim()
  // A host's minifier writes 260ms as .26s.
  const [, length, unit, easing] = /^([\d.]+)(m?s)\s+(.+)$/s.exec(value) ?? []
  if (easing === undefined) return undefined
  return { duration: Math.round(Number(length) * (unit === 's' ? 1000 : 1)), easing }
}

/**
 * Whether the visitor wants to see things move, and the page lets a script move them. False for a page without a screen, for
 * example in jsdom.
 */
export function wantsMotion(): boolean {
  const { matchMedia } = globalThis as {
    matchMedia?: (media: string) => MediaQueryList | undefined
  }
  const media = matchMedia?.('(prefers-reduced-motion: reduce)')
  const { animate, getAnimations } = Element.prototype as Partial<Element>
  return media?.matches === false && !!animate && !!getAnimations
}

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
  const [, milliseconds, easing] =
    /^(\d+)ms\s+(.+)$/s.exec(getComputedStyle(element).getPropertyValue(name).trim()) ?? []
  return easing === undefined ? undefined : { duration: Number(milliseconds), easing }
}

/** Whether the visitor wants to see things move. False for a page without a screen, for example in jsdom. */
export const wantsMotion = (): boolean =>
  typeof globalThis.matchMedia === 'function' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

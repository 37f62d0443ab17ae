import { motionOf } from './motion.ts'
import { stepOut } from './stepOut.ts'

const heights = new WeakMap<HTMLElement, number>()

/**
 * Lets a dialog glide from the height that it had when it was last asked about to the one that its new content gives it, instead
 * of jumping, while the step that is gone goes out. To be called after every drawing: what made it change is not known here.
 */
export function glide(element: HTMLElement): void {
  stepOut(element)
  const before = heights.get(element)
  const after = element.offsetHeight
  heights.set(element, after)
  if (before === undefined || Math.abs(after - before) < 2) return
  const move = motionOf(element, '--ck-move')
  if (move) element.animate([{ height: `${before}px` }, { height: `${after}px` }], move)
}

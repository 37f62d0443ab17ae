import { motionOf } from './motion.ts'

/** How high a dialog was when it was last drawn, the step that it showed, and what moves it to that height. */
const drawn = new WeakMap<
  HTMLElement,
  { height: number; shown: Shown | undefined; move: Animation | undefined }
>()

/**
 * Lets a dialog glide from the height that it had when it was last asked about to the one that its new content gives it, instead
 * of jumping, while the step that is gone goes out. To be called after every drawing: what made it change is not known here.
 */
export function glide(element: HTMLElement): void {
  const before = drawn.get(element)
  // One that is on its way is as high as it has come, whatever it shows: it goes on from there.
  const last = before?.move?.playState === 'running' ? element.offsetHeight : before?.height
  before?.move?.cancel()
  const shown = stepOut(element, before?.shown)
  const height = element.offsetHeight
  const from = last ?? height
  const motion = Math.abs(height - from) < 2 ? undefined : motionOf(element, '--ck-move')
  const move =
    motion && element.animate([{ height: `${from}px` }, { height: `${height}px` }], motion)
  drawn.set(element, { height, shown, move })
}

/** A step on screen, where it stands, and since when. */
type Shown = {
  step: HTMLElement
  place: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>
  since: number
}

/** How far down something was scrolled: what is taken out of the page forgets it. */
const scrolled = new WeakMap<Element, number>()

/**
 * Lets the step that another one has taken the place of go out, the way the other one comes in: the old step is put back in its
 * place for a moment, where it cannot be pressed or focused and screen readers do not read it.
 *
 * @param last the step that was shown last
 * @returns the step that is shown now
 */
function stepOut(dialog: HTMLElement, last: Shown | undefined): Shown | undefined {
  const step = dialog.querySelector<HTMLElement>('.ck-step')
  const exit = motionOf(dialog, '--ck-exit')
  if (!step || !exit) return last
  const now = Number(document.timeline.currentTime)
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = step
  const since = last?.step === step ? last.since : now
  const shown = { step, place: { left, top, width, height }, since }
  if (!last) dialog.addEventListener('scroll', keep, { capture: true, passive: true })
  // A step that becomes the list beside another one is still there.
  if (!last || last.step === step || last.step.isConnected) return shown

  const old = last.step
  const isBack = step.dataset['slide'] === 'back'
  const isRightToLeft = getComputedStyle(step).direction === 'rtl'
  old.inert = true
  old.ariaHidden = 'true'
  delete old.dataset['slide']
  old.style.setProperty('position', 'absolute')
  for (const [side, pixels] of Object.entries(last.place)) {
    old.style.setProperty(side, `${pixels}px`)
  }
  dialog.append(old)
  for (const element of [old, ...old.querySelectorAll('*')]) {
    element.scrollTop = scrolled.get(element) ?? 0
  }
  // What moves in it goes on where it was, but for what a host moves by scrolling, which has no time.
  for (const each of old.getAnimations({ subtree: true })) {
    if (each.timeline === document.timeline) each.currentTime = now - last.since
  }
  const away = { opacity: 0, translate: `${isBack === isRightToLeft ? -12 : 12}px` }
  void old
    .animate(away, { duration: exit.duration / 2, easing: 'ease-out', fill: 'forwards' })
    .finished.finally(() => old.remove())
  return shown
}

function keep({ target }: Event) {
  if (target instanceof Element) scrolled.set(target, target.scrollTop)
}

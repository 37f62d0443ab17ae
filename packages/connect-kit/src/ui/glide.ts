import { motionOf } from './motion.ts'

/** A step on screen, where it stands, and since when. */
type Shown = {
  step: HTMLElement
  place: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>
  since: number
}

/**
 * Lets a dialog glide from the height that it had when it was last asked about to the one that its new content gives it, instead
 * of jumping, while the step that is gone goes out.
 *
 * @returns to be called after every drawing: what made the dialog change is not known here
 */
export function glider(dialog: HTMLElement): () => void {
  let drawn: number | undefined
  let shown: Shown | undefined
  let move: Animation | undefined
  /** How far down something was scrolled: what is taken out of the page forgets it. */
  const scrolled = new WeakMap<Element, number>()

  /**
   * Lets the step that another one has taken the place of go out, the way the other one comes in: the old step is put back in its
   * place for a moment, where it cannot be pressed or focused and screen readers do not read it.
   */
  function stepOut(): void {
    const step = dialog.querySelector<HTMLElement>('.ck-step')
    const exit = motionOf(dialog, '--ck-exit')
    if (!step || !exit) return
    const last = shown
    const now = Number(document.timeline.currentTime)
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = step
    const since = last?.step === step ? last.since : now
    shown = { step, place: { left, top, width, height }, since }
    if (!last) dialog.addEventListener('scroll', keep, { capture: true, passive: true })
    // A step that becomes the list beside another one is still there.
    if (!last || last.step === step || last.step.isConnected) return

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
  }

  function keep({ target }: Event) {
    if (target instanceof Element) scrolled.set(target, target.scrollTop)
  }

  return () => {
    // One that is on its way is as high as it has come, whatever it shows: it goes on from there.
    const last = move?.playState === 'running' ? dialog.offsetHeight : drawn
    move?.cancel()
    stepOut()
    drawn = dialog.offsetHeight
    const from = last ?? drawn
    const motion = Math.abs(drawn - from) < 2 ? undefined : motionOf(dialog, '--ck-move')
    move = motion && dialog.animate([{ height: `${from}px` }, { height: `${drawn}px` }], motion)
  }
}

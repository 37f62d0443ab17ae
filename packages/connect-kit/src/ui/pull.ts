import { motionOf } from './motion.ts'

/** A sheet that was pulled down by this much of its height closes. */
const enough = 0.4

/** A flick this fast closes it as well, in CSS pixels per millisecond, once it has gone a little way. */
const fast = 0.5
const least = 24

/** A sheet follows an upward pull by at most this, in CSS pixels, more slowly the further it goes. */
const give = 40

/** How a pull ended: where the finger was let go, how fast it went at that moment, and how high the sheet is. */
export type Pull = { distance: number; velocity: number; height: number }

/** Whether a pull closes the sheet: far enough and not on its way back, or a flick. */
export function isSwipe({ distance, velocity, height }: Pull): boolean {
  if (velocity > fast) return distance > least
  return distance > height * enough && velocity > -fast
}

/** Where the sheet lies under a finger that has gone this far: with it downwards, held back upwards. */
export function pulledTo(distance: number): number {
  return distance >= 0 ? distance : -give * (1 - Math.exp(distance / (give * 3)))
}

/** How long a sheet takes from where it was let go to the edge, in milliseconds: at the speed of the finger, within limits. */
export function leavingTime({ distance, velocity, height }: Pull): number {
  return Math.min(240, Math.max(120, (height - distance) / Math.max(velocity, 1.6)))
}

/**
 * Lets a finger pull a sheet down to close it. Starts only where the sheet is not scrolled, so lists still scroll. A sheet
 * that is let go too early glides back; one that closes glides out.
 *
 * @param sheet a dialog that lies at the lower edge of the window, inside its layer
 * @param onSwiped it was swiped away, and has left
 * @returns ends it
 */
export function letPull(sheet: HTMLElement, onSwiped: () => void): () => void {
  let start: { id: number; y: number } | undefined
  let last = { y: 0, at: 0, velocity: 0 }

  function pull(distance: number) {
    const at = pulledTo(distance)
    sheet.toggleAttribute('data-pulled', distance !== 0)
    sheet.style.setProperty('--ck-pull', `${at}px`)
    // The page behind comes back with it.
    sheet.parentElement?.style.setProperty(
      '--ck-pulled',
      String(Math.max(0, at) / sheet.offsetHeight),
    )
  }

  async function leave(pulled: Pull) {
    const layer = sheet.parentElement
    if (layer && motionOf(sheet, '--ck-exit')) {
      layer.dataset['left'] = ''
      const timing = {
        duration: leavingTime(pulled),
        easing: 'cubic-bezier(0.2, 0.4, 0.6, 1)',
        fill: 'forwards',
      } as const
      layer.querySelector('.ck-backdrop')?.animate({ opacity: 0 }, timing)
      await sheet.animate(
        [{ translate: `0 ${pulled.distance}px` }, { translate: '0 100%' }],
        timing,
      ).finished
    }
    onSwiped()
  }

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: PointerEvent) => void } = {
    pointerdown(event) {
      const target = event.target as Element
      if (event.pointerType === 'mouse' && !target.closest('.ck-handle')) return
      if (target.closest('[data-ck-scrolls], input')) return
      start = { id: event.pointerId, y: event.clientY }
      last = { y: event.clientY, at: event.timeStamp, velocity: 0 }
    },
    pointermove(event) {
      if (start?.id !== event.pointerId) return
      const time = event.timeStamp - last.at
      if (time > 0) {
        const velocity = (event.clientY - last.y) / time
        last = { y: event.clientY, at: event.timeStamp, velocity }
      }
      pull(event.clientY - start.y)
    },
    pointerup(event) {
      if (start?.id !== event.pointerId) return
      const distance = event.clientY - start.y
      const rested = event.timeStamp - last.at > 100
      start = undefined
      const pulled = {
        distance,
        velocity: rested ? 0 : last.velocity,
        height: sheet.offsetHeight,
      }
      pull(0)
      if (isSwipe(pulled)) void leave(pulled)
    },
    pointercancel() {
      start = undefined
      pull(0)
    },
  }
  const ends = new AbortController()
  for (const [name, listener] of Object.entries(listeners)) {
    sheet.addEventListener(name, listener as EventListener, { signal: ends.signal })
  }
  return () => ends.abort()
}

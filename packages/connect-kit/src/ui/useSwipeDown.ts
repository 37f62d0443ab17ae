'use client'

import { type PointerEvent, type RefObject, useRef } from 'react'

/** Closing a sheet needs this much of a pull, in CSS pixels. */
const enough = 96

/** A flick this fast closes it as well, in CSS pixels per millisecond, once it has gone a little way. */
const fast = 0.5
const least = 24

/** How long a sheet that was swiped away takes to leave, in milliseconds. */
const leaving = 160

/** How a pull ended: where the finger was let go, and how fast it went at that moment. */
export type Pull = { distance: number; velocity: number }

/** Whether a pull closes the sheet: far enough and not on its way back, or a flick. */
export function isSwipe({ distance, velocity }: Pull): boolean {
  if (velocity > fast) return distance > least
  return distance > enough && velocity > -fast
}

/**
 * Lets a finger pull a sheet down to close it. Starts only where the sheet is not scrolled, so lists still scroll. A sheet
 * that is let go too early glides back; one that closes glides out.
 */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  { enabled, onSwiped }: { enabled: boolean; onSwiped: () => void },
) {
  const start = useRef<{ id: number; y: number } | null>(null)
  const last = useRef({ y: 0, at: 0, velocity: 0 })
  if (!enabled) return {}

  function pull(distance: number) {
    sheet.current?.toggleAttribute('data-pulled', distance > 0)
    sheet.current?.style.setProperty('--ck-pull', `${Math.max(0, distance)}px`)
  }

  async function leave(distance: number) {
    const element = sheet.current
    if (element && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const out = [{ translate: `0 ${distance}px` }, { translate: '0 100%' }]
      await element.animate(out, { duration: leaving, easing: 'ease-in', fill: 'forwards' })
        .finished
    }
    onSwiped()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && !(event.target as Element).closest('.ck-handle')) return
      if ((event.target as Element).closest('[data-ck-scrolls], input')) return
      start.current = { id: event.pointerId, y: event.clientY }
      last.current = { y: event.clientY, at: event.timeStamp, velocity: 0 }
    },
    onPointerMove(event: PointerEvent) {
      if (start.current?.id !== event.pointerId) return
      const { y, at } = last.current
      const time = event.timeStamp - at
      if (time > 0) {
        last.current = {
          y: event.clientY,
          at: event.timeStamp,
          velocity: (event.clientY - y) / time,
        }
      }
      pull(event.clientY - start.current.y)
    },
    onPointerUp(event: PointerEvent) {
      if (start.current?.id !== event.pointerId) return
      const distance = event.clientY - start.current.y
      const rested = event.timeStamp - last.current.at > 100
      start.current = null
      pull(0)
      if (isSwipe({ distance, velocity: rested ? 0 : last.current.velocity })) void leave(distance)
    },
    onPointerCancel() {
      start.current = null
      pull(0)
    },
  }
}

import { type PointerEvent, type RefObject, useRef } from 'react'

/** Closing a sheet needs this much of a pull, in CSS pixels. */
const enough = 96

/** Lets a finger pull a sheet down to close it. Starts only where the sheet is not scrolled, so lists still scroll. */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  { enabled, onSwiped }: { enabled: boolean; onSwiped: () => void },
) {
  const start = useRef<{ id: number; y: number } | null>(null)
  if (!enabled) return {}

  function pull(distance: number) {
    sheet.current?.style.setProperty('--ck-pull', `${Math.max(0, distance)}px`)
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && !(event.target as Element).closest('.ck-handle')) return
      if ((event.target as Element).closest('[data-ck-scrolls], input')) return
      start.current = { id: event.pointerId, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      if (start.current?.id === event.pointerId) pull(event.clientY - start.current.y)
    },
    onPointerUp(event: PointerEvent) {
      if (start.current?.id !== event.pointerId) return
      const distance = event.clientY - start.current.y
      start.current = null
      pull(0)
      if (distance > enough) onSwiped()
    },
    onPointerCancel() {
      start.current = null
      pull(0)
    },
  }
}

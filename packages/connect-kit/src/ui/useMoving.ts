'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { afterPaint } from '../platform/afterPaint.ts'
import { wantsMotion } from './motion.ts'
import type * as parts from './moving.ts'

/** How a dialog moves, and the handlers that its elements need for it. */
export type Moving = {
  /** It lies at the lower edge of the window, and a finger can pull it down. */
  isSheet: boolean
  /** It was swiped away. */
  onSwiped: () => void
  /** What to say of a connection that was made in this dialog, asked at its end. */
  done: (() => string | undefined) | undefined
}

/**
 * Lets a dialog glide to another height, follow a finger, and leave when it is taken away, where the visitor wants to see
 * things move. What it needs for that is fetched once it stands; one that is closed sooner is gone at once, and one without it
 * stands still.
 *
 * @param layer the dialog with its backdrop
 */
export function useMoving(
  layer: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLElement | null>,
  moving: Moving,
): void {
  const { isSheet } = moving
  const loaded = useRef<{ glide: () => void; leave: typeof parts.leave }>(undefined)
  const latest = useRef(moving)
  useEffect(() => {
    latest.current = moving
  })
  useEffect(() => {
    const { current } = dialog
    let isGone = false
    let stop: (() => void) | undefined
    const giveUp = afterPaint(() => {
      import('./moving.ts').then(
        ({ glider, leave, letPull }) => {
          if (isGone || !current) return
          loaded.current ??= { glide: glider(current), leave }
          loaded.current.glide()
          if (isSheet) stop = letPull(current, () => latest.current.onSwiped())
        },
        () => {},
      )
    })
    return () => {
      isGone = true
      giveUp()
      stop?.()
    }
  }, [dialog, isSheet])
  useLayoutEffect(() => {
    loaded.current?.glide()
  })
  useLayoutEffect(() => {
    const { current } = layer
    return () => {
      // A sheet that was swiped away has left already, and so has what the page took out.
      if (current?.isConnected && !('left' in current.dataset) && wantsMotion()) {
        loaded.current?.leave(current, latest.current.done?.())
      }
    }
  }, [layer])
}

import { type Dispatch, type RefObject, useEffect } from 'react'

import { sharedValue } from '../page/sharedValue.ts'

/** How much is being signed or sent on this page: while it is more than nothing, nothing else may interrupt it. */
export const underWay = sharedValue(0)

/** Says that something is being signed or sent, from the press until it has ended. */
export function useUnderWay(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    underWay.set(underWay.read() + 1)
    return () => underWay.set(underWay.read() - 1)
  }, [isRunning])
}

/**
 * Aborts what asks a wallet, and tells its flow, when what it is about is not on the screen any more.
 *
 * @param about in one word, what is asked of whom
 */
export function useLeave(
  runningRef: RefObject<AbortController | undefined>,
  about: string,
  dispatch: Dispatch<{ type: 'left' }>,
): void {
  useEffect(
    () => () => {
      runningRef.current?.abort()
      runningRef.current = undefined
      dispatch({ type: 'left' })
    },
    [runningRef, about, dispatch],
  )
}

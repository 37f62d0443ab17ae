import { type Dispatch, type RefObject, useEffect } from 'react'

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

import { useEffect } from 'react'

import { sharedValue } from './sharedValue.ts'

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

import { useEffect, useRef, useState } from 'react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { checkCopy } from './checkCopy.ts'
import { CheckError } from './CheckError.ts'

/**
 * Compares what was pressed with what the screen shows now: the gateway may answer other fields under the same hash, or the number
 * in line may be used, while the checks run and while the wallet asks.
 *
 * @param waits whether it still waits for its turn
 */
export function usePressed(
  signable: SignableTransaction | undefined,
  waits: boolean,
): {
  /** The screen shows something else than what was pressed last, or it is over. */
  isOutdated: boolean
  /** Keeps what is pressed, and gives the check that the screen still shows it; the check throws a CheckError. */
  press: () => () => void
} {
  const now = `${signable === undefined ? '' : safeTxHash(signable)} ${waits}`
  const [pressed, setPressed] = useState<string>()
  const shown = useRef(now)
  useEffect(() => {
    shown.current = now
  }, [now])
  const press = () => {
    setPressed(now)
    return () => {
      if (shown.current === now) return
      throw new CheckError(speak(checkCopy, 'failedCheck.page.changed'))
    }
  }
  return { isOutdated: pressed !== undefined && pressed !== now, press }
}

import type { RefObject } from 'react'

import { describeWalletError, type WalletFailure } from '../errors/describeWalletError.ts'
import { tell } from '../platform/tell.ts'
import type { ConnectionEvents, KitFailure } from './Events.ts'

/**
 * Tells the host what did not work (`onError`).
 *
 * @param events what the host wants to be told
 * @param what what was thrown, by which wallet, and what the visitor was doing
 * @returns what was thrown, sorted
 */
export function reportFailure(
  events: RefObject<ConnectionEvents>,
  what: Pick<KitFailure, 'during' | 'error' | 'walletId'>,
): WalletFailure {
  const failure = describeWalletError(what.error)
  tell(() => events.current.onError?.({ ...failure, ...what }))
  return failure
}

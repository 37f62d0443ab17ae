import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  followSafe,
  getSafeOverviewsQueryOptions,
  safePartKey,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import type { AccountFacts } from '@ghost-pay/safe-account'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { busyFor, idleInterval, pollInterval } from './pollInterval.ts'

/** What an execution or a payment changes at the gateway. */
const parts = ['info', 'queue', 'history', 'balances', 'nonces', 'transaction'] as const

/**
 * Keeps everything that is shown of an account fresh with one cheap call: the lists, and what the rail says of it, are asked
 * for again when the gateway says that they have changed, or when the chain's own nonce or balance has. Every 20 seconds, and
 * every 4 for a minute after something has changed.
 *
 * @param facts what the chain said last
 */
export function useFollowedAccount(
  { chainId, address }: AccountId,
  facts: AccountFacts | undefined,
): void {
  const client = useGateway()
  const queryClient = useQueryClient()
  const [changedAt, setChangedAt] = useState<number>()
  const change = useCallback(() => {
    setChangedAt(Date.now())
    // What is known of several accounts at once, whichever they are.
    const queryKey = getSafeOverviewsQueryOptions(client, { safes: [] }).queryKey.slice(0, -1)
    void queryClient.invalidateQueries({ queryKey })
  }, [queryClient, client])

  const isBusy = changedAt !== undefined
  useEffect(
    () =>
      followSafe(
        queryClient,
        client,
        { chainId, address },
        {
          interval: isBusy ? pollInterval : idleInterval,
          onChange: change,
        },
      ),
    [queryClient, client, chainId, address, isBusy, change],
  )
  useEffect(() => {
    if (changedAt === undefined) return undefined
    const timer = setTimeout(() => setChangedAt(undefined), busyFor)
    return () => clearTimeout(timer)
  }, [changedAt])

  // A gateway can be late, and its tags need not show every change.
  const state = facts && `${facts.nonce} ${facts.balance}`
  const before = useRef(state)
  useEffect(() => {
    const isNews = before.current !== undefined && state !== undefined && before.current !== state
    before.current = state ?? before.current
    if (!isNews) return
    change()
    for (const part of parts) {
      void queryClient.invalidateQueries({
        queryKey: safePartKey(client, { chainId, address }, part),
      })
    }
  }, [queryClient, client, chainId, address, state, change])
}

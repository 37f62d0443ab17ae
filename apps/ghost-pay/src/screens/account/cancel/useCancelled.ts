import { useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { readAtPlace, type Rejection, victimAmong } from '@ghost-pay/safe-account/queue'
import { tokensIn } from '@ghost-pay/safe-account/review'
import { actionOfBytes, type ReadAction, viewSignable } from '@ghost-pay/safe-account/view'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { useKeptProposals } from '../../../kept/useKeptProposals.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'

/** What rejections cancel, by the id of the rejection; what is not known is not in it. */
export type CancelledBy = ReadonlyMap<string, ReadAction>

/** How long that which waits beside another is not asked for again, in milliseconds. */
const fresh = 15_000

/**
 * Finds what rejections cancel: the only other one at the same place that the gateway or this browser has, by its own bytes.
 *
 * @param rejections always the same list as long as it has the same in it
 */
export function useCancelled(
  account: SharedAccount,
  rejections: readonly Rejection[],
): CancelledBy {
  const client = useGateway()
  const { nameOf } = useAddressBook()
  const { chainId, address, info, chain } = account
  const version = info?.version ?? null
  const kept = useKeptProposals(account)
  const asked = useMemo(
    () => ({
      queries: rejections.map(
        ({ nonce, isDone }) =>
          ({
            queryKey: ['at-place', chainId, address, nonce, version, isDone],
            enabled: version !== null,
            staleTime: isDone ? Infinity : fresh,
            queryFn: async ({ signal }) => {
              return readAtPlace(client, { chainId, address, version, nonce, signal })
            },
          }) satisfies UseQueryOptions<readonly SignableTransaction[] | null>,
      ),
      // As a list, which stays the same one while nothing of it changes.
      combine: (read: readonly { data?: readonly SignableTransaction[] | null | undefined }[]) =>
        read.map(({ data }) => (data === undefined ? [] : data)),
    }),
    [client, chainId, address, version, rejections],
  )
  const read = useQueries(asked)
  const victims = useMemo(
    () =>
      rejections.flatMap(({ id, nonce }, index) => {
        const there = read[index]
        // Of places where something cannot be read nothing is known.
        if (!there) return []
        const known = [...there, ...kept.map(({ proposal }) => proposal)]
        const victim = victimAmong(known, BigInt(nonce))
        return victim === undefined ? [] : [{ id, victim }]
      }),
    [rejections, read, kept],
  )
  const tokensAsked = useMemo(
    () => [...new Set(victims.flatMap(({ victim }) => tokensIn(describeTransaction(victim))))],
    [victims],
  )
  const { tokens, isPending, isNodeError } = useTokensOnChain(chainId, tokensAsked)
  return useMemo(() => {
    // An amount without the decimals of its token is no amount.
    if (isPending || isNodeError) return new Map()
    const words = { currency: chain.nativeCurrency, tokens, nameOf }
    return new Map(
      victims.map(({ id, victim }) => [id, actionOfBytes(viewSignable(victim, words))]),
    )
  }, [victims, tokens, isPending, isNodeError, chain, nameOf])
}

/**
 * What one rejection cancels, by its place.
 *
 * @param nonce of the rejection; undefined for what is none
 * @param isDone it was executed
 */
export function useCancelledAt(
  account: SharedAccount,
  nonce: number | undefined,
  isDone: boolean,
): ReadAction | undefined {
  const rejections = useMemo(
    () => (nonce === undefined ? [] : [{ id: 'one', nonce, isDone }]),
    [nonce, isDone],
  )
  return useCancelled(account, rejections).get('one')
}

import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { type AllOwnedSafes, isUnknown, type SafeId } from '@ghost-pay/gateway-client'
import { getSafeOverviewsQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import { accountKey, type KeptAccount } from '@ghost-pay/safe-account/store'

import { chains } from '../../chains.ts'
import { useAccountPlans } from '../../kept/useAccountPlans.ts'
import { useKeptAccounts } from '../../kept/useKeptAccounts.ts'
import { currency } from '../../money/currency.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { idleInterval } from '../account/pollInterval.ts'
import {
  arrangeAccounts,
  type ArrangedAccounts,
  type ChainAccounts,
  type Overviews,
} from './accounts.ts'
import { useAccountsOnChain } from './useAccountsOnChain.ts'

/** The accounts of the page, sorted by what the chains say, and which nodes did not answer. */
export type ArrangedAnswer = {
  arranged: ArrangedAccounts
  /** Names of the chains whose node did not answer for accounts of the gateway's list. */
  failed: readonly string[]
  isAsking: boolean
  askAgain: () => void
}

/**
 * Asks the chains about all accounts that the gateway lists and that this browser keeps, a hundred with one request.
 *
 * @param owned what the gateway lists for the viewer; undefined while, or because, it has not said
 */
export function useArrangedAccounts(
  owned: AllOwnedSafes | undefined,
  viewer: Address | undefined,
): ArrangedAnswer {
  const { addressBook } = useAddressBook()
  const plans = useAccountPlans()
  const keptHere = useKeptAccounts()
  const kept = useMemo(
    () => byChain(keptHere, plans, viewer !== undefined),
    [keptHere, plans, viewer],
  )
  const listed = useMemo(
    () =>
      chains.flatMap((chain) => {
        const addresses = owned?.[chain.id] ?? []
        return addresses.length === 0 ? [] : [{ chain, chainId: chain.id, addresses }]
      }),
    [owned],
  )
  const refetchInterval = idleInterval * Math.max(1, listed.length, kept.length)
  const listedAnswers = useAccountsOnChain(listed, refetchInterval)
  const keptAnswers = useAccountsOnChain(kept, refetchInterval)
  const failed = listedAnswers.filter(({ status }) => status === 'failed')
  return {
    arranged: arrangeAccounts({
      listed,
      listedAnswers,
      kept,
      keptAnswers,
      watched: new Set(keptHere.filter(({ isWatched }) => isWatched).map(accountKey)),
      viewer,
      addressBook,
      plans,
    }),
    failed: listed.flatMap(({ chain }, index) =>
      listedAnswers[index]?.status === 'failed' ? [chain.name] : [],
    ),
    isAsking: failed.some(({ isAsking }) => isAsking),
    askAgain: () => {
      for (const { askAgain } of failed) askAgain()
    },
  }
}

/** What this browser keeps or has planned, by chain. What was only opened is asked about where it may turn out to be the viewer's. */
const byChain = (
  kept: readonly KeptAccount[],
  plans: readonly AccountPlan[],
  isConnected: boolean,
): readonly ChainAccounts[] =>
  chains.flatMap((chain) => {
    const addresses = [
      ...kept.filter(
        ({ chainId, isWatched }) => chainId === chain.id && (isConnected || isWatched),
      ),
      ...plans.filter(({ chainIds }) => chainIds.includes(chain.id)),
    ].map(({ address }) => address)
    const once = [...new Set(addresses)]
    return once.length === 0 ? [] : [{ chain, chainId: chain.id, addresses: once }]
  })

/** As many as the gateway answers for at once. */
const perRequest = 10

/** What the gateway says of many accounts. */
export type OverviewsAnswer = {
  overviews: Overviews
  isPending: boolean
  /** The first failure. */
  error: Error | null
  /** When the oldest answer came, in milliseconds since 1970; 0 for none. */
  time: number
  isAsking: boolean
  askAgain: () => void
}

/**
 * What the gateway says of accounts, ten with one request; more of them leave the answers for the others as they are. Asked
 * again while the page is seen, the more seldom the more requests it takes.
 */
export function useOverviews(
  safes: readonly SafeId[],
  walletAddress: Address | undefined,
): OverviewsAnswer {
  const client = useGateway()
  const chunks = Array.from({ length: Math.ceil(safes.length / perRequest) }, (_, index) =>
    safes.slice(index * perRequest, (index + 1) * perRequest),
  )
  return useQueries({
    queries: chunks.map((chunk) => ({
      ...getSafeOverviewsQueryOptions(client, { safes: chunk, currency, walletAddress }),
      // Who opens a list wants to see what is there now.
      staleTime: 0,
      refetchInterval: idleInterval * chunks.length,
    })),
    combine: (queries) => ({
      overviews: new Map(
        queries.flatMap(({ data }, index) =>
          (data === undefined ? [] : (chunks[index] ?? [])).map((safe, place) => {
            const overview = data?.[place] ?? null
            const isRead = overview !== null && !isUnknown(overview)
            return [accountKey(safe), isRead ? overview : null] as const
          }),
        ),
      ),
      isPending: queries.some(({ isPending }) => isPending),
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      time: oldest(queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      isAsking: queries.some(({ isFetching }) => isFetching),
      askAgain: () => {
        for (const { error, refetch } of queries) if (error !== null) void refetch()
      },
    }),
  })
}

const oldest = (times: readonly number[]): number =>
  times.filter((time) => time > 0).reduce((one, other) => Math.min(one || other, other), 0)

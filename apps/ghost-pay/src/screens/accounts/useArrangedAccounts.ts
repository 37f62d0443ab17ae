import { useMemo } from 'react'
import type { Address } from 'viem'
import type { AllOwnedSafes } from '@ghost-pay/gateway-client'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import { accountKey, type KeptAccount } from '@ghost-pay/safe-account/store'

import { chains } from '../../chains.ts'
import { useAccountPlans } from '../../data/useAccountPlans.ts'
import { useAddressBook } from '../../data/useAddressBook.ts'
import { useKeptAccounts } from '../../data/useKeptAccounts.ts'
import { idleInterval } from '../account/pollInterval.ts'
import { arrangeAccounts, type ArrangedAccounts, type ChainAccounts } from './arrangeAccounts.ts'
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

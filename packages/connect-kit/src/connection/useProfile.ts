'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBalance, useChains, useConfig, useConnection } from 'wagmi'

import * as limits from '../limits.ts'
import { isWaiting } from '../transactions/recentTransactions.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { lookUpName } from './lookUpName.ts'
import { type ProfileView, profileView } from './profileView.ts'

export type ProfileParameters = {
  /** The connected account. */
  address: `0x${string}` | undefined
  /** The balance is read only where it is shown. */
  withBalance: boolean
  /** Whose separators are used (BCP 47); the browser's when absent. */
  locale: string | undefined
}

/**
 * What is known of the connected account beyond its address: name and picture from ENS, read from the host's own node of mainnet
 * and only if the host configured it, the balance of the chain's currency, and whether a transaction is pending. Belongs to the
 * code that loads after the first load: what it takes weighs as much as the button.
 */
export function useProfile({ address, withBalance, locale }: ProfileParameters): ProfileView {
  const config = useConfig()
  const chains = useChains()
  const { chainId } = useConnection()
  const isConfigured = (id: number | undefined) => chains.some((chain) => chain.id === id)

  // Name and picture are one query, so that both appear at once.
  const { data: ens } = useQuery({
    queryKey: ['connect-kit', 'ens', address],
    queryFn: () => (address ? lookUpName(config, address) : null),
    enabled: address !== undefined && isConfigured(limits.nameLookupChainId),
    staleTime: 10 * 60_000,
    retry: 1,
    throwOnError: false,
  })
  const { data: balance } = useBalance({
    address,
    chainId,
    query: { enabled: withBalance && isConfigured(chainId) },
  })
  const hasPendingTransactions = useRecentTransactions().some(isWaiting)

  return useMemo(
    () =>
      profileView({
        ensName: ens?.name,
        ensAvatar: ens?.avatar ?? undefined,
        balance,
        hasPendingTransactions,
        locale,
      }),
    [ens, balance, hasPendingTransactions, locale],
  )
}

import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Config } from 'wagmi'

import * as limits from '../limits.ts'
import { isWaiting } from '../transactions/recentTransactions.ts'
import { readTransactions, subscribeToTransactions } from '../transactions/transactionStore.ts'
import { watchWithConfig } from '../transactions/watchWithConfig.ts'
import { lookUpName } from './lookUpName.ts'
import { type ProfileView, profileView } from './profileView.ts'
import { readBalance } from './readBalance.ts'

export type FollowProfileParameters = {
  config: Config
  queryClient: QueryClient
  address: `0x${string}`
  chainId: number | undefined
  /** The balance is asked for only where it is shown. */
  withBalance: boolean
  /** Whose separators are used (BCP 47). */
  locale: string | undefined
  /** Called at once, and whenever something becomes known or changes. */
  onChange: (profile: ProfileView) => void
}

/**
 * Follows an account: name and picture from ENS, over the host's own node of mainnet and only if the host configured it, the
 * balance of the chain's currency, and whether a transaction waits for the chain, whose receipt it waits for. Loaded once somebody is connected, because what it takes weighs as much as the button.
 *
 * @returns the way to stop
 */
export function followProfile(parameters: FollowProfileParameters): () => void {
  const { config, queryClient, address, chainId, withBalance, locale, onChange } = parameters
  const knows = (id: number | undefined) => config.chains.some((chain) => chain.id === id)

  const name = new QueryObserver(queryClient, {
    queryKey: ['connect-kit', 'ens', address],
    enabled: knows(limits.nameLookupChainId),
    staleTime: 10 * 60_000,
    retry: 1,
    queryFn: () => lookUpName(config, address),
  })
  const balance = new QueryObserver(queryClient, {
    // Begins as wagmi's own balances do, so that whoever invalidates those reaches this one.
    queryKey: ['balance', 'connect-kit', address, chainId],
    enabled: withBalance && knows(chainId),
    queryFn: () => readBalance(config, { address, chainId }),
  })

  const owner = chainId === undefined ? undefined : { address, chainId }

  function tell() {
    const ens = name.getCurrentResult().data
    onChange(
      profileView({
        ensName: ens?.name,
        ensAvatar: ens?.avatar ?? undefined,
        balance: balance.getCurrentResult().data,
        hasPendingTransactions: owner !== undefined && readTransactions(owner).some(isWaiting),
        locale,
      }),
    )
  }

  const stops = [name.subscribe(tell), balance.subscribe(tell)]
  if (owner) {
    stops.push(subscribeToTransactions(owner, tell), watchWithConfig(config, queryClient, owner))
  }
  tell()
  return () => {
    for (const stop of stops) stop()
  }
}

import { useQuery } from '@tanstack/react-query'
import { useChains, useConfig, useConnection } from 'wagmi'

import { limits } from '../limits.ts'

export type ProfileParameters = {
  address: `0x${string}` | undefined
  /** The balance is asked for only where it is shown. */
  withBalance: boolean
}

/**
 * What is known of an account beyond its address: name and picture from ENS, over the host's own node of mainnet and only
 * if the host configured it, and the balance of the chain's currency. Unknown values are undefined, never 0.
 */
export function useProfile({ address, withBalance }: ProfileParameters) {
  const config = useConfig()
  const chains = useChains()
  const { chainId } = useConnection()
  const hasNames = chains.some(({ id }) => id === limits.nameLookupChainId)
  const isSupported = chains.some(({ id }) => id === chainId)

  const ens = useQuery({
    queryKey: ['connect-kit', 'ens', address],
    enabled: Boolean(address) && hasNames,
    staleTime: 10 * 60_000,
    retry: 1,
    queryFn: async () => {
      if (!address) return null
      const { lookUpName } = await import('./lookUpName.ts')
      return lookUpName(config, address)
    },
  })
  const balance = useQuery({
    // Begins as wagmi's own balances do, so that whoever invalidates those reaches this one.
    queryKey: ['balance', 'connect-kit', address, chainId],
    enabled: Boolean(address) && withBalance && isSupported,
    queryFn: async () => {
      if (!address) return null
      const { readBalance } = await import('./readBalance.ts')
      return readBalance(config, { address, chainId })
    },
  })
  return {
    ensName: ens.data?.name ?? undefined,
    ensAvatar: ens.data?.avatar ?? undefined,
    balance: balance.data ?? undefined,
  }
}

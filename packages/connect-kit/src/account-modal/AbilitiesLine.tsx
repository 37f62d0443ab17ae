'use client'

import { useQuery } from '@tanstack/react-query'
import { useChains, useConnection } from 'wagmi'

import { AbilitiesView } from './AbilitiesView.tsx'
import { type AskedWallet, readAbilities } from './readAbilities.ts'

/** What the connected wallet can do on its chain, once it has said so (behaviour/account-modal#abilities). */
export function AbilitiesLine() {
  const chains = useChains()
  const { address, chainId, connector } = useConnection()
  const { data: abilities } = useQuery({
    queryKey: ['connect-kit', 'abilities', connector?.uid, chainId, address],
    queryFn: async () => {
      if (!connector || !address || chainId === undefined) return null
      const wallet = (await connector.getProvider({ chainId })) as AskedWallet
      return readAbilities(wallet, address, chainId)
    },
    enabled: address !== undefined && chains.some(({ id }) => id === chainId),
    staleTime: 60_000,
    retry: false,
    throwOnError: false,
  })
  return abilities && <AbilitiesView abilities={abilities} />
}

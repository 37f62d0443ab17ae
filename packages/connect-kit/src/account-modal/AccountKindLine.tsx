'use client'

import { useQuery } from '@tanstack/react-query'
import { useChains, useConfig, useConnection } from 'wagmi'

import { AccountKindView } from './AccountKindView.tsx'
import { readAccountKind } from './readAccountKind.ts'

/** What kind of account the connected one is, once its chain has said so (behaviour/account-modal#kind). */
export function AccountKindLine() {
  const config = useConfig()
  const chains = useChains()
  const { address, chainId } = useConnection()
  const { data: kind } = useQuery({
    queryKey: ['connect-kit', 'account-kind', chainId, address],
    queryFn: () => address && readAccountKind(config.getClient({ chainId }), address),
    enabled: address !== undefined && chains.some(({ id }) => id === chainId),
    staleTime: 60_000,
    retry: 1,
    throwOnError: false,
  })
  return kind && <AccountKindView kind={kind} />
}

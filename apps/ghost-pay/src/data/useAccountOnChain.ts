import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'

import { load } from './load.ts'
import type { AccountOnChain } from './readAccount.ts'

/**
 * A shared account as its own contract tells it: what the gateway says of owners, threshold and nonce is believed by nobody
 * who signs.
 *
 * @param refetchInterval how often it is asked again, in milliseconds
 */
export function useAccountOnChain(
  { chainId, address }: { chainId: number; address: Address },
  refetchInterval: number | false = false,
): UseQueryResult<AccountOnChain> {
  const config = useConfig()
  return useQuery({
    queryKey: ['account-on-chain', chainId, address],
    refetchInterval,
    queryFn: async () => {
      const { readAccount } = await load(() => import('./readAccount.ts'))
      return readAccount(config, { chainId, address })
    },
  })
}

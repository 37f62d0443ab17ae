import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'

import type { AccountId } from '../../data/accountId.ts'
import type { OnChain } from '../../data/AccountFacts.ts'
import { load } from '../../data/load.ts'
import { idleInterval } from './pollInterval.ts'

/** What the chain says of an account; asked again while the page is open. */
export function useAccountFacts(account: AccountId) {
  const config = useConfig()
  const { chainId, address } = account
  return useQuery<OnChain>({
    queryKey: ['account-facts', chainId, address],
    queryFn: async () => {
      const { readAccountFacts } = await load(() => import('../../data/readAccountFacts.ts'))
      return readAccountFacts(config, { chainId, address })
    },
    refetchInterval: idleInterval,
  })
}

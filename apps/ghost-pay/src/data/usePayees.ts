import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { safeKey, useGateway } from '@ghost-pay/gateway-client/react'

import type { AccountId } from './accountId.ts'
import { load } from './load.ts'
import type { Payees } from './readPayees.ts'

/** Whom an account has paid, as far back as was read. Asked once while the account is open. */
export function usePayees({ chainId, address }: AccountId): UseQueryResult<Payees> {
  const client = useGateway()
  return useQuery({
    queryKey: [...safeKey(client, { chainId, address }), 'payees'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { readPayees } = await load(() => import('./readPayees.ts'))
      return readPayees(client, { chainId, address, signal })
    },
  })
}

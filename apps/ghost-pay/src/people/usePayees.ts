import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { safeKey, useGateway } from '@ghost-pay/gateway-client/react'
import type { Payees } from '@ghost-pay/safe-account/history'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { isGatewayHere } from '../gateway/place.ts'
import { load } from '../page/load.ts'

/** Whom an account has paid, as far back as was read. Asked once while the account is open. */
export function usePayees({ chainId, address }: AccountId): UseQueryResult<Payees> {
  const client = useGateway()
  return useQuery({
    queryKey: [...safeKey(client, { chainId, address }), 'payees'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { readPayees } = await load(() => import('@ghost-pay/safe-account/history'))
      const payees = await readPayees(client, { chainId, address, signal })
      // The page itself has read the newest blocks alone: whom the account paid before is not known.
      return isGatewayHere ? { ...payees, isWhole: false } : payees
    },
  })
}

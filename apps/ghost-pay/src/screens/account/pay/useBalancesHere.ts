import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { Balance, Balances } from '@ghost-pay/gateway-client'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { balancesQuery } from '../../../data/balancesQuery.ts'
import { load } from '../../../data/load.ts'
import { isGatewayHere } from '../../../data/place.ts'
import { hostedGateway } from '../../../gateway.ts'

/**
 * What an account holds. While the gateway inside the page stands in, which knows the tokens of the newest blocks alone, the chain is
 * asked about those, too, that the hosted gateway has named before; this browser keeps its last answer.
 *
 * @param read what the gateway says that is asked, and when it said so
 */
export function useBalancesHere(
  { chainId, address }: AccountId,
  { data: read, dataUpdatedAt }: { data: Balances | undefined; dataUpdatedAt: number },
  isHere = isGatewayHere,
): readonly Balance[] | undefined {
  const config = useConfig()
  const queryClient = useQueryClient()
  const items = read?.items
  const { data } = useQuery({
    queryKey: ['balances-here', chainId, address, dataUpdatedAt],
    enabled: isHere && items !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { readBalancesHere } = await load(() => import('./readBalancesHere.ts'))
      const account = { chainId, address }
      const { queryKey } = balancesQuery(hostedGateway, account)
      const heard = queryClient.getQueryData<Balances>(queryKey)?.items ?? []
      return readBalancesHere(config, { account, read: items ?? [], heard })
    },
  })
  return isHere && items !== undefined ? (data ?? items) : items
}

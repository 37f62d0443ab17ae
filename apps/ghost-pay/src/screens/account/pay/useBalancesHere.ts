import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import type { Balance, Balances } from '@ghost-pay/gateway-client'
import { type ChainClient, readHoldings } from '@ghost-pay/safe-account'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { chainClient } from '../../../chain/chainClient.ts'
import { hostedGateway } from '../../../gateway.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'

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
    queryFn: () => {
      const { queryKey } = balancesQuery(hostedGateway, { chainId, address })
      const heard = queryClient.getQueryData<Balances>(queryKey)?.items ?? []
      return readBalancesHere(chainClient(config, chainId), address, { read: items ?? [], heard })
    },
  })
  return isHere && items !== undefined ? (data ?? items) : items
}

/**
 * What an account holds, by the chain: what the page itself has read, and of the tokens that the hosted gateway has named before those
 * whose own contracts say that the account holds some. Which tokens are trusted is what the gateway said last; prices are not known.
 *
 * @throws CheckError when the node does not answer
 */
async function readBalancesHere(
  client: ChainClient,
  holder: Address,
  { read, heard }: { read: readonly Balance[]; heard: readonly Balance[] },
): Promise<readonly Balance[]> {
  const known = read.map((one) => {
    const trusted = find(heard, one.tokenInfo.address)?.tokenInfo.trusted ?? one.tokenInfo.trusted
    return { ...one, tokenInfo: { ...one.tokenInfo, trusted } }
  })
  const others = heard.filter(
    ({ tokenInfo: { type, address } }) => type === 'ERC20' && find(read, address) === undefined,
  )
  const tokens = others.map(({ tokenInfo }) => tokenInfo.address)
  const holdings = tokens.length > 0 ? await readHoldings(client, { holder, tokens }) : []
  const unpriced = { fiatBalance: '0', fiatConversion: '0', fiatBalance24hChange: null }
  const asked = others.flatMap(({ tokenInfo }, index) => {
    const { balance = 0n, decimals } = holdings[index] ?? {}
    if (decimals === undefined || balance === 0n) return []
    return [{ tokenInfo: { ...tokenInfo, decimals }, balance, ...unpriced }]
  })
  return [...known, ...asked]
}

const find = (all: readonly Balance[], address: Address): Balance | undefined =>
  all.find(({ tokenInfo }) => isAddressEqual(tokenInfo.address, address))

import type { Address } from 'viem'
import type { TokenInfo } from '@ghost-pay/gateway-client'
import type { Holding } from '@ghost-pay/safe-account'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { useOnChain } from '../chain/useOnChain.ts'
import { load } from '../page/load.ts'

type Balances = {
  data: { items: readonly { tokenInfo: Pick<TokenInfo, 'type' | 'address'> }[] } | undefined
  dataUpdatedAt: number
}

/** Tokens that one question to the node is about; the rest keeps the gateway's word. */
const most = 100

/**
 * What tokens themselves say about how much of them an account holds. What they said before the gateway's balances came is not held against
 * these: what has changed since would be called a lie.
 *
 * @param balances the gateway's answer; a later one asks the tokens again
 */
export function useHoldings(
  { chainId, address }: AccountId,
  { data, dataUpdatedAt }: Balances,
): ReadonlyMap<Address, Holding> | undefined {
  const tokens = (data?.items ?? [])
    .flatMap(({ tokenInfo }) => (tokenInfo.type === 'ERC20' ? [tokenInfo.address] : []))
    .slice(0, most)
  return useOnChain(
    ['holdings', chainId, address, tokens, dataUpdatedAt],
    tokens.length > 0 &&
      (async (client) => {
        const { readHoldings } = await load(() => import('@ghost-pay/safe-account'))
        const holdings = await readHoldings(client, { holder: address, tokens })
        return new Map(
          tokens.flatMap((token, index) => {
            const holding = holdings[index]
            return holding === undefined ? [] : [[token, holding] as const]
          }),
        )
      }),
    { staleTime: Infinity },
  ).data
}

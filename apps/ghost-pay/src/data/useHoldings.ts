import type { Address } from 'viem'
import type { Holding } from '@ghost-pay/safe-account'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { load } from './load.ts'
import { useOnChain } from './useOnChain.ts'

/**
 * What tokens themselves say about how much of them an account holds. What they said before the gateway's balances came is not held against
 * these: what has changed since would be called a lie.
 *
 * @param version another one asks again: when the gateway's balances have come
 */
export const useHoldings = (
  { chainId, address }: AccountId,
  tokens: readonly Address[],
  version: number,
): ReadonlyMap<Address, Holding> | undefined =>
  useOnChain(
    ['holdings', chainId, address, tokens, version],
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

import type { Balances, GatewayClient } from '@ghost-pay/gateway-client'
import { getBalancesQueryOptions } from '@ghost-pay/gateway-client/react'
import { listHeld } from '@ghost-pay/safe-account/money'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { chains } from '../chains.ts'
import { currency } from './currency.ts'

type Select = (answer: Balances) => Balances

/** Always the same function for a chain: an answer is gone through once. */
const selects = new Map(
  chains.map(({ id, nativeCurrency }): [number, Select] => [
    id,
    (answer) => ({ ...answer, items: [...listHeld(answer.items, nativeCurrency)] }),
  ]),
)

const asItIs: Select = (answer) => answer

/**
 * What an account holds, each token once, with its worth in the currency that a person has chosen: every figure of the app is in that one.
 *
 * @param further what else is asked of the gateway; nothing unless given, so that all screens share one answer
 */
export const balancesQuery = (
  client: GatewayClient,
  { chainId, address }: AccountId,
  further: { excludeSpam?: boolean } = {},
) => ({
  ...getBalancesQueryOptions(client, {
    chainId,
    address,
    currency: currency.toLowerCase(),
    ...further,
  }),
  select: selects.get(chainId) ?? asItIs,
})

import type { GatewayClient } from '@ghost-pay/gateway-client'
import { getBalancesQueryOptions } from '@ghost-pay/gateway-client/react'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { currency } from './currency.ts'

/**
 * What an account holds, with its worth in the currency that a person has chosen: every figure of the app is in that one.
 *
 * @param further what else is asked of the gateway; nothing unless given, so that all screens share one answer
 */
export const balancesQuery = (
  client: GatewayClient,
  { chainId, address }: AccountId,
  further: { excludeSpam?: boolean } = {},
) =>
  getBalancesQueryOptions(client, {
    chainId,
    address,
    currency: currency.toLowerCase(),
    ...further,
  })

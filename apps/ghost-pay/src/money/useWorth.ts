import { useQueries } from '@tanstack/react-query'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { worthOfAll } from '@ghost-pay/safe-account/money'
import type { AccountId } from '@ghost-pay/safe-account/store'
import type { MovedAmount } from '@ghost-pay/safe-account/view'

import { balancesQuery } from './balancesQuery.ts'

/**
 * What amounts are worth together at the prices of today. A gateway prices what an account holds, and nothing else.
 *
 * @param accounts the accounts whose prices are read, the nearest first
 * @returns by the first account that has every price; undefined where none has
 */
export function useWorth(
  accounts: readonly AccountId[],
  amounts: readonly MovedAmount[],
): number | undefined {
  const client = useGateway()
  return useQueries({
    queries: accounts.map((account) => balancesQuery(client, account)),
    combine: (answers) =>
      answers
        .map(({ data }) => data && worthOfAll(amounts, data.items))
        .find((worth) => worth !== undefined),
  })
}

import { useQuery } from '@tanstack/react-query'
import { useGateway } from '@ghost-pay/gateway-client/react'

import { balancesQuery } from './balancesQuery.ts'
import type { SharedAccount } from './SharedAccount.ts'
import type { MovedAmount } from './transactionView.ts'
import { worthOfAll } from './worthOf.ts'

/** What amounts are worth together at the prices of today; undefined where nobody gives one of them. */
export function useWorth(
  account: SharedAccount,
  amounts: readonly MovedAmount[],
): number | undefined {
  const client = useGateway()
  const { data } = useQuery(balancesQuery(client, account))
  return data && worthOfAll(amounts, data.items)
}

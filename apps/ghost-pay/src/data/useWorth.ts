import { useQuery } from '@tanstack/react-query'
import { useGateway } from '@ghost-pay/gateway-client/react'

import { balancesQuery } from './balancesQuery.ts'
import type { SharedAccount } from './SharedAccount.ts'
import type { MovedAmount } from './transactionView.ts'
import { worthOf } from './worthOf.ts'

/** What an amount is worth at the price of today; undefined where nobody gives one. */
export function useWorth(
  account: SharedAccount,
  amount: MovedAmount | undefined,
): number | undefined {
  const client = useGateway()
  const { data } = useQuery(balancesQuery(client, account))
  if (amount?.value === undefined || data === undefined) return undefined
  return worthOf({ ...amount, value: amount.value }, data.items)
}

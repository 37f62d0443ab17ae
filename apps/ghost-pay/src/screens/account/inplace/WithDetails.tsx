import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { followed } from '../../../gateway/followed.ts'

export type WithDetailsProps = {
  account: Pick<SharedAccount, 'chainId' | 'address'>
  id: string
  /** While it is read; `isError` when it cannot be, or is of another account. */
  fallback: (isError: boolean) => ReactNode
  children: (details: TransactionDetails, readAt: number) => ReactNode
}

/** Asks the gateway for a transaction of the account, in full. */
export function WithDetails({ account, id, fallback, children }: WithDetailsProps) {
  const { chainId, address } = account
  const client = useGateway()
  const { data, dataUpdatedAt, isError } = useQuery({
    ...getTransactionQueryOptions(client, { chainId, address, id }),
    ...followed,
  })
  if (data === undefined) return fallback(isError)
  return isAddressEqual(data.safeAddress, address) ? children(data, dataUpdatedAt) : fallback(true)
}

import { skipToken } from '@tanstack/react-query'

import { getTransaction } from '../../endpoints/getTransaction.ts'
import type { Address } from '../../schemas/address.ts'
import type { TransactionDetails } from '../../schemas/transaction.ts'
import { transactionKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getTransactionQueryOptions` takes. */
export type GetTransactionQueryParameters = {
  chainId: number
  /** The query waits until there is an id. */
  id: string | undefined
  /** The account, when the id is a bare safeTxHash that does not name it. */
  address?: Address | undefined
}

/** Caches a transaction with its confirmations, under its account. */
export const getTransactionQueryOptions = readOptionsOf<
  GetTransactionQueryParameters,
  'id',
  TransactionDetails
>((client, { chainId, id, address }) => ({
  queryKey: transactionKey(client, { chainId, id, address }),
  queryFn: id ? ({ signal }) => getTransaction(client, { chainId, id, signal }) : skipToken,
}))

import type { TransactionInfo } from '@ghost-pay/gateway-client'

import { viewTransaction } from './transactionView.ts'

/** It goes into both sides of a comparison. */
const anyCurrency = { symbol: '', decimals: 0 }

/** What the gateway says that a transaction does, as a text: who is paid what, in which units, under which name. */
export const saidOf = (info: TransactionInfo): string =>
  JSON.stringify(viewTransaction(info, anyCurrency), (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )

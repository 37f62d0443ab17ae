import type { Address } from 'viem'
import type { TransactionDescription } from '@ghost-pay/safe-protocol'

import { givenIn } from '../../../data/transactionParts.ts'

/** Who is paid by a transaction or one of its parts, each once. */
export const payeesOf = (description: Pick<TransactionDescription, 'action'>): Address[] => [
  ...new Set(givenIn(description).map(({ to }) => to)),
]

import { GatewayMismatchError } from '../errors.ts'
import type { TransactionDetails } from '../schemas/transaction.ts'

/**
 * Looks whether the details of a transaction are of one piece: their id names their account. Where only a hash was requested, that is
 * what ties the account to it.
 *
 * @throws GatewayMismatchError when the id names another account
 */
export function checkDetails(details: TransactionDetails): TransactionDetails {
  // With `validate: 'off'` it may be nothing at all.
  const { txId, safeAddress } = Object(details) as TransactionDetails
  if (String(txId).toLowerCase().includes(String(safeAddress).toLowerCase())) return details
  throw new GatewayMismatchError({ field: 'safeAddress', expected: txId, received: safeAddress })
}

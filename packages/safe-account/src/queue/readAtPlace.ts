import { isAddressEqual } from 'viem'
import {
  type GatewayClient,
  getMultisigTransactions,
  getTransaction,
} from '@ghost-pay/gateway-client'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { BatchAccount } from '../history/batchPayments.ts'
import { signableFromDetails } from '../signing/signableFromDetails.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { hashOfId } from './hashOfId.ts'

/** How many at one place are read. */
const most = 4

/**
 * Reads what stands at a place in line beside a rejection: what waits, and what waited when the rejection was executed.
 *
 * @returns by their own bytes, which give the hash under which the gateway keeps them; null where not all of them are read: then
 *   nobody can say which one was meant
 * @throws what the gateway client throws
 */
export async function readAtPlace(
  client: GatewayClient,
  { nonce, signal, ...account }: BatchAccount & { nonce: number; signal?: AbortSignal | undefined },
): Promise<readonly SignableTransaction[] | null> {
  const { chainId, address, version } = account
  const { results, next } = await getMultisigTransactions(client, {
    chainId,
    address,
    nonce,
    signal,
  })
  const ids = results.flatMap((item) => {
    if (item.type !== 'TRANSACTION') return []
    const { id, txInfo } = item.transaction
    return txInfo.type === 'Custom' && txInfo.isCancellation ? [] : [id]
  })
  if (next !== null || ids.length > most) return null
  const read = await Promise.all(
    ids.map(async (id): Promise<SignableTransaction[]> => {
      const details = await getTransaction(client, { chainId, id, signal })
      const own = signableFromDetails(details, chainId, version)
      if (own.status !== 'signable' || !isAddressEqual(own.signable.safe, address)) return []
      return safeTxHash(own.signable) === hashOfId(id) ? [own.signable] : []
    }),
  )
  return read.every(({ length }) => length > 0) ? read.flat() : null
}

import type { GatewayClient } from '@ghost-pay/gateway-client'

import type { ChainClient } from '../chain/ChainClient.ts'
import { readAccount } from '../chain/readAccount.ts'
import { movedPlace } from '../queue/movedPlace.ts'
import { readTakenNonces } from '../queue/readTakenNonces.ts'
import { CheckFailedError, unread } from './CheckFailedError.ts'
import type { SignableTransaction } from './SignableTransaction.ts'

/**
 * Sees right before a new payment is signed that its nonce was not taken while it was reviewed: neither on the chain nor in
 * the queue. Two payments with one nonce exclude each other (behaviour/payments#nonce).
 *
 * @throws CheckFailedError `nonceMoved` with the place that is free now, or `unread` when the node does not answer; what the gateway
 *   throws
 */
export async function verifyNonce(
  client: ChainClient,
  gateway: GatewayClient,
  { chainId, safe: address, transaction }: SignableTransaction,
): Promise<void> {
  const taken = await readTakenNonces(gateway, { chainId, address })
  const { nonce: accountNonce } = await readAccount(client, { address }).catch(unread('nonce'))
  const moved = movedPlace(Number(transaction.nonce), { accountNonce, taken })
  if (moved !== undefined) throw new CheckFailedError({ kind: 'nonceMoved', moved })
}

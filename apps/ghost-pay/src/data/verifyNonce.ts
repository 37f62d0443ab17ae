import type { Config } from 'wagmi'
import type { GatewayClient } from '@ghost-pay/gateway-client'
import { type AccountOnChain, readAccount, type SignableTransaction } from '@ghost-pay/safe-account'
import { readTakenNonces } from '@ghost-pay/safe-account/queue'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { movedPlace } from './movedPlace.ts'
import { StaleNonceError } from './StaleNonceError.ts'
import { verifyCopy } from './verifyCopy.ts'

/**
 * Sees right before a new payment is signed that its nonce was not taken while it was reviewed: neither on the chain nor in
 * the queue. Two payments with one nonce exclude each other (behaviour/payments#nonce).
 *
 * @throws StaleNonceError with the place that is free now; CheckError when the node does not answer; what the gateway throws
 */
export async function verifyNonce(
  config: Config,
  client: GatewayClient,
  { chainId, safe: address, transaction }: SignableTransaction,
): Promise<void> {
  const taken = await readTakenNonces(client, { chainId, address })
  let account: AccountOnChain
  try {
    account = await readAccount(chainClient(config, chainId), { address })
  } catch (cause) {
    throw new CheckError(speak(verifyCopy, 'verify.nonce.unread'), {
      by: 'chain',
      passing: true,
      cause,
    })
  }
  const moved = movedPlace(Number(transaction.nonce), { accountNonce: account.nonce, taken })
  if (moved !== undefined) throw new StaleNonceError(moved)
}

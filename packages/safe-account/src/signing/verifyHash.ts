import type { Hash } from 'viem'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { readTransactionHash } from '../chain/readTransactionHash.ts'
import { CheckFailedError, unread } from './CheckFailedError.ts'
import type { SignableTransaction } from './SignableTransaction.ts'

/**
 * Computes the hash that is signed from what is on the screen, and compares it with the one the account's own contract
 * computes and, where there is one, with the gateway's (behaviour/payments#own-hash). No wallet is asked when two of them differ.
 *
 * @param gatewayHash the hash under which the gateway keeps the transaction; undefined for a new one
 * @returns the hash on which page, gateway and chain agree
 * @throws CheckFailedError `gatewayHash` or `contractHash` for the party that disagrees, `unread` when the node does not answer
 */
export async function verifyHash(
  client: ChainClient,
  signable: SignableTransaction,
  gatewayHash: Hash | undefined,
): Promise<Hash> {
  const own = safeTxHash(signable)
  if (gatewayHash !== undefined && gatewayHash !== own) {
    throw new CheckFailedError({ kind: 'gatewayHash' })
  }
  const onChain = await readTransactionHash(client, signable).catch(unread('hash'))
  if (onChain !== own) throw new CheckFailedError({ kind: 'contractHash' })
  return own
}

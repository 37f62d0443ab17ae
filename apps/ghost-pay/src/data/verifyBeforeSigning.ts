import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { readTransactionHash, type SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { verifyCopy } from './verifyCopy.ts'

/**
 * Computes the hash that is signed from what is on the screen, and compares it with the one the account's own contract
 * computes and, where there is one, with the gateway's (behaviour/payments#own-hash). No wallet is asked when two of them differ.
 *
 * @param gatewayHash the hash under which the gateway keeps the transaction; undefined for a new one
 * @returns the hash on which page, gateway and chain agree
 * @throws CheckError that names the party which disagrees, or the node when it did not answer
 */
export async function verifyHash(
  config: Config,
  signable: SignableTransaction,
  gatewayHash: Hash | undefined,
): Promise<Hash> {
  const own = safeTxHash(signable)
  if (gatewayHash !== undefined && gatewayHash !== own) {
    throw new CheckError(speak(verifyCopy, 'verify.hash.gateway'))
  }
  const onChain = await askContract(config, signable)
  if (onChain !== own) {
    throw new CheckError(speak(verifyCopy, 'verify.hash.chain'))
  }
  return own
}

/**
 * The hash that an account's own contract computes for a transaction.
 *
 * @throws CheckError when the node does not answer
 */
export async function askContract(config: Config, signable: SignableTransaction): Promise<Hash> {
  const client = chainClient(config, signable.chainId)
  try {
    return await readTransactionHash(client, signable)
  } catch (cause) {
    throw new CheckError(speak(verifyCopy, 'verify.hash.unread'), {
      by: 'chain',
      passing: true,
      cause,
    })
  }
}

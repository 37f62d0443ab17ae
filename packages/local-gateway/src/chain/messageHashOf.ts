import { concat, type Hash, hashStruct, type Hex } from 'viem'
import {
  domainHash,
  messageDigest,
  safeMessageHash,
  SafeProtocolError,
} from '@ghost-pay/safe-protocol'

import type { TypedMessage } from '../offchain/OffchainEvent.ts'
import type { AccountState } from './accountState.ts'
import type { ServedChain } from './serveChain.ts'

/**
 * The hash that the owners sign for a message, and the bytes it is the hash of; null when the message or the account's
 * version is none.
 */
export function messageHashOf(
  { settings: { chainId } }: ServedChain,
  { address: safe, version }: Pick<AccountState, 'address' | 'version'>,
  message: string | TypedMessage,
): { hash: Hash; preimage: Hex } | null {
  const domain = { chainId, safe, version: version ?? '' }
  try {
    const struct = hashStruct({
      data: { message: messageDigest(message) },
      primaryType: 'SafeMessage',
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    })
    return {
      hash: safeMessageHash({ ...domain, message }),
      preimage: concat(['0x1901', domainHash(domain), struct]),
    }
  } catch (error) {
    if (error instanceof SafeProtocolError) return null
    throw error
  }
}

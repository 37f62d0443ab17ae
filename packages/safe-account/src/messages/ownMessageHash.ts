import type { Hash } from 'viem'
import { safeMessageHash, SafeProtocolError } from '@ghost-pay/safe-protocol'

import { inexactNumber } from './inexactNumber.ts'
import type { SignableMessage } from './SignableMessage.ts'

/**
 * The hash that the owners sign for a message, worked out on this device (behaviour/messages#hash). Undefined for what has none:
 * values that do not fit their types, and numbers that reading them has rounded.
 */
export function ownMessageHash(signable: SignableMessage): Hash | undefined {
  const { message } = signable
  if (typeof message !== 'string' && inexactNumber(message) !== undefined) return undefined
  try {
    return safeMessageHash(signable)
  } catch (error) {
    if (error instanceof SafeProtocolError) return undefined
    throw error
  }
}

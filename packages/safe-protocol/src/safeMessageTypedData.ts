import { typedDataDomain } from './domain.ts'
import { messageDigest, type SafeMessageParameters } from './safeMessageHash.ts'
import type { SafeTypedData } from './safeTxTypedData.ts'

/**
 * The typed data an owner signs when the account signs a message. Its hash is `safeMessageHash`.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function safeMessageTypedData({
  message,
  ...safe
}: SafeMessageParameters): SafeTypedData<'SafeMessage'> {
  const { domain, type } = typedDataDomain(safe)
  return {
    domain,
    types: { EIP712Domain: type, SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: messageDigest(message) },
  }
}

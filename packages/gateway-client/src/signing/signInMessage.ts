import { checkAddresses, checkChainId } from '../check.ts'
import { GatewayParameterError } from '../errors.ts'
import type { Address } from '../schemas/primitives.ts'

/** What `signInMessage` takes. */
export type SignInMessageParameters = {
  /** Host (with port) of the page that asks. */
  domain: string
  /** Who signs in, checksummed. */
  address: Address
  /** Address of what is signed in to. */
  uri: string
  chainId: number
  /** Of `getAuthNonce`. */
  nonce: string
  /** One line that the person reads. */
  statement?: string | undefined
  /** Milliseconds. Default: the clock. The gateway takes it up to 30 seconds ahead of its own. */
  issuedAt?: number | undefined
  /** Milliseconds, at most 24 hours ahead. */
  expirationTime?: number | undefined
  /** Milliseconds. */
  notBefore?: number | undefined
}

/**
 * The text to sign for `verifyAuth`, in the form of EIP-4361.
 *
 * @throws GatewayParameterError when a part could be read as another one
 */
export function signInMessage({
  domain,
  address,
  uri,
  chainId,
  nonce,
  statement,
  issuedAt = Date.now(),
  expirationTime,
  notBefore,
}: SignInMessageParameters): string {
  checkChainId(chainId)
  checkAddresses({ address })
  for (const [field, value] of Object.entries({ domain, uri, nonce, statement })) {
    if (value !== undefined && /[\r\n]/.test(value)) {
      throw new GatewayParameterError(field, value, 'one line')
    }
  }
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${toIso(issuedAt)}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${toIso(expirationTime)}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${toIso(notBefore)}`]),
  ].join('\n')
}

const toIso = (time: number) => new Date(time).toISOString()

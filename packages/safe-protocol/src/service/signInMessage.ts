import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'

import { InvalidFieldError } from '../errors.ts'

/** What `signInMessage` takes. */
export type SignInMessageParameters = {
  /** Host (with port) of the page that requests the signature. */
  domain: string
  /** Account of the visitor who signs in. */
  address: Address
  /** URI of what the visitor signs in to. */
  uri: string
  chainId: number
  /** Nonce of the gateway: at least 8 letters and digits. */
  nonce: string
  /** One line that the visitor reads. */
  statement?: string | undefined
  /** Milliseconds. The gateway accepts a time up to 30 seconds ahead of its own clock. */
  issuedAt: number
  /** Milliseconds, at most 24 hours ahead. */
  expirationTime?: number | undefined
  /** Milliseconds. */
  notBefore?: number | undefined
}

/**
 * The text that a visitor signs to sign in to the gateway (EIP-4361), as viem writes it.
 *
 * @throws InvalidFieldError when the statement has more than one line
 * @throws viem's `SiweInvalidMessageFieldError` when another field breaks EIP-4361
 */
export function signInMessage({
  domain,
  address,
  uri,
  chainId,
  nonce,
  statement,
  issuedAt,
  expirationTime,
  notBefore,
}: SignInMessageParameters): string {
  // viem refuses a line feed alone; some wallets break a line at a carriage return as well.
  if (statement !== undefined && /[\r\n]/.test(statement)) {
    throw new InvalidFieldError('statement', statement, 'one line')
  }
  return createSiweMessage({
    domain,
    address,
    uri,
    chainId,
    nonce,
    version: '1',
    issuedAt: new Date(issuedAt),
    ...(statement === undefined ? {} : { statement }),
    ...(expirationTime === undefined ? {} : { expirationTime: new Date(expirationTime) }),
    ...(notBefore === undefined ? {} : { notBefore: new Date(notBefore) }),
  })
}

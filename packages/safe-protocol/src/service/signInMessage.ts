import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { isAddress } from 'viem/utils'

import { InvalidFieldError } from '../errors.ts'
import { toChainId } from '../uint.ts'

/** What `signInMessage` takes. */
export type SignInMessageParameters = {
  /** Host (with port) of the page that requests the signature. viem takes `localhost`, IPv4 addresses and names with a dot. */
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
 * @throws InvalidFieldError for an address with a wrong checksum, a chain id below 1, a statement of more than one line, and a time
 *   that no date has
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
  if (!isAddress(address))
    throw new InvalidFieldError('address', address, 'an address with its checksum')
  if (toChainId(chainId) < 1) throw new InvalidFieldError('chainId', chainId, 'a chain id from 1')
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
    issuedAt: toDate('issuedAt', issuedAt),
    ...(statement === undefined ? {} : { statement }),
    ...(expirationTime === undefined
      ? {}
      : { expirationTime: toDate('expirationTime', expirationTime) }),
    ...(notBefore === undefined ? {} : { notBefore: toDate('notBefore', notBefore) }),
  })
}

function toDate(field: string, time: number): Date {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) {
    throw new InvalidFieldError(field, time, 'a time in milliseconds')
  }
  return date
}

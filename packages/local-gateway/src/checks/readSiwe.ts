import { type Address, getAddress } from 'viem'

/** A sign-in message, line by line (EIP-4361). Times are milliseconds. */
export type SiweFields = {
  domain: string
  address: Address
  uri: string
  chainId: number
  nonce: string
  issuedAt: number
  expirationTime: number | null
  notBefore: number | null
}

/** Matches the whole message: a person would read a line that EIP-4361 does not define, and no check would. */
const message = new RegExp(
  [
    '^(?:[a-z][a-z0-9+.-]*://)?(?<domain>[^\\s/?#@]+) wants you to sign in with your Ethereum account:',
    '(?<address>0x[0-9a-fA-F]{40})',
    // A statement is between empty lines. Without a statement, some wallets write one empty line, some two.
    '(?:\\n[^\\n]+\\n|\\n)?',
    'URI: (?<uri>\\S+)',
    'Version: 1',
    'Chain ID: (?<chainId>\\d{1,15})',
    'Nonce: (?<nonce>[a-zA-Z0-9]{8,})',
    'Issued At: (?<issuedAt>\\S+)',
  ].join('\\n') +
    [
      '(?:\\nExpiration Time: (?<expirationTime>\\S+))?',
      '(?:\\nNot Before: (?<notBefore>\\S+))?',
      '(?:\\nRequest ID: [^\\n]*)?',
      '(?:\\nResources:(?:\\n- \\S+)*)?$',
    ].join(''),
)

/** Parses a sign-in message; null when it is none, or has further lines. */
export function readSiwe(source: string): SiweFields | null {
  const fields = message.exec(source)?.groups
  if (!fields) return null
  const { domain, address, uri, chainId, nonce, issuedAt, expirationTime, notBefore } = fields
  const times = [issuedAt, expirationTime, notBefore].map((time) =>
    time === undefined ? null : Date.parse(time),
  )
  const [issued, expires, begins] = times
  if (!domain || !address || !uri || !nonce || times.some((time) => Number.isNaN(time))) return null
  if (typeof issued !== 'number') return null
  return {
    domain,
    address: getAddress(address.toLowerCase()),
    uri,
    chainId: Number(chainId),
    nonce,
    issuedAt: issued,
    expirationTime: expires ?? null,
    notBefore: begins ?? null,
  }
}

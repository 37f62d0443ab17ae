import { isRecord } from '../platform/isRecord.ts'

/**
 * Reads what a wallet reports as its accounts. What is no list says nothing; neither does a list in which nothing is an
 * address. An empty list is an answer: the wallet has disconnected.
 */
export function readAccounts(reported: unknown): `0x${string}`[] | undefined {
  if (!Array.isArray(reported)) return undefined
  // Some say of each what it can do as well.
  const accounts = reported
    .map((account: unknown) => (isRecord(account) ? account['address'] : account))
    .filter(isAddress)
  return accounts.length > 0 || reported.length === 0 ? accounts : undefined
}

/** The number of a chain, or `NaN` for what is none. wagmi would take any number there is. */
export function readChainId(reported: unknown): number {
  const chainId = ['string', 'number', 'bigint'].includes(typeof reported) ? Number(reported) : 0
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : Number.NaN
}

function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

/** An answer of the query cache, as it is kept. */
export type KeptAnswer = {
  key: readonly unknown[]
  data: unknown
  /** When it came, in milliseconds since 1970. */
  time: number
}

/** How long an answer is kept, in milliseconds: 30 days. */
export const longestKept = 30 * 24 * 3_600_000

/** What of the gateway's word about an account is kept. */
const gatewayParts: readonly unknown[] = ['info', 'balances', 'queue', 'history', 'transaction']

/** What of the chain's word is kept. None of it decides whether something is signed. */
const chainParts: readonly unknown[] = ['account-facts', 'holdings', 'accounts-on-chain']

/** Whether a question is answered by the chain alone. */
export const isOfChain = ([first]: readonly unknown[]): boolean => chainParts.includes(first)

/**
 * Whether an answer is kept for the next visit: what accounts are, hold, have done and wait for. Not kept are sessions and
 * whatever a signer relies on: hashes, signatures, tokens, rehearsals and places in line are asked anew
 * (behaviour/outlives#cached).
 */
export function isKept(key: readonly unknown[]): boolean {
  const [first, , chainId, , part, , ...derived] = key
  // Which accounts a person owns: the chain is asked about each (behaviour/outlives#cached).
  if (first === 'gateway' && chainId === 'owner') return part === 'all'
  // What this page has found out about an answer stands under a longer key.
  if (first === 'gateway') {
    return typeof chainId === 'number' && gatewayParts.includes(part) && derived.length === 0
  }
  return isOfChain(key)
}

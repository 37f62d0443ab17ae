import { type Address, isAddressEqual } from 'viem'
import type { RequestSignature, Settlement } from '@ghost-pay/payments/requests'

/** What is known of a request, each from the chain or from its own bytes; undefined while it is not. */
export type RequestFacts = {
  payee: Address
  /** Who is said to ask; undefined for a payment link, which does not say. */
  requester: Address | undefined
  /** `link` for a payment link: nobody can sign one. */
  signature: RequestSignature | 'link' | undefined
  /** The owners of the account that is paid; empty when it is no account. */
  owners: readonly Address[] | undefined
  /** Seconds since 1970. */
  expires: number | undefined
  /** `none`: the link names no chain; `foreign`: one that this app does not serve. */
  chain: 'served' | 'foreign' | 'none'
  /** `none`: the chain has no token there. */
  token: 'known' | 'none' | undefined
  settlement: Settlement | undefined
}

/** A line about a request: what stops it, what wants a look, what is proven. */
export type RequestLine =
  | {
      tone: 'stop'
      code: 'invalid' | 'stranger' | 'expired' | 'chain' | 'noChain' | 'token' | 'paid'
    }
  | { tone: 'look'; code: 'unsigned' | 'link' | 'unknown' | 'part' }
  | { tone: 'proven'; code: 'self' | 'owner' }

/**
 * What is to be said of a request before anybody pays it, the worst first (behaviour/requests#payer).
 *
 * @param now seconds since 1970
 */
export function judgeRequest(facts: RequestFacts, now: number): readonly RequestLine[] {
  const { chain, token, expires, settlement } = facts
  const lines: (RequestLine | undefined)[] = [
    whoAsks(facts),
    chain === 'none' ? stop('noChain') : chain === 'foreign' ? stop('chain') : undefined,
    token === 'none' ? stop('token') : undefined,
    settlement?.state === 'paid' || settlement?.state === 'over'
      ? stop('paid')
      : expires !== undefined && now >= expires
        ? stop('expired')
        : settlement !== undefined && settlement.received > 0n
          ? { tone: 'look', code: 'part' }
          : undefined,
  ]
  const order = { stop: 0, look: 1, proven: 2 }
  return lines.filter((line) => line !== undefined).sort((a, b) => order[a.tone] - order[b.tone])
}

const stop = (code: Extract<RequestLine, { tone: 'stop' }>['code']): RequestLine => ({
  tone: 'stop',
  code,
})

/** Whether the one who asks may ask for this payee. */
function whoAsks({ payee, requester, signature, owners }: RequestFacts): RequestLine | undefined {
  switch (signature) {
    case undefined:
      return undefined
    case 'link':
    case 'unsigned':
    case 'unknown':
      return { tone: 'look', code: signature }
    case 'invalid':
      return stop('invalid')
    case 'signed':
      if (requester === undefined) return undefined
      if (isAddressEqual(requester, payee)) return { tone: 'proven', code: 'self' }
      if (owners === undefined) return undefined
      return owners.some((owner) => isAddressEqual(owner, requester))
        ? { tone: 'proven', code: 'owner' }
        : stop('stranger')
  }
}

import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { RequestSignature, Settlement } from '@ghost-pay/payments/requests'

/**
 * What is known of a request, each from the chain or from its own bytes; undefined while it is being asked, `silent` where the node
 * does not answer.
 */
export type RequestFacts = {
  payee: Address
  /** Who is said to ask; undefined for a payment link, which does not say. */
  requester: Address | undefined
  /** `link` for a payment link: nobody can sign one. */
  signature: RequestSignature | 'link' | undefined
  /** The owners of the account that is paid; empty when it is no account. */
  owners: readonly Address[] | 'silent' | undefined
  /** Seconds since 1970. */
  expires: number | undefined
  /** `none`: the link names no chain; `foreign`: one that this app does not serve. */
  chain: 'served' | 'foreign' | 'none'
  /** `none`: the chain has no token there. */
  token: 'known' | 'none' | 'silent' | undefined
  /** What is asked for; null for the chain's own currency. */
  tokenAddress: Address | null
  settlement: Pick<Settlement, 'state' | 'received'> | 'silent' | undefined
}

/** A line about a request: what stops it, what wants a look, what is proven. */
export type RequestLine =
  | {
      tone: 'stop'
      code: 'invalid' | 'stranger' | 'lost' | 'expired' | 'chain' | 'noChain' | 'token' | 'paid'
    }
  | {
      tone: 'look'
      code: 'unsigned' | 'link' | 'unknown' | 'owners' | 'tokenSilent' | 'unsettled' | 'part'
    }
  | { tone: 'proven'; code: 'self' | 'owner' }

/**
 * The warnings about a request before it is paid, the worst first (behaviour/requests#payer).
 *
 * @param now seconds since 1970
 */
export function judgeRequest(facts: RequestFacts, now: number): readonly RequestLine[] {
  const { chain, token, expires, settlement, payee, tokenAddress } = facts
  const settled = settlement === 'silent' ? undefined : settlement
  const isLost =
    isAddressEqual(payee, zeroAddress) ||
    (tokenAddress !== null && isAddressEqual(payee, tokenAddress))
  const lines: (RequestLine | undefined)[] = [
    whoAsks(facts),
    isLost ? stop('lost') : undefined,
    chain === 'none' ? stop('noChain') : chain === 'foreign' ? stop('chain') : undefined,
    token === 'none' ? stop('token') : token === 'silent' ? look('tokenSilent') : undefined,
    settlement === 'silent' ? look('unsettled') : undefined,
    settled?.state === 'paid' || settled?.state === 'over'
      ? stop('paid')
      : expires !== undefined && now >= expires
        ? stop('expired')
        : settled !== undefined && settled.received > 0n
          ? look('part')
          : undefined,
  ]
  const order = { stop: 0, look: 1, proven: 2 }
  return lines.filter((line) => line !== undefined).sort((a, b) => order[a.tone] - order[b.tone])
}

const stop = (code: Extract<RequestLine, { tone: 'stop' }>['code']): RequestLine => ({
  tone: 'stop',
  code,
})

const look = (code: Extract<RequestLine, { tone: 'look' }>['code']): RequestLine => ({
  tone: 'look',
  code,
})

/**
 * How far a request is paid now. A node that has answered once and is silent since does not say that it is still open; what was paid
 * stays paid.
 *
 * @param settlement what the node said last; undefined where it has said nothing
 */
export function settlementNow<settlement extends Pick<Settlement, 'state'>>(
  settlement: settlement | undefined,
  { hasFailed, isAsking }: { hasFailed: boolean; isAsking: boolean },
): settlement | 'silent' | undefined {
  if (settlement === undefined) return hasFailed && !isAsking ? 'silent' : undefined
  const isPaid = settlement.state === 'paid' || settlement.state === 'over'
  return hasFailed && !isPaid ? 'silent' : settlement
}

/** What is to be paid: what is missing of what was asked for; undefined where the payer says how much. */
export const amountDue = (
  amount: bigint | undefined,
  settlement: Pick<Settlement, 'state' | 'missing'> | undefined,
): bigint | undefined =>
  amount !== undefined && settlement?.state === 'part' ? settlement.missing : amount

/** Whether the one who asks may ask for this payee. */
function whoAsks({ payee, requester, signature, owners }: RequestFacts): RequestLine | undefined {
  switch (signature) {
    case undefined:
      return undefined
    case 'link':
    case 'unsigned':
    case 'unknown':
      return look(signature)
    case 'invalid':
      return stop('invalid')
    case 'signed':
      if (requester === undefined) return undefined
      if (isAddressEqual(requester, payee)) return { tone: 'proven', code: 'self' }
      if (owners === undefined) return undefined
      if (owners === 'silent') return look('owners')
      return owners.some((owner) => isAddressEqual(owner, requester))
        ? { tone: 'proven', code: 'owner' }
        : stop('stranger')
  }
}

import type { Hex } from 'viem'

import { type PaymentRequest, paymentRequestHash } from './paymentRequest.ts'
import type { ReceivedTransfer } from './receivedTransfer.ts'

/** Why a transfer counts for a request. */
export type SettlementProof =
  /** It carries the request's hash: the payer meant this one. */
  | 'reference'
  /** It is exactly what was missing. */
  | 'amount'
  /** No other request for this token waited. The payer may have meant something else. */
  | 'only'

/** How far a request is paid, by the chain's logs alone. */
export type Settlement<request extends PaymentRequest = PaymentRequest> = {
  request: request
  /** `over`: more came than was asked for. `expired`: its end has passed, and it is not paid whole. */
  state: 'open' | 'part' | 'paid' | 'over' | 'expired'
  /** In the smallest unit. */
  received: bigint
  /** What is still to come; 0 when nothing is. */
  missing: bigint
  /** What came beyond what was asked for. */
  extra: bigint
  /** What counts, in the chain's order. */
  transfers: readonly (ReceivedTransfer & { proof: SettlementProof })[]
}

/** What was paid of each request, and the payments that belong to none. */
export type Settlements<request extends PaymentRequest = PaymentRequest> = {
  /** In the order of the requests. */
  settlements: readonly Settlement<request>[]
  /** What came and counts for none: no request says what it was. */
  unassigned: readonly ReceivedTransfer[]
}

/**
 * Decides from the chain's logs which requests are paid. Each transfer counts once: for the request whose hash it carries; else for
 * the oldest one that waits for exactly this amount; else for the only one that waits. Where several wait and none fits, it counts
 * for none. See behaviour/requests#paid.
 *
 * @param requests of one or of many payees; one that stands there twice counts once
 * @param parameters.transfers what came to the payees; any order, duplicates do no harm
 * @param parameters.now seconds since 1970
 * @param parameters.areAll whether these are all requests that the payees wait for. One who pays does not know the others: then
 *   nothing counts for being the `only` one
 */
export function settleRequests<request extends PaymentRequest>(
  requests: readonly request[],
  {
    transfers,
    now,
    areAll = true,
  }: { transfers: readonly ReceivedTransfer[]; now: number; areAll?: boolean },
): Settlements<request> {
  const open = new Map<Hex, Open<request>>()
  for (const request of requests) {
    const hash = paymentRequestHash(request)
    if (!open.has(hash)) open.set(hash, { hash, request, received: 0n, transfers: [] })
  }
  const byAge = [...open.values()].sort(
    (a, b) => a.request.fromBlock - b.request.fromBlock || a.request.issued - b.request.issued,
  )
  const unassigned: ReceivedTransfer[] = []
  for (const transfer of inOrder(transfers)) {
    const could = byAge.filter(({ request }) => couldPay(transfer, request))
    const assigned = assign(transfer, could, open)
    const found = areAll || assigned?.proof !== 'only' ? assigned : undefined
    if (found === undefined) {
      if (could.length > 0) unassigned.push(transfer)
    } else {
      found.open.received += transfer.amount
      found.open.transfers.push({ ...transfer, proof: found.proof })
    }
  }
  return {
    settlements: [...open.values()].map((one) => settlementOf(one, now)),
    unassigned,
  }
}

type Open<request> = {
  hash: Hex
  request: request
  received: bigint
  transfers: (ReceivedTransfer & { proof: SettlementProof })[]
}

/** Whom a transfer counts for. */
function assign<request extends PaymentRequest>(
  transfer: ReceivedTransfer,
  could: readonly Open<request>[],
  all: ReadonlyMap<Hex, Open<request>>,
): { open: Open<request>; proof: SettlementProof } | undefined {
  const reference = transfer.reference?.toLowerCase()
  const meant = could.find(({ hash }) => hash === reference)
  if (meant !== undefined) return { open: meant, proof: 'reference' }
  // It names another of these requests, which it can not pay: it is not for one of the rest.
  if ([...all.keys()].some((hash) => hash === reference)) return undefined
  const waiting = could.filter(({ received, request }) => received < request.amount)
  const exact = waiting.find(
    ({ received, request }) => request.amount - received === transfer.amount,
  )
  if (exact !== undefined) return { open: exact, proof: 'amount' }
  const [only, ...others] = waiting
  return only !== undefined && others.length === 0 ? { open: only, proof: 'only' } : undefined
}

/** Whether a transfer is money for the payee of a request, in its token, and after it was made. */
const couldPay = (transfer: ReceivedTransfer, request: PaymentRequest): boolean =>
  transfer.chainId === request.chainId &&
  isSame(transfer.to, request.payee) &&
  !isSame(transfer.from, request.payee) &&
  (request.token === null
    ? transfer.token === null
    : transfer.token !== null && isSame(transfer.token, request.token)) &&
  transfer.blockNumber > request.fromBlock &&
  transfer.amount > 0n

/** Each once, as the chain has them. */
function inOrder(transfers: readonly ReceivedTransfer[]): ReceivedTransfer[] {
  const places = new Map<string, ReceivedTransfer>()
  for (const transfer of transfers) {
    const { chainId, transactionHash, logIndex } = transfer
    const place = `${chainId}:${transactionHash.toLowerCase()}:${logIndex}`
    const known = places.get(place)
    if (known?.reference === undefined) places.set(place, transfer)
  }
  return [...places.values()].sort(
    (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  )
}

function settlementOf<request extends PaymentRequest>(
  { request, received, transfers }: Open<request>,
  now: number,
): Settlement<request> {
  const rest = request.amount - received
  const isOver = request.expires !== undefined && now >= request.expires
  return {
    request,
    state:
      rest < 0n
        ? 'over'
        : rest === 0n
          ? 'paid'
          : isOver
            ? 'expired'
            : received > 0n
              ? 'part'
              : 'open',
    received,
    missing: rest > 0n ? rest : 0n,
    extra: rest < 0n ? -rest : 0n,
    transfers,
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

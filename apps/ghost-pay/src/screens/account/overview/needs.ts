import { type Address, isAddressEqual } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import type { QueuedCheck } from '@ghost-pay/safe-account/checks'
import type { BatchPayment } from '@ghost-pay/safe-account/history'
import { type ValuedHolding, worthAt } from '@ghost-pay/safe-account/money'
import { placeInLine, turnOf } from '@ghost-pay/safe-account/queue'
import type { MovedAmount } from '@ghost-pay/safe-account/view'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { money } from '../../../money/currency.ts'
import { readEntry, withParts } from '../activity/activityEntry.ts'
import { totalsOf } from '../activity/activityLines.ts'

/** Whether the viewer, an owner, can take a transaction one step further, going by the gateway's list. */
export function needsViewer(
  { executionInfo }: Transaction,
  { role, info, viewer }: Pick<SharedAccount, 'role' | 'info' | 'viewer'>,
): boolean {
  if (role !== 'owner' || viewer === undefined || info === undefined) return false
  if (executionInfo?.type !== 'MULTISIG') return false
  const { nonce, confirmationsSubmitted, confirmationsRequired, missingSigners } = executionInfo
  const { kind } = turnOf({
    viewer: role,
    // A gateway that does not say who is missing has not said that the viewer has signed.
    hasSigned:
      missingSigners !== null && !missingSigners.some(({ value }) => isAddressEqual(value, viewer)),
    signatures: { count: confirmationsSubmitted, threshold: confirmationsRequired },
    position: placeInLine(nonce, info.nonce).kind,
  })
  return kind === 'sign' || kind === 'send'
}

export type CanSignInCardParameters = {
  /** Whose signatures hold, and what of the gateway's word is not so; undefined while it is not checked. */
  check: QueuedCheck | undefined
  /** How many signatures the account asks for. */
  required: number
  /** Owners who have not signed. */
  missing: readonly Address[]
  viewer: Address | undefined
  /** The payee has no name here, and looks like somebody who has. */
  isImitation: boolean
}

/**
 * Whether a payment of the first page may be signed on its card, as far as the list tells: it was checked and nothing speaks against
 * it, it still wants a signature, and the viewer has not given theirs.
 */
export const canSignInCard = ({
  check,
  required,
  missing,
  viewer,
  isImitation,
}: CanSignInCardParameters): boolean =>
  check !== undefined &&
  check.contradictions.length === 0 &&
  check.signers.length < required &&
  viewer !== undefined &&
  missing.some((owner) => isAddressEqual(owner, viewer)) &&
  !isImitation

/** How many payments that need the viewer have a card; the others are in the inbox. */
const most = 4

/**
 * What has a card: the first of what needs the viewer, and whatever is being signed, also when it has left the list meanwhile. A card
 * that goes takes a signature with it that the wallet is about to give.
 *
 * @param underWay what is being signed here
 */
export function shownNeeds<one extends { id: string }>(
  needs: readonly one[],
  underWay: readonly one[],
): one[] {
  const first = needs.slice(0, most)
  const others = underWay.filter(({ id }) => first.every((one) => one.id !== id))
  return [...first, ...others]
}

/** What a batch that does nothing but pay people would pay. */
export type PaidInCard = {
  people: number
  /** How many payments it is. */
  count: number
  sums: readonly MovedAmount[]
  /** In money; undefined where something of it has no price. */
  worth: string | undefined
}

/**
 * What a batch that waits would pay, for its card.
 *
 * @param payments by its own bytes; undefined where they are not read, or do anything but pay
 * @param units.tokens in which units amounts are told
 * @param units.holdings what the account holds, with prices
 * @param native the chain's own currency
 * @returns undefined for what is no such batch, and where a token of it is not known
 */
export function paidInCard(
  transaction: Transaction,
  payments: readonly BatchPayment[] | undefined,
  { tokens, holdings }: { tokens: readonly KnownToken[]; holdings: readonly ValuedHolding[] },
  native: { symbol: string; decimals: number },
): PaidInCard | undefined {
  const { txInfo } = transaction
  const entry = withParts(readEntry(transaction, native), payments, tokens, native)
  const { parts = [] } = entry
  // A part that the payments leave out pays nobody.
  if (txInfo.type !== 'Custom' || parts.length === 0 || txInfo.actionCount !== parts.length) {
    return undefined
  }
  const prices = Object.fromEntries(
    holdings.flatMap(({ address, price }) =>
      price === undefined ? [] : [[address.toLowerCase(), price]],
    ),
  )
  const worth = worthAt(
    parts.map(({ amount }) => amount),
    prices,
  )
  return {
    people: new Set(parts.map(({ to }) => to)).size,
    count: parts.length,
    sums: totalsOf([entry]).map(({ symbol, decimals, out }) => ({ symbol, decimals, value: out })),
    worth: worth === undefined ? undefined : money(worth),
  }
}

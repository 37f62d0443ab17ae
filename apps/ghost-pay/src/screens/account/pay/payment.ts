import { type Address, isAddress, isAddressEqual, parseUnits } from 'viem'
import { readTypedAmount } from '@ghost-pay/payments/payroll'
import type { PaidPayment } from '@ghost-pay/safe-account/history'
import { knownWorth } from '@ghost-pay/safe-account/money'
import { noToken } from '@ghost-pay/safe-account/store'
import type { TokenDoubt } from '@ghost-pay/safe-account/tokens'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import type { NamedChain } from '../../../account/accountId.ts'
import { amountText } from '../../../format/amountText.ts'
import { type DecimalMark, decimalMark } from '../../../format/region.ts'
import { unmistakable } from '../../../format/unmistakable.ts'
import { readRecipientOf, type RecipientPayer } from '../../../people/readRecipientOf.ts'
import type { RecipientSaid } from '../../../people/recipientCopy.ts'
import type { Said } from '../../../text/Said.ts'
import type { payCopy } from './payCopy.ts'

/** A chain as a person knows it. */
type PlainChain = NamedChain & { name: string }

/** The account that pays. */
export type Payer = {
  address: Address
  chain: PlainChain
}

/** Something the account can pay with. */
export type Asset = {
  /** Undefined for the chain's own currency. */
  token: Address | undefined
  symbol: string
  name: string
  decimals: number
  /** Base units the account holds; undefined while unknown. */
  balance: bigint | undefined
  /** What one whole unit is worth, as the gateway says it; undefined where it knows no price. */
  price?: number | undefined
  /** A reason to doubt the token, if there is one. */
  doubt?: TokenDoubt | undefined
}

/** What stands in the form. */
export type PaymentForm = {
  recipient: string
  amount: string
  /** Address of the token, or an empty text for the chain's own currency; any other text while none is chosen. */
  token: string
}

/** What keeps a form from being a payment, by field. */
export type PaymentProblems = {
  recipient?: RecipientSaid
  token?: Said<typeof payCopy>
  amount?: AmountSaid
}

/** A payment that can be signed. */
export type Payment = {
  recipient: Address
  asset: Asset
  /** Base units. */
  amount: bigint
  call: { to: Address; value: bigint; data: `0x${string}` }
}

/** A payment, or what keeps the form from being one. */
type ReadPayment =
  { status: 'incomplete'; problems: PaymentProblems } | { status: 'ready'; payment: Payment }

/** The asset a form names: the chain's own currency for an empty text, undefined while none is chosen. */
export function assetOf(
  form: Pick<PaymentForm, 'token'>,
  assets: readonly Asset[],
): Asset | undefined {
  const wanted = form.token
  if (wanted === '') return assets.find(({ token }) => token === undefined)
  if (!isAddress(wanted, { strict: false })) return undefined
  return assets.find(({ token }) => token !== undefined && isAddressEqual(token, wanted))
}

/**
 * Reads a form as a payment from an account.
 *
 * @param form what the person typed
 * @param assets what the account holds
 * @param account the account that pays
 * @param chains those that a recipient's address may name before it (EIP-3770)
 */
export function readPayment(
  form: PaymentForm,
  assets: readonly Asset[],
  account: Payer,
  chains: readonly PlainChain[],
): ReadPayment {
  const asset = assetOf(form, assets)
  const recipient = readRecipientOf(form.recipient, payerOf(account, assets), chains)
  const amount = asset && readAmount(form.amount, asset)

  const problems: PaymentProblems = {
    ...(asset === undefined && { token: ['pay.with.choose'] }),
    ...(recipient.status === 'problem' && { recipient: recipient.problem }),
    ...(recipient.status === 'name' && {
      recipient: ['recipient.choose', { name: recipient.name }],
    }),
    ...(amount !== undefined && 'problem' in amount && { amount: amount.problem }),
  }
  if (
    asset === undefined ||
    amount === undefined ||
    'problem' in amount ||
    recipient.status !== 'address'
  ) {
    return { status: 'incomplete', problems }
  }
  return {
    status: 'ready',
    payment: {
      recipient: recipient.address,
      asset,
      amount: amount.value,
      call: toCall(recipient.address, amount.value, asset),
    },
  }
}

/** The account as one that pays: its recipient is none of its tokens. */
export const payerOf = (
  { address, chain }: Payer,
  assets: readonly Pick<Asset, 'token' | 'symbol'>[],
): RecipientPayer => ({
  address,
  chain,
  tokens: assets.flatMap(({ token, symbol }) =>
    token === undefined ? [] : [{ address: token, symbol }],
  ),
})

/** What a typed amount is worth by the gateway's price; undefined for what is no amount, no sum, or has no price. */
export function worthTyped(typed: string, asset: Asset | undefined): number | undefined {
  const read = readAmountText(typed)
  if ('problem' in read || asset?.price === undefined) return undefined
  return knownWorth(Number(read.digits) * asset.price)
}

/** Reads an amount of an asset; `balance` is the most that it may be. */
export function readAmount(
  text: string,
  { decimals, symbol, balance }: Asset,
): { value: bigint } | { problem: AmountSaid } {
  const read = readAmountText(text)
  if ('problem' in read) return read
  const fraction = read.digits.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (fraction.length > decimals) {
    return { problem: ['amount.tooFine', { symbol, count: decimals }] }
  }
  const value = parseUnits(read.digits, decimals)
  if (value === 0n) return { problem: ['amount.nothing'] }
  if (balance !== undefined && value > balance) {
    return { problem: ['amount.tooMuch', { amount: amountText(balance, decimals), symbol }] }
  }
  return { value }
}

/** The call that pays somebody: of the token, or a plain payment of the chain's own currency. */
export function toCall(
  recipient: Address,
  amount: bigint,
  { token }: Pick<Asset, 'token'>,
): Payment['call'] {
  if (token === undefined) return { to: recipient, value: amount, data: '0x' }
  const { to, value, data } = erc20TransferCall({ token, to: recipient, amount })
  return { to, value, data }
}

/** What is the matter with an amount that was typed. */
export type AmountSaid = Said<typeof payCopy>

/**
 * Reads an amount as people write it: `1.5`, `1,5`, `1 000`, `1,234.56`, `1.234,56`. `1.500` and `1,500` can be read in two ways in
 * every language, and are asked back (behaviour/payments#two-ways).
 *
 * @param mark the sign that the page writes before a fraction
 * @returns the same with a point and without groups, or what is the matter
 */
export function readAmountText(
  text: string,
  mark: DecimalMark = decimalMark,
): { digits: string } | { problem: AmountSaid } {
  const typed = text.trim()
  if (typed === '') return { problem: ['amount.empty'] }
  const read = readTypedAmount(typed)
  if (read.status === 'read') return { digits: read.digits }
  if (read.status === 'unreadable') {
    return { problem: ['amount.unreadable', { example: `0${mark}5` }] }
  }
  const [without, with_] = [read.whole, unmistakable(read.fraction).replace('.', mark)]
  return { problem: ['amount.twoWays', { typed, without, with: with_ }] }
}

export type TokenToPayParameters = {
  assets: readonly Asset[]
  /** Whether all that it holds is known: of some of it nobody says that it is the only one. */
  isWhole: boolean
  /** Who is paid, as far as it is known. */
  payee: Address | undefined
  /** What the account has paid, the newest first. */
  payments: readonly Pick<PaidPayment, 'to' | 'token' | 'amount'>[]
}

/**
 * The token that a form pays: the one that the person chose. Before that it is the one that this payee was paid in last, or the only
 * one that the account holds; else none, and nothing is reviewed (behaviour/payments#money-first).
 */
export function tokenToPay(
  chosen: string,
  { assets, isWhole, payee, payments }: TokenToPayParameters,
): string {
  if (chosen !== noToken) return chosen
  const held = assets.filter(({ doubt, balance = 0n }) => doubt === undefined && balance > 0n)
  const last = payments.find(({ to, amount }) => to === payee && amount !== undefined)
  const before = last && assetOf({ token: last.token ?? '' }, held)
  const [only, another] = held
  if (before !== undefined) return before.token ?? ''
  return isWhole && only !== undefined && another === undefined ? (only.token ?? '') : noToken
}

import { type Address, isAddress, isAddressEqual, parseUnits } from 'viem'
import { knownWorth } from '@ghost-pay/safe-account/money'
import type { TokenDoubt } from '@ghost-pay/safe-account/tokens'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import type { NamedChain } from '../../../data/accountId.ts'
import { readRecipientOf, type RecipientPayer } from '../../../data/readRecipientOf.ts'
import type { RecipientSaid } from '../../../data/recipientCopy.ts'
import { amountText } from '../../../format/amountText.ts'
import type { Said } from '../../../text/Said.ts'
import type { payCopy } from './payCopy.ts'
import { type AmountSaid, readAmountText } from './readAmountText.ts'

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
  /** The call that the account makes. */
  call: { to: Address; value: bigint; data: `0x${string}` }
}

/** A payment, or what keeps the form from being one. */
export type ReadPayment =
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

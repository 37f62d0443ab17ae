import { erc20Abi } from '@ghost-pay/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  isAddress,
  isAddressEqual,
  parseUnits,
  zeroAddress,
} from 'viem'

import type { TokenDoubt } from '../../../data/tokenTrust.ts'
import { readAmountText } from './readAmountText.ts'

/** Something the account can pay with. */
export type Asset = {
  /** Undefined for the chain's own currency. */
  token: Address | undefined
  symbol: string
  name: string
  decimals: number
  /** Base units the account holds; undefined while unknown. */
  balance: bigint | undefined
  /** What speaks against the token, where something does. */
  doubt?: TokenDoubt | undefined
}

/** What stands in the form. */
export type PaymentForm = {
  recipient: string
  amount: string
  /** Address of the token, or an empty text for the chain's own currency. */
  token: string
}

/** What keeps a form from being a payment, by field. Each is a sentence. */
export type PaymentProblems = Partial<Record<keyof PaymentForm, string>>

/** A payment that can be signed. */
export type Payment = {
  recipient: Address
  asset: Asset
  /** Base units. */
  amount: bigint
  /** The call that the account makes. */
  call: { to: Address; value: bigint; data: `0x${string}` }
}

export type ReadPayment =
  { status: 'incomplete'; problems: PaymentProblems } | { status: 'ready'; payment: Payment }

/** The asset a form names; the chain's own currency when it names none. */
export function assetOf(form: PaymentForm, assets: readonly Asset[]): Asset | undefined {
  return assets.find(({ token }) => (token ?? '').toLowerCase() === form.token.toLowerCase())
}

/**
 * Reads a form as a payment from an account.
 *
 * @param form what the person typed
 * @param assets what the account holds
 * @param account the account that pays
 */
export function readPayment(
  form: PaymentForm,
  assets: readonly Asset[],
  account: Address,
): ReadPayment {
  const asset = assetOf(form, assets)
  const recipient = readRecipient(form.recipient, account, asset?.token)
  const amount = asset && readAmount(form.amount, asset)

  const problems: PaymentProblems = {
    ...(asset === undefined && { token: 'Choose what to pay with.' }),
    ...('problem' in recipient && { recipient: recipient.problem }),
    ...(amount !== undefined && 'problem' in amount && { amount: amount.problem }),
  }
  if (
    asset === undefined ||
    amount === undefined ||
    'problem' in amount ||
    'problem' in recipient
  ) {
    return { status: 'incomplete', problems }
  }
  return {
    status: 'ready',
    payment: {
      recipient: recipient.value,
      asset,
      amount: amount.value,
      call: toCall(recipient.value, amount.value, asset),
    },
  }
}

type Read<value> = { value: value } | { problem: string }

function readRecipient(text: string, account: Address, token: Address | undefined): Read<Address> {
  const typed = text.trim()
  if (typed === '') return { problem: 'Enter who is paid.' }
  if (!/^0x[0-9a-fA-F]{40}$/.test(typed)) {
    return { problem: `An address is 0x and 40 characters. ${wrongShape(typed)}` }
  }
  if (!isAddress(typed)) {
    return {
      problem: 'The checksum does not match: a character may be wrong. Copy the address again.',
    }
  }
  const address = getAddress(typed)
  if (isAddressEqual(address, zeroAddress)) return { problem: 'Nobody holds the zero address.' }
  if (isAddressEqual(address, account)) return { problem: 'This is the account that pays.' }
  if (token !== undefined && isAddressEqual(address, token)) {
    return { problem: 'This is the token itself. What is sent there is lost.' }
  }
  return { value: address }
}

function wrongShape(typed: string): string {
  if (!typed.startsWith('0x')) return 'This does not start with 0x.'
  const digits = typed.slice(2)
  if (!/^[0-9a-fA-F]*$/.test(digits)) return 'This has a character that no address has.'
  return `This has ${digits.length}.`
}

function readAmount(text: string, { decimals, symbol, balance }: Asset): Read<bigint> {
  const read = readAmountText(text)
  if ('problem' in read) return read
  const fraction = read.digits.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (fraction.length > decimals) {
    return { problem: `${symbol} has ${decimals} digits behind the point.` }
  }
  const value = parseUnits(read.digits, decimals)
  if (value === 0n) return { problem: 'Enter more than 0.' }
  if (balance !== undefined && value > balance) return { problem: 'The account holds less.' }
  return { value }
}

function toCall(recipient: Address, amount: bigint, { token }: Asset): Payment['call'] {
  if (token === undefined) return { to: recipient, value: amount, data: '0x' }
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [recipient, amount],
  })
  return { to: token, value: 0n, data }
}

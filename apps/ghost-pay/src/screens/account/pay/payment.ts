import { type Address, isAddress, isAddressEqual, parseUnits, zeroAddress } from 'viem'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import type { NamedChain } from '../../../data/accountId.ts'
import { readAddressText } from '../../../data/addressText.ts'
import type { TokenDoubt } from '../../../data/tokenTrust.ts'
import { readAmountText } from './readAmountText.ts'

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
  /** A reason to doubt the token, if there is one. */
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
  const recipient = readRecipient(form.recipient, account, chains, asset?.token)
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

function readRecipient(
  text: string,
  account: Payer,
  chains: readonly PlainChain[],
  token: Address | undefined,
): Read<Address> {
  if (text.trim() === '') return { problem: 'Enter who is paid.' }
  const typed = readAddressText(text, chains)
  if (typed.status === 'problem') return { problem: typed.problem }
  const { address, chain } = typed
  if (chain !== undefined && chain.id !== account.chain.id) {
    return {
      problem: `This address is on ${chain.name}, and the account pays on ${account.chain.name}. Ask for an address there.`,
    }
  }
  if (isAddressEqual(address, zeroAddress)) return { problem: 'Nobody holds the zero address.' }
  if (isAddressEqual(address, account.address)) return { problem: 'This is the account that pays.' }
  if (token !== undefined && isAddressEqual(address, token)) {
    return { problem: 'This is the token itself. What is sent there is lost.' }
  }
  return { value: address }
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
  const { to, value, data } = erc20TransferCall({ token, to: recipient, amount })
  return { to, value, data }
}

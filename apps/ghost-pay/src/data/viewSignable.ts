import { type Address, type Hex, isAddressEqual } from 'viem'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import {
  describeTransaction,
  type KnownToken,
  type TransactionAction,
  type TransactionDescription,
  type Warning,
} from '@ghost-pay/safe-protocol'

import { groupedNumber } from '../format/groupedNumber.ts'
import { textOf } from '../text/textOf.ts'
import { referenceIn } from './memoWord.ts'
import { transactionCopy } from './transactionCopy.ts'
import type { MovedAmount, TransactionTopic } from './transactionView.ts'

/** A transaction by its own bytes, whatever the gateway says about it. */
export type SignableView = TransactionTopic & {
  /** What it does, for code. */
  action: TransactionAction
  /** What it does, in one sentence with whole addresses. */
  sentence: string
  /** The parts of a batch, one after another. */
  parts: readonly PartView[]
  /** What all parts pay together, by token; empty where there are no parts. */
  totals: readonly MovedAmount[]
  /** What must not be missed. */
  warnings: readonly Warning[]
  /** Not to be signed here. */
  blocked: boolean
}

/** One part of a batch. */
export type PartView = {
  /** What it does, in one sentence with whole addresses. */
  sentence: string
  /** What it pays, and to which address; undefined for what is no payment, or not that alone. */
  payment: { amount: MovedAmount; to: Address } | undefined
  /** The hash of a memo, where one stands behind the transfer. */
  reference?: Hex | undefined
  /** Everything that leaves the account by it, as far as it can be read. */
  moved: readonly MovedAmount[]
  parts: readonly PartView[]
}

export type ViewSignableOptions = {
  /** The chain's own currency. */
  currency: { symbol: string; decimals: number }
  /** Tokens whose decimals the chain itself gave. */
  tokens: readonly KnownToken[]
  nameOf: (address: Address) => string | undefined
}

/**
 * Puts into words what would be signed, from the fields that go into the hash. Nothing that a gateway has decoded is believed:
 * what is on the screen is what is signed.
 */
export function viewSignable(
  { safe, version, transaction }: SignableTransaction,
  options: ViewSignableOptions,
): SignableView {
  const words = { ...options, formatNumber: groupedNumber }
  const description = describeTransaction({ safe, version, transaction, ...words })
  const { action, sentence, warnings } = description
  const parts = action.kind === 'batch' ? action.transactions.map(viewPart(safe, options)) : []
  return {
    ...viewAction(description, safe, options),
    action,
    sentence,
    parts,
    totals: totalsOf(parts),
    warnings,
    blocked: warnings.some(({ level }) => level === 'blocked'),
  }
}

function viewPart(safe: Address, options: ViewSignableOptions) {
  return (part: TransactionDescription): PartView => {
    const { action, sentence } = part
    const amount = paymentOf(action, safe, options)?.amount
    const alongside = goesAlong(part) ? [{ ...options.currency, value: part.value }] : []
    return {
      sentence,
      payment: purePaymentOf(part, safe, options),
      reference: referenceIn(action),
      moved: [...(amount === undefined ? [] : [amount]), ...alongside],
      parts: action.kind === 'batch' ? action.transactions.map(viewPart(safe, options)) : [],
    }
  }
}

/** Whether some of the chain's currency leaves the account beside what the action says. */
const goesAlong = ({ action, value }: TransactionDescription): boolean =>
  value > 0n && action.kind !== 'send'

/** What the account itself pays, where nothing else goes with it: one amount and one recipient are then complete. */
const purePaymentOf = (
  description: TransactionDescription,
  safe: Address,
  options: Pick<ViewSignableOptions, 'currency' | 'tokens'>,
): PartView['payment'] =>
  goesAlong(description) ? undefined : paymentOf(description.action, safe, options)

/** What the account itself pays. */
function paymentOf(
  action: TransactionAction,
  safe: Address,
  { currency, tokens }: Pick<ViewSignableOptions, 'currency' | 'tokens'>,
): PartView['payment'] {
  switch (action.kind) {
    case 'send':
      return { to: action.to, amount: { ...currency, value: action.value } }
    case 'tokenTransfer':
      return { to: action.to, amount: amountOf(action.token, action.amount, tokens) }
    case 'transferFrom':
      return isAddressEqual(action.from, safe)
        ? { to: action.to, amount: amountOf(action.token, action.amountOrId, tokens) }
        : undefined
    case 'collectibleTransfer': {
      const symbol =
        tokenIn(tokens, action.token)?.symbol ?? textOf(transactionCopy)('transaction.aCollectible')
      return isAddressEqual(action.from, safe)
        ? {
            to: action.to,
            amount: { value: action.amount, decimals: 0, symbol: `${symbol} #${action.tokenId}` },
          }
        : undefined
    }
    default:
      return undefined
  }
}

const tokenIn = (tokens: readonly KnownToken[], address: Address): KnownToken | undefined =>
  // What was asked of the chain was asked by its address.
  tokens.find((token) => isAddressEqual(token.address as Address, address))

function amountOf(address: Address, value: bigint, tokens: readonly KnownToken[]): MovedAmount {
  const token = tokenIn(tokens, address)
  if (token?.type === 'ERC721') {
    return { value: 1n, decimals: 0, symbol: `${token.symbol} #${value}` }
  }
  return {
    value,
    decimals: token?.decimals ?? 0,
    symbol: token?.symbol ?? textOf(transactionCopy)('transaction.baseUnitsOf'),
    token: address,
  }
}

/** Amounts of the same token together, in the order in which they come first. */
function totalsOf(parts: readonly PartView[]): MovedAmount[] {
  const totals = new Map<string, MovedAmount>()
  for (const { moved, parts: inner } of parts) {
    for (const amount of [...moved, ...totalsOf(inner)]) {
      const key = `${amount.token ?? ''} ${amount.symbol}`
      const before = totals.get(key)?.value ?? 0n
      totals.set(key, { ...amount, value: before + (amount.value ?? 0n) })
    }
  }
  return [...totals.values()]
}

function viewAction(
  description: TransactionDescription,
  safe: Address,
  options: Pick<ViewSignableOptions, 'currency' | 'tokens'>,
): TransactionTopic {
  const { action } = description
  const payment = purePaymentOf(description, safe, options)
  if (payment !== undefined) {
    return {
      kind: 'sent',
      title:
        action.kind === 'collectibleTransfer' ? ['transaction.collectible'] : ['transaction.pay'],
      counterparty: payment.to,
      amount: payment.amount,
    }
  }
  const plain = { counterparty: undefined, amount: undefined }
  switch (action.kind) {
    case 'reject':
      return { kind: 'rejection', title: ['transaction.reject'], ...plain }
    case 'batch':
      return {
        kind: 'call',
        title: ['transaction.batch', { count: action.transactions.length }],
        ...plain,
      }
    case 'addOwner':
    case 'removeOwner':
    case 'swapOwner':
    case 'changeThreshold':
    case 'enableModule':
    case 'disableModule':
    case 'setGuard':
    case 'setModuleGuard':
    case 'setFallbackHandler':
    case 'changeImplementation':
    case 'migrate':
    case 'updateVersion':
      return { kind: 'settings', title: ['transaction.account'], ...plain }
    default:
      return {
        kind: 'call',
        title: ['transaction.call'],
        counterparty: 'to' in action ? action.to : undefined,
        amount: undefined,
      }
  }
}

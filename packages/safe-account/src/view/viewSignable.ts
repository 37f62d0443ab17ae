import { type Address, type Hex, isAddressEqual } from 'viem'
import {
  describeTransaction,
  type KnownToken,
  type TransactionAction,
  type TransactionDescription,
  type Warning,
} from '@ghost-pay/safe-protocol'

import { tokenAt } from '../checks/tokenAt.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { type MovedAmount, sumAmounts } from './movedAmount.ts'
import { type UnitWords, unitWords } from './unitWords.ts'
import { nobodyPaid, type TransactionTopic } from './viewTransaction.ts'

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
  /** Writes digits, with a point before a fraction, as the reader's country does. */
  formatNumber?: ((decimal: string) => string) | undefined
  /** What stands where a token has no symbol. */
  words?: UnitWords | undefined
}

/**
 * Reads what would be signed, from the fields that go into the hash. Nothing that a gateway has decoded is believed: what is on the
 * screen is what is signed.
 */
export function viewSignable(
  { safe, version, transaction }: SignableTransaction,
  options: ViewSignableOptions,
): SignableView {
  const description = describeTransaction({ safe, version, transaction, ...options })
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

type PaymentOptions = Pick<ViewSignableOptions, 'currency' | 'tokens' | 'words'>

/** Whether some of the chain's currency leaves the account beside what the action says. */
const goesAlong = ({ action, value }: TransactionDescription): boolean =>
  value > 0n && action.kind !== 'send'

/** What the account itself pays, where nothing else goes with it: one amount and one recipient are then complete. */
const purePaymentOf = (
  description: TransactionDescription,
  safe: Address,
  options: PaymentOptions,
): PartView['payment'] =>
  goesAlong(description) ? undefined : paymentOf(description.action, safe, options)

/** What the account itself pays. */
function paymentOf(
  action: TransactionAction,
  safe: Address,
  { currency, tokens, words = unitWords }: PaymentOptions,
): PartView['payment'] {
  switch (action.kind) {
    case 'send':
      return { to: action.to, amount: { ...currency, value: action.value } }
    case 'tokenTransfer':
      return { to: action.to, amount: amountOf(action.token, action.amount, tokens, words) }
    case 'transferFrom':
      return isAddressEqual(action.from, safe)
        ? { to: action.to, amount: amountOf(action.token, action.amountOrId, tokens, words) }
        : undefined
    case 'collectibleTransfer': {
      const symbol = tokenAt(tokens, action.token)?.symbol ?? words.collectible
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

function amountOf(
  address: Address,
  value: bigint,
  tokens: readonly KnownToken[],
  words: UnitWords,
): MovedAmount {
  const token = tokenAt(tokens, address)
  if (token?.type === 'ERC721') {
    return { value: 1n, decimals: 0, symbol: `${token.symbol} #${value}` }
  }
  return {
    value,
    decimals: token?.decimals ?? 0,
    symbol: token?.symbol ?? words.baseUnitsOf,
    token: address,
    ...(token === undefined && { inBaseUnits: true }),
  }
}

/** What parts and their parts pay, by token. */
const totalsOf = (parts: readonly PartView[]): readonly MovedAmount[] =>
  sumAmounts(parts.flatMap(({ moved, parts: inner }) => [...moved, ...totalsOf(inner)]))

/** What a transaction pays in all: its one amount, or of a batch the sum of each token. */
export const amountsOf = ({
  amount,
  totals,
}: Pick<SignableView, 'amount' | 'totals'>): readonly MovedAmount[] =>
  amount === undefined ? totals : [amount]

/** The 32 bytes behind a transfer, in small letters; undefined where there are none, or not as many. */
export function referenceIn(action: TransactionAction): Hex | undefined {
  const behind = action.kind === 'tokenTransfer' ? action.behind : undefined
  return behind?.length === 2 + 64 ? behind : undefined
}

function viewAction(
  description: TransactionDescription,
  safe: Address,
  options: PaymentOptions,
): TransactionTopic {
  const { action } = description
  const payment = purePaymentOf(description, safe, options)
  if (payment !== undefined) {
    return {
      kind: 'sent',
      about: { what: action.kind === 'collectibleTransfer' ? 'collectible' : 'pay' },
      counterparty: payment.to,
      amount: payment.amount,
    }
  }
  switch (action.kind) {
    case 'reject':
      return { kind: 'rejection', about: { what: 'reject' }, ...nobodyPaid }
    case 'batch':
      return {
        kind: 'call',
        about: { what: 'batch', count: action.transactions.length },
        ...nobodyPaid,
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
      return { kind: 'settings', about: { what: 'account' }, ...nobodyPaid }
    default:
      return {
        kind: 'call',
        about: { what: 'call' },
        counterparty: 'to' in action ? action.to : undefined,
        amount: undefined,
      }
  }
}

import type { TransactionInfo } from '@ghost-pay/gateway-client'
import {
  describeTransaction,
  type KnownToken,
  type RedLine,
  type TransactionAction,
} from '@ghost-pay/safe-protocol'
import { type Address, isAddressEqual } from 'viem'

import type { TransactionView } from './transactionView.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** A transaction as its own bytes say it is, whatever anybody says about it. */
export type SignableView = TransactionView & {
  /** What it does, in one sentence with whole addresses. */
  sentence: string
  /** What must not be missed. */
  redLines: readonly RedLine[]
  /** Not to be signed here. */
  blocked: boolean
}

export type ViewSignableOptions = {
  /** The chain's own currency. */
  currency: { symbol: string; decimals: number }
  /** Tokens whose decimals the chain itself has told. */
  tokens: readonly KnownToken[]
  nameOf: (address: Address) => string | undefined
}

/**
 * Puts into words what would be signed, from the fields that go into the hash. Nothing that a gateway has decoded is believed:
 * what is on the screen is what is signed.
 */
export function viewSignable(
  { safe, transaction }: SignableTransaction,
  { currency, tokens, nameOf }: ViewSignableOptions,
): SignableView {
  const { action, sentence, redLines } = describeTransaction({
    safe,
    transaction,
    currency,
    tokens,
    nameOf,
  })
  return {
    ...viewAction(action, { currency, tokens }),
    sentence,
    redLines,
    blocked: redLines.some(({ level }) => level === 'blocked'),
  }
}

function viewAction(
  action: TransactionAction,
  { currency, tokens }: Pick<ViewSignableOptions, 'currency' | 'tokens'>,
): TransactionView {
  switch (action.kind) {
    case 'send':
      return {
        kind: 'sent',
        title: 'Pay',
        counterparty: action.to,
        amount: { ...currency, value: action.value },
      }
    case 'tokenTransfer': {
      const token = tokens.find(({ address }) => isAddressEqual(address as Address, action.token))
      return {
        kind: 'sent',
        title: 'Pay',
        counterparty: action.to,
        amount: {
          value: action.amount,
          decimals: token?.decimals ?? 0,
          symbol: token?.symbol ?? 'base units of a token',
        },
      }
    }
    case 'reject':
      return { kind: 'rejection', title: 'Reject', counterparty: undefined, amount: undefined }
    case 'batch':
      return {
        kind: 'call',
        title: `Batch of ${action.transactions.length}`,
        counterparty: undefined,
        amount: undefined,
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
      return {
        kind: 'settings',
        title: 'Change the account',
        counterparty: undefined,
        amount: undefined,
      }
    default:
      return {
        kind: 'call',
        title: 'Call contract',
        counterparty: 'to' in action ? action.to : undefined,
        amount: undefined,
      }
  }
}

/** The token that a transaction moves, so that its decimals can be asked for. */
export function tokenOf({ safe, transaction }: SignableTransaction): Address | undefined {
  const { action } = describeTransaction({ safe, transaction })
  return action.kind === 'tokenTransfer' ? action.token : undefined
}

/**
 * Whether the gateway's words about a payment contradict the payment itself: another recipient, another amount, another token.
 *
 * @param info what the gateway says
 * @param view what the transaction's own bytes say
 */
export function contradicts(
  info: TransactionInfo,
  view: Pick<SignableView, 'kind' | 'counterparty' | 'amount'>,
): boolean {
  if (info.type === 'Custom' && info.isCancellation) return view.kind !== 'rejection'
  if (info.type !== 'Transfer' || info.direction === 'INCOMING') return false
  if (info.transferInfo.type === 'ERC721' || info.transferInfo.type === 'unknown') return false
  if (view.kind !== 'sent' || view.counterparty === undefined) return true
  return (
    !isAddressEqual(view.counterparty, info.recipient.value) ||
    (info.transferInfo.value ?? undefined) !== view.amount?.value
  )
}

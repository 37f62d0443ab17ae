import type { Address } from 'viem'
import type { TransactionInfo } from '@ghost-pay/gateway-client'

import type { MovedAmount } from './movedAmount.ts'
import type { UnitWords } from './unitWords.ts'
import type { PartView, SignableView } from './viewSignable.ts'
import { viewTransaction } from './viewTransaction.ts'

/** What a proposal would do, as a row of a list says it. */
export type ProposalAction =
  | { kind: 'pay'; to: Address }
  | { kind: 'batch'; count: number; people: number }
  | { kind: 'reject' }
  | { kind: 'addOwner' | 'removeOwner'; owner: Address; threshold: number }
  | { kind: 'swapOwner'; oldOwner: Address; newOwner: Address }
  | { kind: 'changeThreshold'; threshold: number }
  | { kind: 'settings' }
  | { kind: 'call'; to: Address | undefined }
  | { kind: 'unknown' }

/** What a proposal would do, and what leaves the account by it. */
export type ReadAction = {
  action: ProposalAction
  /** By token; empty where nothing moves, or it is not known what. */
  amounts: readonly MovedAmount[]
  /** Whether `amounts` is all that leaves: of a call of a contract nobody can say that. */
  isWhole: boolean
}

/** What a proposal does by its own bytes. */
export function actionOfBytes(view: SignableView): ReadAction {
  const { amount, counterparty, kind } = view
  if (view.action.kind === 'batch') {
    const count = view.parts.length
    const people = new Set(view.parts.flatMap(({ payment }) => payment?.to ?? [])).size
    const isWhole = view.parts.every(isPayment)
    return { action: { kind: 'batch', count, people }, amounts: view.totals, isWhole }
  }
  if (kind === 'sent' && counterparty !== undefined) {
    return {
      action: { kind: 'pay', to: counterparty },
      amounts: amount === undefined ? [] : [amount],
      isWhole: amount !== undefined,
    }
  }
  const action = settingOf(view)
  return { action, amounts: [], isWhole: action.kind !== 'call' }
}

const isPayment = ({ payment, parts }: PartView): boolean =>
  payment !== undefined && parts.length === 0

function settingOf({ action, kind }: SignableView): ProposalAction {
  switch (action.kind) {
    case 'reject':
      return { kind: 'reject' }
    case 'addOwner':
    case 'removeOwner':
      return { kind: action.kind, owner: action.owner, threshold: Number(action.threshold) }
    case 'swapOwner':
      return { kind: 'swapOwner', oldOwner: action.oldOwner, newOwner: action.newOwner }
    case 'changeThreshold':
      return { kind: 'changeThreshold', threshold: Number(action.threshold) }
    default:
      if (kind === 'settings') return { kind: 'settings' }
      return { kind: 'call', to: 'to' in action ? action.to : undefined }
  }
}

/**
 * What a proposal does by the gateway's word, while its own bytes are not here.
 *
 * @param info the gateway's `txInfo`
 * @param currency the chain's own currency
 * @param words what stands where a token has no symbol
 */
export function actionOfInfo(
  info: TransactionInfo,
  currency: { symbol: string; decimals: number },
  words?: UnitWords,
): ReadAction {
  const { amount, counterparty } = viewTransaction(info, currency, words)
  const token =
    // A collectible is no amount of its contract.
    info.type === 'Transfer' && info.transferInfo.type === 'ERC20'
      ? info.transferInfo.tokenAddress
      : undefined
  const amounts = amount === undefined ? [] : [{ ...amount, token }]
  switch (info.type) {
    case 'Transfer':
      return counterparty === undefined
        ? { action: { kind: 'unknown' }, amounts, isWhole: false }
        : { action: { kind: 'pay', to: counterparty }, amounts, isWhole: amounts.length > 0 }
    case 'SettingsChange':
      return { action: settingOfInfo(info.settingsInfo), amounts: [], isWhole: true }
    case 'Custom':
      if (info.isCancellation) return { action: { kind: 'reject' }, amounts: [], isWhole: true }
      return info.actionCount === null
        ? { action: { kind: 'call', to: info.to.value }, amounts, isWhole: false }
        : { action: { kind: 'batch', count: info.actionCount, people: 0 }, amounts, isWhole: false }
    default:
      return { action: { kind: 'unknown' }, amounts: [], isWhole: false }
  }
}

type SettingsInfo = Extract<TransactionInfo, { type: 'SettingsChange' }>['settingsInfo']

function settingOfInfo(info: SettingsInfo): ProposalAction {
  switch (info?.type) {
    case 'ADD_OWNER':
      return { kind: 'addOwner', owner: info.owner.value, threshold: info.threshold }
    case 'REMOVE_OWNER':
      return { kind: 'removeOwner', owner: info.owner.value, threshold: info.threshold }
    case 'SWAP_OWNER':
      return { kind: 'swapOwner', oldOwner: info.oldOwner.value, newOwner: info.newOwner.value }
    case 'CHANGE_THRESHOLD':
      return { kind: 'changeThreshold', threshold: info.threshold }
    default:
      return { kind: 'settings' }
  }
}

import { type Address, isAddressEqual, size, zeroAddress } from 'viem'
import type { SettingsInfo, TransactionInfo } from '@ghost-pay/gateway-client'
import type { TransactionAction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { methodNames } from './methodNames.ts'

/**
 * Whether the gateway's words about a transaction contradict the transaction itself: another recipient, another amount, another
 * token, another setting, another method, another number of parts. What the gateway leaves out contradicts nothing.
 *
 * @param info what the gateway says
 * @param signable the transaction, by its own bytes
 * @param action what those bytes do
 */
export function contradicts(
  info: TransactionInfo,
  signable: Pick<SignableTransaction, 'safe' | 'transaction'>,
  action: TransactionAction,
): boolean {
  switch (info.type) {
    case 'Transfer':
      return !isTransfer(info, action, signable)
    case 'SettingsChange':
      return info.settingsInfo === null
        ? !isAddressEqual(signable.transaction.to, signable.safe)
        : !isSetting(info.settingsInfo, action)
    case 'Custom':
      return info.isCancellation ? action.kind !== 'reject' : !isCall(info, signable, action)
    case 'Creation':
      // The creation of an account that is there already is not signed.
      return true
    case 'unknown':
      return false
  }
}

type Info<type> = Extract<TransactionInfo, { type: type }>

function isTransfer(
  { direction, sender, recipient, transferInfo }: Info<'Transfer'>,
  action: TransactionAction,
  { safe, transaction }: Pick<SignableTransaction, 'safe' | 'transaction'>,
): boolean {
  if (transferInfo.type === 'unknown') return true
  // A description of the token alone hides what else the account pays.
  if (transferInfo.type !== 'NATIVE_COIN' && transaction.value > 0n) return false
  const paid = paymentOf(action, safe)
  if (paid === undefined) return false
  if (direction === 'INCOMING' && !isAddressEqual(paid.to, safe)) return false
  if (!isAddressEqual(paid.from, sender.value) || !isAddressEqual(paid.to, recipient.value)) {
    return false
  }
  switch (transferInfo.type) {
    case 'NATIVE_COIN':
      return paid.token === undefined && transferInfo.value === paid.value
    case 'ERC20':
      return isToken(paid.token, transferInfo.tokenAddress) && transferInfo.value === paid.value
    case 'ERC721':
      return isToken(paid.token, transferInfo.tokenAddress) && transferInfo.tokenId === paid.value
  }
}

/** Sender and recipient of a transfer, and what is moved: amount or number of a token, or an amount of the chain's currency. */
function paymentOf(action: TransactionAction, safe: Address) {
  switch (action.kind) {
    case 'send':
      return { token: undefined, from: safe, to: action.to, value: action.value }
    case 'tokenTransfer':
      return { token: action.token, from: safe, to: action.to, value: action.amount }
    case 'transferFrom': {
      const { token, from, to, amountOrId: value } = action
      return { token, from, to, value }
    }
    case 'collectibleTransfer': {
      const { token, from, to, tokenId: value } = action
      return { token, from, to, value }
    }
    default:
      return undefined
  }
}

const isToken = (token: Address | undefined, claimed: Address): boolean =>
  token !== undefined && isAddressEqual(token, claimed)

function isCall(
  { to, value, dataSize, methodName, actionCount }: Info<'Custom'>,
  { transaction }: Pick<SignableTransaction, 'transaction'>,
  action: TransactionAction,
): boolean {
  const names = methodNames[action.kind]
  const parts = action.kind === 'batch' ? action.transactions.length : undefined
  return (
    isAddressEqual(to.value, transaction.to) &&
    (value === null || value === transaction.value) &&
    dataSize === size(transaction.data) &&
    (methodName === null || names === undefined || names.includes(methodName)) &&
    (actionCount === null || actionCount === parts)
  )
}

function isSetting(info: SettingsInfo, action: TransactionAction): boolean {
  switch (info.type) {
    case 'ADD_OWNER':
      return (
        action.kind === 'addOwner' &&
        isAddressEqual(action.owner, info.owner.value) &&
        action.threshold === BigInt(info.threshold)
      )
    case 'REMOVE_OWNER':
      return (
        action.kind === 'removeOwner' &&
        isAddressEqual(action.owner, info.owner.value) &&
        action.threshold === BigInt(info.threshold)
      )
    case 'SWAP_OWNER':
      return (
        action.kind === 'swapOwner' &&
        isAddressEqual(action.oldOwner, info.oldOwner.value) &&
        isAddressEqual(action.newOwner, info.newOwner.value)
      )
    case 'CHANGE_THRESHOLD':
      return action.kind === 'changeThreshold' && action.threshold === BigInt(info.threshold)
    case 'CHANGE_IMPLEMENTATION':
      return (
        action.kind === 'changeImplementation' &&
        isAddressEqual(action.implementation, info.implementation.value)
      )
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return (
        action.kind === (info.type === 'ENABLE_MODULE' ? 'enableModule' : 'disableModule') &&
        isAddressEqual(action.module, info.module.value)
      )
    case 'SET_FALLBACK_HANDLER':
      return (
        action.kind === 'setFallbackHandler' && isAddressEqual(action.handler, info.handler.value)
      )
    case 'SET_GUARD':
      return action.kind === 'setGuard' && isAddressEqual(action.guard, info.guard.value)
    case 'DELETE_GUARD':
      return action.kind === 'setGuard' && action.guard === zeroAddress
    case 'SET_MODULE_GUARD':
      return (
        action.kind === 'setModuleGuard' && isAddressEqual(action.guard, info.moduleGuard.value)
      )
    case 'DELETE_MODULE_GUARD':
      return action.kind === 'setModuleGuard' && action.guard === zeroAddress
    case 'unknown':
      return true
  }
}

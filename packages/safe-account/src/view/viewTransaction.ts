import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SettingsInfo, TransactionInfo } from '@ghost-pay/gateway-client'

import type { MovedAmount } from './movedAmount.ts'
import { type UnitWords, unitWords } from './unitWords.ts'

/** What a transaction is about, by what a reader looks for. */
export type TransactionKind =
  'sent' | 'received' | 'settings' | 'rejection' | 'call' | 'creation' | 'unknown'

/** What a transaction is about, more exactly: a sentence for each is the caller's. */
export type TransactionAbout =
  | { what: 'pay' | 'collectible' | 'received' | 'minted' | 'reject' | 'call' | 'created' }
  | { what: 'method'; method: string }
  | { what: 'batch'; count: number }
  | { what: 'addOwner' | 'removeOwner' | 'threshold'; threshold: number }
  | { what: 'swapOwner' | 'implementation' | 'enableModule' | 'disableModule' | 'handler' }
  | { what: 'guard' | 'noGuard' | 'moduleGuard' | 'noModuleGuard' }
  /** A change of the account: the gateway does not say which; its own bytes say it. */
  | { what: 'settings' | 'account' }
  /** A kind, or a change of the account, in the gateway's own word. */
  | { what: 'unknown' | 'settingsOf'; received: string }

/** What a transaction is about. */
export type TransactionTopic = {
  kind: TransactionKind
  about: TransactionAbout
  counterparty: Address | undefined
  amount: MovedAmount | undefined
}

/** Of what pays nobody. */
export const nobodyPaid = { counterparty: undefined, amount: undefined }

type Currency = { symbol: string; decimals: number }

/**
 * Reads what the gateway says of a transaction.
 *
 * @param info the gateway's `txInfo`
 * @param currency the chain's own currency
 * @param words what stands where a token has no symbol
 */
export function viewTransaction(
  info: TransactionInfo,
  currency: Currency,
  words: UnitWords = unitWords,
): TransactionTopic {
  switch (info.type) {
    case 'Transfer': {
      const received = info.direction === 'INCOMING'
      const minted = received && isAddressEqual(info.sender.value, zeroAddress)
      const isCollectible = info.transferInfo.type === 'ERC721'
      return {
        kind: received ? 'received' : 'sent',
        about: {
          what: minted ? 'minted' : received ? 'received' : isCollectible ? 'collectible' : 'pay',
        },
        counterparty: minted ? undefined : received ? info.sender.value : info.recipient.value,
        amount: transferAmount(info.transferInfo, currency, words),
      }
    }
    case 'SettingsChange': {
      const [about, counterparty] = settingsTopic(info.settingsInfo)
      return { kind: 'settings', about, counterparty, amount: undefined }
    }
    case 'Custom':
      return callTopic(info, currency)
    case 'Creation':
      return {
        kind: 'creation',
        about: { what: 'created' },
        counterparty: info.creator.value,
        amount: undefined,
      }
    case 'unknown':
      return { kind: 'unknown', about: { what: 'unknown', received: info.received }, ...nobodyPaid }
  }
}

/**
 * What the gateway says that a transaction does, as a text to compare: who is paid what, in which units, under which name.
 *
 * @param info the gateway's `txInfo`
 */
export const describeInfo = (info: TransactionInfo): string =>
  JSON.stringify(viewTransaction(info, { symbol: '', decimals: 0 }), (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>['transferInfo']

function transferAmount(
  info: Transfer,
  currency: Currency,
  words: UnitWords,
): MovedAmount | undefined {
  switch (info.type) {
    case 'NATIVE_COIN':
      return { ...currency, value: info.value ?? undefined }
    case 'ERC20':
      return {
        value: info.value,
        token: info.tokenAddress,
        decimals: info.decimals ?? 0,
        // An amount without its decimals is no amount of the token.
        symbol: info.decimals === null ? words.baseUnits : (info.tokenSymbol ?? words.unnamed),
        ...(info.decimals === null && { inBaseUnits: true }),
      }
    case 'ERC721':
      return {
        value: 1n,
        token: info.tokenAddress,
        decimals: 0,
        symbol: `${info.tokenSymbol ?? 'NFT'} #${info.tokenId}`,
      }
    case 'unknown':
      return undefined
  }
}

function callTopic(
  {
    isCancellation,
    actionCount,
    to,
    methodName,
    value,
  }: Extract<TransactionInfo, { type: 'Custom' }>,
  currency: Currency,
): TransactionTopic {
  if (isCancellation) return { kind: 'rejection', about: { what: 'reject' }, ...nobodyPaid }
  const amount = value ? { ...currency, value } : undefined
  // A batch goes to a helper contract, which says nothing to a reader.
  if (actionCount !== null) {
    const about = { what: 'batch', count: actionCount } as const
    return { kind: 'call', about, counterparty: undefined, amount }
  }
  return {
    kind: 'call',
    about: methodName === null ? { what: 'call' } : { what: 'method', method: methodName },
    counterparty: to.value,
    amount,
  }
}

/** The change, and whom or which contract it is about. */
function settingsTopic(
  info: SettingsInfo | null,
): [about: TransactionAbout, counterparty: Address | undefined] {
  switch (info?.type) {
    case undefined:
      return [{ what: 'settings' }, undefined]
    case 'ADD_OWNER':
      return [{ what: 'addOwner', threshold: info.threshold }, info.owner.value]
    case 'REMOVE_OWNER':
      return [{ what: 'removeOwner', threshold: info.threshold }, info.owner.value]
    case 'SWAP_OWNER':
      return [{ what: 'swapOwner' }, info.newOwner.value]
    case 'CHANGE_THRESHOLD':
      return [{ what: 'threshold', threshold: info.threshold }, undefined]
    case 'CHANGE_IMPLEMENTATION':
      return [{ what: 'implementation' }, info.implementation.value]
    case 'ENABLE_MODULE':
      return [{ what: 'enableModule' }, info.module.value]
    case 'DISABLE_MODULE':
      return [{ what: 'disableModule' }, info.module.value]
    case 'SET_FALLBACK_HANDLER':
      return [{ what: 'handler' }, info.handler.value]
    case 'SET_GUARD':
      return [{ what: 'guard' }, info.guard.value]
    case 'DELETE_GUARD':
      return [{ what: 'noGuard' }, undefined]
    case 'SET_MODULE_GUARD':
      return [{ what: 'moduleGuard' }, info.moduleGuard.value]
    case 'DELETE_MODULE_GUARD':
      return [{ what: 'noModuleGuard' }, undefined]
    case 'unknown':
      return [{ what: 'settingsOf', received: info.received }, undefined]
  }
}

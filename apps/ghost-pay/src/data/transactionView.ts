import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SettingsInfo, TransactionInfo } from '@ghost-pay/gateway-client'

import type { Said } from '../text/Said.ts'
import { textOf } from '../text/textOf.ts'
import { symbolCopy } from './symbolCopy.ts'
import { transactionCopy } from './transactionCopy.ts'

/** What a transaction is about, by what a reader looks for. */
export type TransactionKind =
  'sent' | 'received' | 'settings' | 'rejection' | 'call' | 'creation' | 'unknown'

/** An amount that moves. */
export type MovedAmount = {
  value: bigint | undefined
  decimals: number
  symbol: string
  /** The token's contract, where it is known; undefined for the chain's own currency. */
  token?: Address | undefined
}

/** What a transaction is about, in words. */
export type TransactionTopic = {
  kind: TransactionKind
  /** In few words, without the other party. */
  title: Said<typeof transactionCopy>
  counterparty: Address | undefined
  amount: MovedAmount | undefined
}

/** A transaction in words, for a list. */
export type TransactionView = TransactionTopic & {
  /** With everything but the other party. */
  detail: Said<typeof transactionCopy>
  /** With everything. `{who}` is the other party, where there is one. */
  line: Said<typeof transactionCopy>
}

type Words = Pick<TransactionView, 'title' | 'detail' | 'line'>

/** The words of a transaction. Its detail is its title; the line of a list can say more. */
const about = (
  title: Said<typeof transactionCopy>,
  line: Said<typeof transactionCopy> = title,
): Words => ({ title, detail: title, line })

type Currency = { symbol: string; decimals: number }

/**
 * Puts into words what the gateway says of a transaction.
 *
 * @param info the gateway's `txInfo`
 * @param currency the chain's own currency
 */
export function viewTransaction(info: TransactionInfo, currency: Currency): TransactionView {
  switch (info.type) {
    case 'Transfer': {
      const received = info.direction === 'INCOMING'
      const minted = received && isAddressEqual(info.sender.value, zeroAddress)
      const who = received ? info.sender.value : info.recipient.value
      return {
        kind: received ? 'received' : 'sent',
        ...(minted ? about(['transaction.minted']) : transferWords(info, who)),
        counterparty: minted ? undefined : who,
        amount: transferAmount(info.transferInfo, currency),
      }
    }
    case 'SettingsChange': {
      const { settingsInfo } = info
      return {
        kind: 'settings',
        ...(settingsInfo === null ? about(['transaction.settings']) : settingsWords(settingsInfo)),
        counterparty: settingsInfo === null ? undefined : settingsAddress(settingsInfo),
        amount: undefined,
      }
    }
    case 'Custom': {
      const { isCancellation, actionCount, to } = info
      if (isCancellation) {
        const words = about(['transaction.reject'])
        return { kind: 'rejection', ...words, counterparty: undefined, amount: undefined }
      }
      return {
        kind: 'call',
        ...(actionCount === null
          ? callWords(info.methodName, to.value)
          : about(['transaction.batch', { count: actionCount }])),
        // A batch goes to a helper contract, which says nothing to a reader.
        counterparty: actionCount === null ? to.value : undefined,
        amount: info.value ? { ...currency, value: info.value } : undefined,
      }
    }
    case 'Creation': {
      const who = info.creator.value
      return {
        kind: 'creation',
        ...about(['transaction.created'], ['transaction.created.who', { who }]),
        counterparty: who,
        amount: undefined,
      }
    }
    case 'unknown':
      return {
        kind: 'unknown',
        ...about(['transaction.unknown', { kind: info.received }]),
        counterparty: undefined,
        amount: undefined,
      }
  }
}

function transferWords(
  { direction, transferInfo }: Extract<TransactionInfo, { type: 'Transfer' }>,
  who: Address,
): Words {
  if (direction === 'INCOMING') {
    return about(['transaction.received'], ['transaction.received.who', { who }])
  }
  return transferInfo.type === 'ERC721'
    ? about(['transaction.collectible'], ['transaction.collectible.who', { who }])
    : about(['transaction.pay'], ['transaction.pay.who', { who }])
}

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>['transferInfo']

function transferAmount(info: Transfer, currency: Currency): MovedAmount | undefined {
  switch (info.type) {
    case 'NATIVE_COIN':
      return { ...currency, value: info.value ?? undefined }
    case 'ERC20':
      return {
        value: info.value,
        token: info.tokenAddress,
        decimals: info.decimals ?? 0,
        symbol:
          info.tokenSymbol ??
          (info.decimals === null
            ? textOf(transactionCopy)('transaction.baseUnits')
            : textOf(symbolCopy)('symbol.unnamed')),
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

/** A method's name as its contract has it: never a sentence of ours, so that it cannot be taken for one. */
const callWords = (method: string | null, who: Address): Words =>
  method === null
    ? about(['transaction.call'], ['transaction.call.who', { who }])
    : about(['transaction.method', { method }], ['transaction.method.who', { method, who }])

function settingsWords(info: SettingsInfo): Words {
  switch (info.type) {
    case 'ADD_OWNER':
      return {
        title: ['transaction.addOwner'],
        detail: ['transaction.addOwner.then', { count: info.threshold }],
        line: ['transaction.addOwner.who', { who: info.owner.value, count: info.threshold }],
      }
    case 'REMOVE_OWNER':
      return {
        title: ['transaction.removeOwner'],
        detail: ['transaction.removeOwner.then', { count: info.threshold }],
        line: ['transaction.removeOwner.who', { who: info.owner.value, count: info.threshold }],
      }
    case 'SWAP_OWNER':
      return about(
        ['transaction.swapOwner'],
        ['transaction.swapOwner.who', { who: info.newOwner.value }],
      )
    case 'CHANGE_THRESHOLD':
      return about(['transaction.threshold', { count: info.threshold }])
    case 'CHANGE_IMPLEMENTATION':
      return about(
        ['transaction.implementation'],
        ['transaction.implementation.who', { who: info.implementation.value }],
      )
    case 'ENABLE_MODULE':
      return about(
        ['transaction.enableModule'],
        ['transaction.enableModule.who', { who: info.module.value }],
      )
    case 'DISABLE_MODULE':
      return about(
        ['transaction.disableModule'],
        ['transaction.disableModule.who', { who: info.module.value }],
      )
    case 'SET_FALLBACK_HANDLER':
      return about(
        ['transaction.handler'],
        ['transaction.handler.who', { who: info.handler.value }],
      )
    case 'SET_GUARD':
      return about(['transaction.guard'], ['transaction.guard.who', { who: info.guard.value }])
    case 'DELETE_GUARD':
      return about(['transaction.noGuard'])
    case 'SET_MODULE_GUARD':
      return about(
        ['transaction.moduleGuard'],
        ['transaction.moduleGuard.who', { who: info.moduleGuard.value }],
      )
    case 'DELETE_MODULE_GUARD':
      return about(['transaction.noModuleGuard'])
    case 'unknown':
      return about(['transaction.settingsOf', { kind: info.received }])
  }
}

function settingsAddress(info: SettingsInfo): Address | undefined {
  switch (info.type) {
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return info.owner.value
    case 'SWAP_OWNER':
      return info.newOwner.value
    case 'CHANGE_IMPLEMENTATION':
      return info.implementation.value
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return info.module.value
    case 'SET_FALLBACK_HANDLER':
      return info.handler.value
    case 'SET_GUARD':
      return info.guard.value
    case 'SET_MODULE_GUARD':
      return info.moduleGuard.value
    case 'CHANGE_THRESHOLD':
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
    case 'unknown':
      return undefined
  }
}

import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SettingsInfo, TransactionInfo } from '@ghost-pay/gateway-client'

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

/** A transaction in words. */
export type TransactionView = {
  kind: TransactionKind
  /** A sentence's beginning: the counterparty follows it where there is one. */
  title: string
  counterparty: Address | undefined
  /** Stands between the title and the counterparty, as in `Received from`. */
  link?: string | undefined
  /** Ends the sentence, as in `, then 2 must sign`. */
  after?: string | undefined
  amount: MovedAmount | undefined
}

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
      const nft = info.transferInfo.type === 'ERC721'
      const minted = received && isAddressEqual(info.sender.value, zeroAddress)
      return {
        kind: received ? 'received' : 'sent',
        title: minted ? 'Minted' : received ? 'Received' : nft ? 'Send collectible' : 'Pay',
        counterparty: minted ? undefined : received ? info.sender.value : info.recipient.value,
        ...(received && !minted && { link: 'from' }),
        ...(nft && !received && { link: 'to' }),
        amount: transferAmount(info.transferInfo, currency),
      }
    }
    case 'SettingsChange':
      return {
        kind: 'settings',
        title: info.settingsInfo === null ? 'Change settings' : settingsTitle(info.settingsInfo),
        counterparty: info.settingsInfo === null ? undefined : settingsAddress(info.settingsInfo),
        ...(info.settingsInfo !== null && settingsWords(info.settingsInfo)),
        amount: undefined,
      }
    case 'Custom':
      if (info.isCancellation) {
        return { kind: 'rejection', title: 'Reject', counterparty: undefined, amount: undefined }
      }
      return {
        kind: 'call',
        title:
          info.actionCount === null ? callTitle(info.methodName) : `Batch of ${info.actionCount}`,
        // A batch goes to a helper contract, which says nothing to a reader.
        counterparty: info.actionCount === null ? info.to.value : undefined,
        ...(info.actionCount === null && { link: info.methodName === null ? 'at' : 'of' }),
        amount: info.value ? { ...currency, value: info.value } : undefined,
      }
    case 'Creation':
      return {
        kind: 'creation',
        title: 'Account created',
        counterparty: info.creator.value,
        link: 'by',
        amount: undefined,
      }
    case 'unknown':
      return {
        kind: 'unknown',
        title: `Unknown kind (${info.received})`,
        counterparty: undefined,
        amount: undefined,
      }
  }
}

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>['transferInfo']

function transferAmount(info: Transfer, currency: Currency): MovedAmount | undefined {
  switch (info.type) {
    case 'NATIVE_COIN':
      return { ...currency, value: info.value ?? undefined }
    case 'ERC20':
      return {
        value: info.value,
        decimals: info.decimals ?? 0,
        symbol: info.tokenSymbol ?? (info.decimals === null ? 'base units' : 'unnamed token'),
      }
    case 'ERC721':
      return { value: 1n, decimals: 0, symbol: `${info.tokenSymbol ?? 'NFT'} #${info.tokenId}` }
    case 'unknown':
      return undefined
  }
}

/** A method's name as its contract has it: never a sentence of ours, so that it cannot be taken for one. */
const callTitle = (method: string | null): string =>
  method === null ? 'Call contract' : `Call ${method}`

function settingsTitle(info: SettingsInfo): string {
  switch (info.type) {
    case 'ADD_OWNER':
      return 'Add owner'
    case 'REMOVE_OWNER':
      return 'Remove owner'
    case 'SWAP_OWNER':
      return 'Replace owner'
    case 'CHANGE_THRESHOLD':
      return `Change how many must sign to ${info.threshold}`
    case 'CHANGE_IMPLEMENTATION':
      return 'Change the contract of the account'
    case 'ENABLE_MODULE':
      return 'Let a module pay without signatures'
    case 'DISABLE_MODULE':
      return 'Stop a module'
    case 'SET_FALLBACK_HANDLER':
      return 'Set the fallback handler'
    case 'SET_GUARD':
      return 'Set the guard'
    case 'DELETE_GUARD':
      return 'Remove the guard'
    case 'SET_MODULE_GUARD':
      return 'Set the guard for modules'
    case 'DELETE_MODULE_GUARD':
      return 'Remove the guard for modules'
    case 'unknown':
      return `Change settings (${info.received})`
  }
}

/** What stands around the address in a sentence about a change. */
function settingsWords(info: SettingsInfo): Pick<TransactionView, 'link' | 'after'> {
  switch (info.type) {
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return { after: `, then ${info.threshold} must sign` }
    case 'SWAP_OWNER':
      return { link: 'by' }
    case 'CHANGE_IMPLEMENTATION':
    case 'SET_FALLBACK_HANDLER':
    case 'SET_GUARD':
    case 'SET_MODULE_GUARD':
      return { link: 'to' }
    case 'ENABLE_MODULE':
      return { link: 'at' }
    default:
      return {}
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

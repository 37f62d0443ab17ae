import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-wire'
import { formatTransactionId, formatTransferId } from '@ghost-pay/safe-protocol'

import type { ChainEvent, EventOf } from '../indexer/ChainEvent.ts'
import { namedAddress, type Names, plainAddress } from './names.ts'
import { directionOf, erc20Info, erc721Info, type TransactionInfo } from './transactionInfo.ts'

/** A transfer from or to an account outside its own transactions. */
export type TransferEvent = EventOf<'received' | 'erc20Transfer' | 'erc721Transfer'>

/** Whether an event moved something from or to an account. A rejection "receives" nothing, a scam "sends" nothing. */
export function isTransfer(event: ChainEvent, safe: Address): event is TransferEvent {
  if (event.kind === 'received') return event.emitter === safe && event.value > 0n
  if (event.kind === 'erc20Transfer') return event.value > 0n
  return event.kind === 'erc721Transfer'
}

/** The sender and the recipient of a transfer. */
export function partiesOf(event: TransferEvent): { from: Address; to: Address } {
  return event.kind === 'received' ? { from: event.sender, to: event.emitter } : event
}

/** The token that moved; null for the chain's own currency. */
export function tokenOf(event: TransferEvent): Address | null {
  return event.kind === 'received' ? null : event.emitter
}

/** The id of a transfer: an event of a token, or ether that came in, and its place in the chain's transaction. */
export function transferId({ kind, transactionHash, logIndex }: TransferEvent): string {
  return formatTransferId(
    kind === 'received'
      ? { kind: 'internal', txHash: transactionHash, traceAddress: [logIndex] }
      : { kind: 'token', txHash: transactionHash, logIndex },
  )
}

/** The `txInfo` of a transfer. */
export function transferInfo(
  event: TransferEvent,
  safe: Address,
  names: Names,
  { imitation = false }: { imitation?: boolean } = {},
): TransactionInfo {
  const parties = partiesOf(event)
  const named = (address: Address) =>
    address === safe ? plainAddress(safe) : namedAddress(address, names)
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: named(parties.from),
    recipient: named(parties.to),
    direction: directionOf(safe, parties),
    transferInfo: movedBy(event, names, imitation),
  }
}

function movedBy(event: TransferEvent, names: Names, imitation: boolean) {
  switch (event.kind) {
    case 'received':
      return { type: 'NATIVE_COIN' as const, value: event.value.toString() }
    case 'erc20Transfer':
      return { ...erc20Info(event.emitter, event.value, names), imitation }
    case 'erc721Transfer':
      return erc721Info(event.emitter, event.tokenId, names)
  }
}

/** A transfer as lists show it. */
export function summarizeTransfer(
  event: TransferEvent,
  safe: Address,
  names: Names,
  options: { imitation?: boolean } = {},
): Transaction {
  return {
    id: formatTransactionId({ type: 'transfer', safe, transferId: transferId(event) }),
    txHash: event.transactionHash,
    timestamp: event.timestamp,
    txStatus: 'SUCCESS',
    txInfo: transferInfo(event, safe, names, options),
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}

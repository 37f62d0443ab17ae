import type { Hex } from 'viem'

import { InvalidTransactionIdError } from './errors.ts'

/**
 * Which movement of a chain's transaction an id of the form `transfer_…` or `module_…` names: the log of a token's
 * `Transfer`, or a call inside, by its place in the trace.
 */
export type TransferId =
  | { kind: 'token'; txHash: Hex; logIndex: number }
  | { kind: 'internal'; txHash: Hex; traceAddress: number[] }

/**
 * Reads the last part of `transfer_<safe>_<transferId>` or `module_<safe>_<moduleTransactionId>`.
 *
 * @throws InvalidTransactionIdError
 */
export function parseTransferId(id: string): TransferId {
  const match = /^([ei])([0-9a-fA-F]{64})((?:\d{1,15}(?:,\d{1,15})*)?)$/.exec(id)
  if (!match) throw new InvalidTransactionIdError(id)
  const [, letter, hash = '', place = ''] = match
  const txHash: Hex = `0x${hash.toLowerCase()}`
  if (letter === 'i') {
    return {
      kind: 'internal',
      txHash,
      traceAddress: place === '' ? [] : place.split(',').map(Number),
    }
  }
  if (!/^\d+$/.test(place)) throw new InvalidTransactionIdError(id)
  return { kind: 'token', txHash, logIndex: Number(place) }
}

/**
 * Writes the last part of `transfer_<safe>_<transferId>` or `module_<safe>_<moduleTransactionId>`.
 *
 * @throws InvalidTransactionIdError when a part is not what the form asks for
 */
export function formatTransferId(id: TransferId): string {
  const hash = id.txHash.slice(2).toLowerCase()
  const text =
    id.kind === 'token' ? `e${hash}${id.logIndex}` : `i${hash}${id.traceAddress.join(',')}`
  // Reading it back is the check: nothing leaves here that could not be asked for.
  parseTransferId(text)
  return text
}

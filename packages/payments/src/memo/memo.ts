import type { Address, Hex } from 'viem'
import { getAddress, isHex, keccak256, stringToBytes } from 'viem/utils'

import { InvalidMemoError } from './errors.ts'

/** `transfer(address,uint256)` of ERC-20. */
const transferSelector = '0xa9059cbb'

/** Selector and two words, in hex characters with the `0x`. */
const transferLength = 2 + 8 + 2 * 64

/** An ERC-20 transfer with the reference behind it. */
export type BoundTransfer = {
  recipient: Address
  /** In the token's smallest unit. */
  amount: bigint
  /** 32 bytes. */
  reference: Hex
}

/**
 * The reference of a text: keccak256 of its bytes, in Unicode's composed form (NFC) and without spaces around it. Whoever knows the
 * text can check it; the chain shows the hash alone.
 *
 * @returns 32 bytes
 */
export function memoReference(text: string): Hex {
  return keccak256(stringToBytes(text.normalize('NFC').trim()))
}

/**
 * Writes a reference behind an ABI-encoded ERC-20 transfer. A token reads its two arguments and leaves the rest: the transfer is the
 * same, and the owners sign the reference with it. A token may refuse such bytes, so a dry-run decides. See behaviour/memo#bound.
 *
 * @param data `transfer(address,uint256)` with nothing behind it
 * @param reference 32 bytes, for example `memoReference`
 * @throws InvalidMemoError
 */
export function bindMemo(data: Hex, reference: Hex): Hex {
  if (!isHash(reference)) throw new InvalidMemoError('reference')
  if (!isTransfer(data)) throw new InvalidMemoError('data')
  if (data.length === transferLength + 64) throw new InvalidMemoError('bound')
  if (data.length !== transferLength) throw new InvalidMemoError('data')
  return `${data}${reference.slice(2).toLowerCase()}`
}

/**
 * Reads a transfer with its reference.
 *
 * @param data calldata of a token
 * @returns undefined for anything else, a transfer without a reference among it
 */
export function readMemo(data: Hex): BoundTransfer | undefined {
  if (!isTransfer(data) || data.length !== transferLength + 64) return undefined
  const recipient = data.slice(10, 74)
  if (!recipient.startsWith('0'.repeat(24))) return undefined
  return {
    recipient: getAddress(`0x${recipient.slice(24)}`),
    amount: BigInt(`0x${data.slice(74, 138)}`),
    reference: `0x${data.slice(138).toLowerCase()}`,
  }
}

const isTransfer = (data: Hex): boolean =>
  isHex(data) && data.slice(0, 10).toLowerCase() === transferSelector

const isHash = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)

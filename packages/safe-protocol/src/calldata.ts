import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { byteLength } from './hex.ts'

/**
 * Reads the static arguments of calldata, one word after the other, as Solidity's decoder does: a word that does not
 * fit its type is not read at all. A caller that gets `undefined` must not guess.
 */
export type ArgumentReader = {
  address: (index: number) => Address | undefined
  uint: (index: number, bits?: number) => bigint | undefined
  bool: (index: number) => boolean | undefined
  hash: (index: number) => Hex | undefined
  /** A dynamic `bytes` argument. */
  bytes: (index: number) => Hex | undefined
  /** What stands behind so many words; `undefined` for nothing. */
  behind: (words: number) => Hex | undefined
}

/** A reader of the arguments behind the selector. */
export function readArguments(data: Hex): ArgumentReader {
  const args = data.slice(10)
  const word = (index: number) => {
    const text = args.slice(index * 64, index * 64 + 64)
    return text.length === 64 ? text : undefined
  }
  const uint = (index: number, bits = 256) => {
    const text = word(index)
    const value = text === undefined ? undefined : BigInt(`0x${text}`)
    return value !== undefined && value >> BigInt(bits) === 0n ? value : undefined
  }
  return {
    uint,
    address: (index) => {
      const text = word(index)
      return text !== undefined && text.startsWith('0'.repeat(24))
        ? getAddress(`0x${text.slice(24)}`)
        : undefined
    },
    bool: (index) => {
      const value = uint(index, 1)
      return value === undefined ? undefined : value === 1n
    },
    behind: (words) => {
      const text = args.slice(words * 64)
      return text === '' ? undefined : `0x${text.toLowerCase()}`
    },
    hash: (index) => {
      const text = word(index)
      return text === undefined ? undefined : `0x${text}`
    },
    bytes: (index) => {
      const available = BigInt(args.length / 2)
      const offset = uint(index)
      if (offset === undefined || offset + 32n > available) return undefined
      const start = Number(offset) * 2
      const size = BigInt(`0x${args.slice(start, start + 64)}`)
      if (offset + 32n + size > available) return undefined
      return `0x${args.slice(start + 64, start + 64 + Number(size) * 2)}`
    },
  }
}

/** The first four bytes, in lower case; `undefined` for fewer. */
export function selectorOf(data: Hex): Hex | undefined {
  return byteLength(data) >= 4 ? `0x${data.slice(2, 10).toLowerCase()}` : undefined
}

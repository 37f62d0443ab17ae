import type { Hex } from 'viem'

import { InvalidSignatureError } from './errors.ts'
import { byteLength, isHexBytes, uintWord } from './hex.ts'

/**
 * What a wallet answered to `eth_signTypedData_v4`, in the form the account's contract reads: 65 bytes ending in 27 or
 * 28. Some wallets and devices end in 0 or 1, which the contract would take for other kinds; some answer with the 64
 * bytes of EIP-2098.
 *
 * @throws InvalidSignatureError when it is neither
 */
export function toEoaSignature(signature: string): Hex {
  if (!isHexBytes(signature)) throw new InvalidSignatureError('notHex', signature)
  if (byteLength(signature) === 64) return expandCompact(signature)
  if (byteLength(signature) !== 65) throw new InvalidSignatureError('length', signature)
  const v = Number.parseInt(signature.slice(-2), 16)
  const recovery = v === 27 || v === 28 ? v - 27 : v
  if (recovery !== 0 && recovery !== 1) throw new InvalidSignatureError('kind', signature)
  return `0x${signature.slice(2, -2).toLowerCase()}${(27 + recovery).toString(16)}`
}

/**
 * What a wallet answered to `personal_sign` of the 32-byte hash, marked for the account's contract: `v` is 31 or 32.
 *
 * @throws InvalidSignatureError when it is not a wallet's signature
 */
export function toEthSignSignature(signature: string): Hex {
  const eoa = toEoaSignature(signature)
  const v = Number.parseInt(eoa.slice(-2), 16) + 4
  return `0x${eoa.slice(2, -2)}${v.toString(16)}`
}

/** EIP-2098: the recovery bit stands in the highest bit of s. */
function expandCompact(signature: Hex): Hex {
  const s = BigInt(`0x${signature.slice(66)}`)
  const recovery = s >> 255n
  return `0x${signature.slice(2, 66).toLowerCase()}${uintWord(s & ((1n << 255n) - 1n))}${recovery === 0n ? '1b' : '1c'}`
}

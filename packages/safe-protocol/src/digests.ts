import type { Hex } from 'viem'
import { keccak256 } from 'viem/utils'

import { domainHash, typedDataDigest } from './domain.ts'
import { byteLength, toHexBytes, uintWord } from './hex.ts'
import {
  messageDigest,
  type SafeMessageParameters,
  safeMessageStructHash,
} from './safeMessageHash.ts'
import { type SafeTxParameters, safeTxStructHash } from './safeTxHash.ts'

/** The hashes of EIP-712 data by the names ERC-8213 gives them, to compare with a device's screen. */
export type TypedDataDigests = {
  /** keccak256(0x1901 ‖ domain hash ‖ message hash): what is signed. */
  eip712Digest: Hex
  /** Which account and chain it is for. */
  domainHash: Hex
  /** What it says. */
  messageHash: Hex
}

/**
 * The digests a device shows when a transaction is signed. `eip712Digest` is `safeTxHash`; `calldataDigest` is of the
 * transaction's data.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function safeTxDigests({
  transaction,
  ...safe
}: SafeTxParameters): TypedDataDigests & { calldataDigest: Hex } {
  return {
    ...digests(domainHash(safe), safeTxStructHash(safe.version, transaction)),
    calldataDigest: calldataDigest(transaction.data ?? '0x'),
  }
}

/**
 * The digests a device shows when a message is signed. `eip712Digest` is `safeMessageHash`.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function safeMessageDigests({ message, ...safe }: SafeMessageParameters): TypedDataDigests {
  return digests(domainHash(safe), safeMessageStructHash(messageDigest(message)))
}

/**
 * The digest of calldata by ERC-8213: keccak256(uint256(length) ‖ data).
 *
 * @param data the calldata as hex text; of `execTransactionCall(…).data` it is what the executing device shows
 * @throws InvalidFieldError when it is not whole bytes
 */
export function calldataDigest(data: string): Hex {
  const bytes = toHexBytes('data', data)
  return keccak256(`0x${uintWord(BigInt(byteLength(bytes)))}${bytes.slice(2)}`)
}

function digests(domain: Hex, message: Hex): TypedDataDigests {
  return {
    eip712Digest: typedDataDigest(domain, message),
    domainHash: domain,
    messageHash: message,
  }
}

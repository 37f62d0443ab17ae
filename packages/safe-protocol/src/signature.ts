import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { InvalidSignatureError } from './errors.ts'
import { addressWord, byteLength, isHexBytes, uintWord } from './hex.ts'

/**
 * One owner's signature, in the form in which it stands alone: 65 bytes, followed by the dynamic part when the owner
 * is a contract. The four kinds are those of `checkSignatures` in the Safe contracts.
 */
export type SafeSignature =
  /** Signed with a key: `eoa` over the hash itself (typed data), `ethSign` over the EIP-191 hash of it. */
  | { kind: 'eoa' | 'ethSign'; signature: Hex }
  /** The owner called `approveHash`, or is the one who executes. */
  | { kind: 'approvedHash'; signature: Hex; owner: Address }
  /** The owner is a contract and answers `isValidSignature` (EIP-1271) to `contractSignature`. */
  | { kind: 'contract'; signature: Hex; owner: Address; contractSignature: Hex }

/** A signature and whose it is, as gateways keep confirmations. */
export type OwnedSignature = { owner: string; signature: string }

const staticBytes = 65

/**
 * Takes apart what `execTransaction` and `isValidSignature` take: static parts of 65 bytes, then the dynamic parts of
 * contract signatures. See behaviour/safe-protocol#signature-kinds.
 *
 * @param signatures the concatenation; `0x` gives an empty list
 * @param options.count read only so many, as a contract reads exactly its threshold and ignores what follows
 * @throws InvalidSignatureError with the index of the first that cannot be read
 */
export function splitSignatures(
  signatures: Hex,
  { count = Infinity }: { count?: number } = {},
): SafeSignature[] {
  if (!isHexBytes(signatures)) throw new InvalidSignatureError('notHex', signatures)
  const length = byteLength(signatures)
  const parts: SafeSignature[] = []
  // Static parts end where the first dynamic part begins.
  let end = length
  for (let start = 0; start < end && parts.length < count; start += staticBytes) {
    const index = parts.length
    if (start + staticBytes > end) throw new InvalidSignatureError('length', signatures, { index })
    const part = readPart(signatures, start, index)
    parts.push(part.signature)
    if (part.dynamicStart !== undefined) end = Math.min(end, part.dynamicStart)
  }
  return parts
}

function readPart(
  signatures: Hex,
  start: number,
  index: number,
): { signature: SafeSignature; dynamicStart?: number } {
  const at = (from: number, to: number) => signatures.slice(2 + from * 2, 2 + to * 2)
  const signature: Hex = `0x${at(start, start + staticBytes)}`
  const v = Number.parseInt(at(start + 64, start + 65), 16)
  if (v === 27 || v === 28) return { signature: { kind: 'eoa', signature } }
  if (v === 31 || v === 32) return { signature: { kind: 'ethSign', signature } }
  if (v > 1) throw new InvalidSignatureError('kind', signatures, { index })

  // A word with anything before the address names no owner: the contract cuts it off silently, so do not trust it.
  if (!/^0{24}/.test(at(start, start + 12))) {
    throw new InvalidSignatureError('ownerWord', signatures, { index })
  }
  const owner = getAddress(`0x${at(start + 12, start + 32)}`)
  if (v === 1) return { signature: { kind: 'approvedHash', signature, owner } }

  const length = byteLength(signatures)
  const offset = BigInt(`0x${at(start + 32, start + 64)}`)
  if (offset < BigInt(start + staticBytes) || offset + 32n > BigInt(length)) {
    throw new InvalidSignatureError('offset', signatures, { index })
  }
  const dynamicStart = Number(offset)
  const size = BigInt(`0x${at(dynamicStart, dynamicStart + 32)}`)
  if (offset + 32n + size > BigInt(length)) {
    throw new InvalidSignatureError('dynamicPart', signatures, { index })
  }
  const contractSignature: Hex = `0x${at(dynamicStart + 32, dynamicStart + 32 + Number(size))}`
  return {
    signature: {
      kind: 'contract',
      signature: contractSignatureOf({ owner, contractSignature }),
      owner,
      contractSignature,
    },
    dynamicStart,
  }
}

/**
 * Reads one signature that stands alone, as a gateway keeps it with a confirmation.
 *
 * @throws InvalidSignatureError when it is not exactly one
 */
export function parseSignature(signature: Hex): SafeSignature {
  const [first, second] = splitSignatures(signature)
  if (!first || second) throw new InvalidSignatureError('length', signature)
  return first
}

/**
 * Puts signatures together for `execTransaction`: static parts in ascending order of owner, dynamic parts behind
 * them, offsets rewritten. The order in which they are given does not matter.
 *
 * @param signatures each as it stands alone, with the owner it is from
 * @throws InvalidSignatureError when one cannot be read, names another owner, or an owner appears twice
 */
export function joinSignatures(signatures: readonly OwnedSignature[]): Hex {
  const sorted = signatures
    .map(({ owner, signature }, index) => {
      const word = addressWord(`signatures[${index}].owner`, owner)
      const parsed = parseAt(signature, index)
      if ('owner' in parsed && addressWord('owner', parsed.owner) !== word) {
        throw new InvalidSignatureError('ownerMismatch', signature, { index })
      }
      return { word, parsed, index }
    })
    .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))

  let staticParts = ''
  let dynamicParts = ''
  sorted.forEach(({ word, parsed, index }, place) => {
    if (place > 0 && sorted[place - 1]?.word === word) {
      throw new InvalidSignatureError('duplicateOwner', parsed.signature, { index })
    }
    if (parsed.kind === 'contract') {
      const offset = sorted.length * staticBytes + dynamicParts.length / 2
      staticParts += word + uintWord(BigInt(offset)) + '00'
      dynamicParts += dynamicPart(parsed.contractSignature)
    } else {
      staticParts += parsed.signature.slice(2)
    }
  })
  return `0x${staticParts}${dynamicParts}`
}

function parseAt(signature: string, index: number): SafeSignature {
  try {
    // The text is checked by parseSignature, which throws when it is not hex.
    return parseSignature(signature as Hex)
  } catch (error) {
    if (error instanceof InvalidSignatureError) {
      throw new InvalidSignatureError(error.reason, signature, { index })
    }
    throw error
  }
}

/**
 * The signature of an owner that is a contract (`v = 0`), as it stands alone.
 *
 * @param parameters.owner the contract
 * @param parameters.contractSignature what its `isValidSignature` is given; for a Safe, its owners' joined signatures
 * @throws InvalidSignatureError when it is not hex, InvalidFieldError when the owner is not an address
 */
export function contractSignatureOf({
  owner,
  contractSignature,
}: {
  owner: string
  contractSignature: Hex
}): Hex {
  if (!isHexBytes(contractSignature)) throw new InvalidSignatureError('notHex', contractSignature)
  const head = addressWord('owner', owner) + uintWord(BigInt(staticBytes)) + '00'
  return `0x${head}${dynamicPart(contractSignature)}`
}

/**
 * The signature of an owner who approved the hash on the chain, or who executes the transaction (`v = 1`).
 *
 * @throws InvalidFieldError when the owner is not an address
 */
export function approvedHashSignature(owner: string): Hex {
  return `0x${addressWord('owner', owner)}${uintWord(0n)}01`
}

function dynamicPart(bytes: Hex): string {
  return uintWord(BigInt(byteLength(bytes))) + bytes.slice(2)
}

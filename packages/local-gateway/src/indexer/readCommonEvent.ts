import { type Address, getAddress, type Hex } from 'viem'

import type { EventContent } from './ChainEvent.ts'
import type { IndexedAbiEvent } from './events.ts'

/**
 * Reads the events of which a long history consists: executions, ether that came in and transfers of tokens. The words are
 * taken out of the text of the log: viem's decoder needs twice the time for the indexing, and V8 lets its heap grow with the garbage.
 *
 * @param name of the event that the selector and the number of topics stand for
 * @returns undefined for other events, and where anything is unusual: then viem's decoder says what the log is
 */
export function readCommonEvent(
  name: IndexedAbiEvent['name'],
  { topics, data: given }: { topics: readonly Hex[]; data: Hex },
): EventContent | undefined {
  // A copy of it would be garbage: most nodes send lower case.
  const data = /[A-F]/.test(given) ? given.toLowerCase() : given
  const [, first = '', second = '', third = ''] = topics
  switch (name) {
    case 'SafeMultiSigTransaction':
      return readExecution(data)
    case 'ExecutionSuccess':
    case 'ExecutionFailure': {
      // Since 1.4.0 the hash is a topic.
      const words = topics.length === 1 ? 2 : 1
      if (!hasWords(data, words)) return undefined
      const safeTxHash = words === 2 ? wordOf(data, 0) : first.slice(2).toLowerCase()
      return {
        kind: 'executed',
        safeTxHash: `0x${safeTxHash}`,
        success: name === 'ExecutionSuccess',
        payment: quantityOf(data, words - 1),
      }
    }
    case 'SafeReceived':
      if (!hasWords(data, 1)) return undefined
      return { kind: 'received', sender: addressIn(first, 0), value: quantityOf(data, 0) }
    case 'Transfer': {
      const parties = { from: addressIn(first, 0), to: addressIn(second, 0) }
      if (third !== '')
        return { kind: 'erc721Transfer', ...parties, tokenId: quantityOf(third.toLowerCase(), 0) }
      if (!hasWords(data, 1)) return undefined
      return { kind: 'erc20Transfer', ...parties, value: quantityOf(data, 0) }
    }
    default:
      return undefined
  }
}

/** The words that `SafeMultiSigTransaction` begins with: its fields, or where a field of any length begins. */
const fieldWords = 11

function readExecution(data: string): EventContent | undefined {
  if (!hasWords(data, fieldWords)) return undefined
  const call = bytesOf(data, 2)
  const operation = numberAt(data, startOf(3))
  const signatures = bytesOf(data, 9)
  const info = bytesOf(data, 10)
  if (call === undefined || signatures === undefined || info === undefined) return undefined
  if ((operation !== 0 && operation !== 1) || !hasWords(info, 3)) return undefined
  return {
    kind: 'multisigTransaction',
    to: addressIn(data, 0),
    value: quantityOf(data, 1),
    data: call,
    operation,
    safeTxGas: quantityOf(data, 4),
    baseGas: quantityOf(data, 5),
    gasPrice: quantityOf(data, 6),
    gasToken: addressIn(data, 7),
    refundReceiver: addressIn(data, 8),
    signatures,
    nonce: quantityOf(info, 0),
    sender: addressIn(info, 1),
    threshold: quantityOf(info, 2),
  }
}

/** The digits of a word, and of an address in it. */
const wordLength = 64
const addressLength = 40
/** A number with so many digits is exact, and a place in a log has fewer. */
const exactDigits = 12

/** Where a word begins, behind `0x`. */
const startOf = (word: number) => 2 + word * wordLength

function hasWords(data: string, count: number): boolean {
  return data.length >= startOf(count)
}

function wordOf(data: string, word: number): string {
  return data.slice(startOf(word), startOf(word + 1))
}

/** A quantity in lower case. */
function quantityOf(data: string, word: number): bigint {
  const small = numberAt(data, startOf(word))
  return small === undefined ? BigInt(`0x${wordOf(data, word)}`) : BigInt(small)
}

const zeros = '0'.repeat(wordLength - exactDigits)

/** The word at a place, when it is a number of few digits; undefined for a larger one. */
function numberAt(data: string, start: number): number | undefined {
  if (!data.startsWith(zeros, start)) return undefined
  return parseInt(data.slice(start + zeros.length, start + wordLength), 16)
}

/** A field of any length. A word says where it begins; there its length in bytes comes first. */
function bytesOf(data: string, word: number): Hex | undefined {
  const place = numberAt(data, startOf(word))
  if (place === undefined) return undefined
  const start = 2 + 2 * place + wordLength
  if (data.length < start) return undefined
  const length = numberAt(data, start - wordLength)
  if (length === undefined || data.length < start + 2 * length) return undefined
  return `0x${data.slice(start, start + 2 * length)}`
}

/** Checksums of addresses are slow, and most are of a few. */
const checksummed = new Map<string, Address>()
const maxChecksummed = 10_000

/** The address in a word, with its checksum. What stands before it in the word does not count. */
function addressIn(data: string, word: number): Address {
  const end = startOf(word + 1)
  return toChecksummed(data.slice(end - addressLength, end))
}

function toChecksummed(digits: string): Address {
  const known = checksummed.get(digits)
  if (known) return known
  if (checksummed.size >= maxChecksummed) checksummed.clear()
  const address = getAddress(`0x${digits}`)
  checksummed.set(digits, address)
  return address
}

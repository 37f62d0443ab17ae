import { type Address, getAddress, type Hex, isAddress, stringToBytes } from 'viem'

import { isPaymentLink } from '../requests/isPaymentLink.ts'
import { longestBytes32Text } from './longest.ts'
import { readBech32 } from './readBech32.ts'
import type { RecipientProblem } from './recipientProblem.ts'

/** What was typed where somebody who is paid belongs. */
export type RecipientText<chain> =
  | { status: 'empty' }
  | {
      status: 'address'
      /** Checksummed. */
      address: Address
      /** The chain that a prefix names (EIP-3770); undefined without a prefix. */
      chain: chain | undefined
    }
  /** A name with a dot, as it was typed: to be read by {@link readEnsName}, and then looked up. */
  | { status: 'name'; name: string; chain: chain | undefined }
  | { status: 'problem'; problem: RecipientProblem }

/**
 * Reads what was typed or pasted where an address belongs: an address with its checksum (EIP-55) or without any (all small or all
 * capital letters), with or without the short name of its chain before it (`eth:0x…`, EIP-3770), or a name with a dot. What is
 * something else is called what it is.
 *
 * @param text what was typed
 * @param chainOf finds a chain by what stands before the colon
 */
export function readRecipient<chain>(
  text: string,
  chainOf: (prefix: string) => chain | undefined,
): RecipientText<chain> {
  const trimmed = text.trim()
  if (trimmed === '') return { status: 'empty' }
  // It may name a chain, an amount and a token, and half of it is no payment.
  if (isPaymentLink(trimmed)) return problem({ key: 'paymentLink' })
  const [before = '', after] = trimmed.split(/:(.*)/s, 2)
  if (after === undefined) return readTyped<chain>(before, undefined)
  const prefix = before.trim()
  const chain = chainOf(prefix)
  return chain === undefined
    ? problem({ key: 'unknownChain', prefix })
    : readTyped(after.trim(), chain)
}

function readTyped<chain>(typed: string, chain: chain | undefined): RecipientText<chain> {
  if (/^0x/i.test(typed)) return readHex(typed.slice(2), chain)
  if (/^[0-9a-fA-F]{40}$/.test(typed)) {
    return problem({ key: 'without0x', suggestion: `0x${typed}` })
  }
  const bech32 = readBech32(typed)
  if (bech32?.status === 'right') return problem({ key: 'bech32', network: bech32.network })
  if (bech32?.status === 'tooLong') {
    return problem({ key: 'bech32TooLong', length: bech32.length })
  }
  if (typed.includes('.')) return { status: 'name', name: typed, chain }
  if (/^[0-9a-fA-F]{64}$/.test(typed)) return problem({ key: 'thirtyTwoBytes' })
  const isMixed = /\d/.test(typed) && /[a-z]/.test(typed) && /[A-Z]/.test(typed)
  if (isMixed && /^[1-9A-HJ-NP-Za-km-z]{25,44}$/.test(typed)) return problem({ key: 'base58' })
  const bytes = stringToBytes(typed).length
  return problem(
    bytes > longestBytes32Text
      ? { key: 'wordTooLong', bytes }
      : { key: 'noSuchPerson', name: typed },
  )
}

/** What stands behind 0x. */
function readHex<chain>(digits: string, chain: chain | undefined): RecipientText<chain> {
  const strange = [...digits].findIndex((character) => !/[0-9a-fA-F]/.test(character))
  if (strange !== -1) {
    const character = [...digits][strange] ?? ''
    return problem({
      key: 'strangeCharacter',
      character,
      code: codeOf(character),
      place: strange + 1,
    })
  }
  if (digits.length === 64) return problem({ key: 'thirtyTwoBytes' })
  if (digits.length < 40) return problem({ key: 'tooShort', missing: 40 - digits.length })
  if (digits.length > 40) return problem({ key: 'tooLong', extra: digits.length - 40 })
  const typed: Hex = `0x${digits}`
  const hasCase = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  if (hasCase && !isAddress(typed)) return problem({ key: 'checksum', typed })
  return { status: 'address', address: getAddress(`0x${digits.toLowerCase()}`), chain }
}

/** The number of a character in Unicode, as `200B`. */
export const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const problem = (problem: RecipientProblem): { status: 'problem'; problem: RecipientProblem } => ({
  status: 'problem',
  problem,
})

import type { Address, Hex } from 'viem'
import { getAddress, isAddress } from 'viem/utils'

import { type ForeignNetwork, readBech32 } from './readBech32.ts'

/** Why a text is no address. Each has what a sentence about it needs. Places are counted from 1. */
export type AddressProblem =
  /** A payment link (EIP-681): half of it read would be another payment. */
  | { key: 'paymentLink' }
  /** The address of a page, of an explorer for example. */
  | { key: 'webAddress' }
  /** Forty digits, and nothing before them. */
  | { key: 'without0x'; suggestion: string }
  | { key: 'tooShort'; missing: number }
  | { key: 'tooLong'; extra: number }
  /** 32 bytes: a hash, or a private key. */
  | { key: 'thirtyTwoBytes' }
  /** `character` may be one that cannot be seen. The place is behind 0x. */
  | { key: 'strangeCharacter'; character: string; place: number }
  /** An address with something before its 0x, which may be a character that cannot be seen. */
  | { key: 'before0x'; character: string }
  /** Capitals that are not those of the address (EIP-55). */
  | { key: 'checksum'; typed: Hex }
  /** An address of Bitcoin's kind (BIP-173); `network` where its beginning tells. */
  | { key: 'bech32'; network: ForeignNetwork | undefined }
  /** Looks like one, and is longer than the 90 characters that BIP-173 allows. */
  | { key: 'bech32TooLong'; length: number }
  /** Base 58, as the old addresses of Bitcoin, those of Solana and of Tron. */
  | { key: 'base58' }
  /** Anything else without a dot. */
  | { key: 'word'; word: string }

/** What was written where an address belongs. `prefix` is what stands before the colon (EIP-3770). */
export type AddressText =
  | { status: 'empty' }
  /** The address is checksummed. */
  | { status: 'address'; address: Address; prefix: string | undefined }
  /** A name with a dot, as it was typed. */
  | { status: 'name'; name: string; prefix: string | undefined }
  | { status: 'problem'; problem: AddressProblem; prefix: string | undefined }

/**
 * The only reader of a typed address: pay form, payroll and all other fields tell the same of the same text.
 *
 * @returns the address with its checksum, or what keeps the text from being one
 */
export function readAddressText(text: string): AddressText {
  const trimmed = text.trim()
  if (trimmed === '') return { status: 'empty' }
  // It may name a chain, an amount and a token, and half of it is no payment.
  if (isPaymentLink(trimmed)) return stop({ key: 'paymentLink' })
  if (/^https?:\/\//i.test(trimmed)) return stop({ key: 'webAddress' })
  // CAIP-10 writes the number of the chain, and so may EIP-3770.
  const [before = '', after] = trimmed.replace(/^eip155:(?=\d+:)/i, '').split(/:(.*)/s, 2)
  return after === undefined
    ? readTyped(before)
    : { ...readTyped(after.trim()), prefix: before.trim() }
}

/** Whether a text asks for a payment by itself: an EIP-681 link, a request of this app, or a link that ends with one. */
export const isPaymentLink = (text: string): boolean =>
  /^\s*ethereum:/i.test(text) || /(?:^|[#=/?&\s])gpr\d+\.[\w-]*\s*$/.test(text)

type Read = Exclude<AddressText, { status: 'empty' }>

const stop = (problem: AddressProblem): Read => ({ status: 'problem', problem, prefix: undefined })

function readTyped(typed: string): Read {
  if (/^0x/i.test(typed)) return readHex(typed.slice(2))
  if (/^[0-9a-fA-F]{40}$/.test(typed)) return stop({ key: 'without0x', suggestion: `0x${typed}` })
  const [, character] = /^(.)[^a-z]{0,3}0x[0-9a-f]{40}$/isu.exec(typed) ?? []
  if (character !== undefined) return stop({ key: 'before0x', character })
  const bech32 = readBech32(typed)
  if (bech32?.status === 'right') return stop({ key: 'bech32', network: bech32.network })
  if (bech32?.status === 'tooLong') return stop({ key: 'bech32TooLong', length: bech32.length })
  if (typed.includes('.')) return { status: 'name', name: typed, prefix: undefined }
  if (/^[0-9a-fA-F]{64}$/.test(typed)) return stop({ key: 'thirtyTwoBytes' })
  const isMixed = /\d/.test(typed) && /[a-z]/.test(typed) && /[A-Z]/.test(typed)
  if (isMixed && /^[1-9A-HJ-NP-Za-km-z]{25,44}$/.test(typed)) return stop({ key: 'base58' })
  return stop({ key: 'word', word: typed })
}

/** What stands behind 0x. */
function readHex(digits: string): Read {
  const characters = [...digits]
  const strange = characters.findIndex((character) => !/[0-9a-fA-F]/.test(character))
  if (strange !== -1) {
    const character = characters[strange] ?? ''
    return stop({ key: 'strangeCharacter', character, place: strange + 1 })
  }
  if (digits.length === 64) return stop({ key: 'thirtyTwoBytes' })
  if (digits.length < 40) return stop({ key: 'tooShort', missing: 40 - digits.length })
  if (digits.length > 40) return stop({ key: 'tooLong', extra: digits.length - 40 })
  const typed: Hex = `0x${digits}`
  const hasCase = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  if (hasCase && !isAddress(typed)) return stop({ key: 'checksum', typed })
  return { status: 'address', address: getAddress(`0x${digits.toLowerCase()}`), prefix: undefined }
}

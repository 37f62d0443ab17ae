import type { Hex } from 'viem'
import type { ForeignNetwork } from '@ghost-pay/payments/payroll'
import {
  codeOf,
  type EnsNameProblem,
  type RecipientProblem,
  wrongPlace,
} from '@ghost-pay/safe-account/recipients'

import type { Said } from '../text/Said.ts'
import { textOf } from '../text/textOf.ts'

/** What is said about a text that stands where somebody who is paid belongs. */
export const recipientCopy = {
  'recipient.empty': 'Enter who is paid.',
  'recipient.nothing': 'Enter the address of the account.',
  'recipient.emptyAddress': 'Enter an address.',
  'recipient.nameOfPerson': 'Enter the address itself: whom {name} stands for may change.',
  'recipient.paymentLink':
    'This is a payment link, and not an address alone. Open the link, or copy the address.',
  'recipient.webAddress': 'This is the address of a web page. Copy only what starts with 0x.',
  'recipient.unknownChain': 'This app does not offer the network “{prefix}”.',
  'recipient.otherChain':
    'This address is on {chain}, and the account pays on {own}. Ask for an address there.',
  'recipient.without0x': 'These are the 40 digits of an address. Put 0x before them.',
  'recipient.tooShort': {
    one: 'An address is 0x and 40 characters. One is missing.',
    other: 'An address is 0x and 40 characters. {count} are missing.',
  },
  'recipient.tooLong': {
    one: 'An address is 0x and 40 characters. This has one too many.',
    other: 'An address is 0x and 40 characters. This has {count} too many.',
  },
  'recipient.thirtyTwoBytes':
    'These are 64 digits: a transaction’s hash, or a private key. If it is a key, never paste it anywhere.',
  'recipient.strangeCharacter':
    'Character {place} is “{character}”. An address has only 0–9 and a–f.',
  'recipient.unseenCharacter':
    'Character {place} cannot be seen (U+{code}). Copy the address again.',
  'recipient.before0x': '“{character}” stands before the address. Start with 0x.',
  'recipient.unseenBefore0x':
    'Before the address is a character that cannot be seen (U+{code}). Start with 0x.',
  'recipient.checksum':
    'The checksum does not match: more than one character is wrong. Copy the address again.',
  'recipient.checksumAt':
    'The checksum does not match: character {place} behind 0x is wrong. Copy the address again.',
  'recipient.bech32':
    'This is a Bitcoin-style address, of another network. Ask for one that starts with 0x.',
  'recipient.onBitcoin': 'This is a Bitcoin address. Ask for one that starts with 0x.',
  'recipient.onBitcoinTest':
    'This is an address of a test network of Bitcoin. Ask for one that starts with 0x.',
  'recipient.onLitecoin': 'This is a Litecoin address. Ask for one that starts with 0x.',
  'recipient.onCosmos': 'This is a Cosmos address. Ask for one that starts with 0x.',
  'recipient.bech32TooLong':
    'This looks like a Bitcoin-style address, and has {length} characters. One has 90 at most.',
  'recipient.base58':
    'This is an address of another kind of network. Ask for one that starts with 0x.',
  'recipient.noSuchPerson':
    '“{name}” is not an address. Choose a person from the list, or enter an address.',
  'recipient.wordTooLong':
    'This is not an address, and with {bytes} bytes it is too long for a name.',
  'recipient.emptyLabel': 'A name has something between its dots, and at both ends.',
  'recipient.labelTooLong':
    'A part of a name has at most 59 characters, and “{label}” has {length}.',
  'recipient.hyphen': '“{label}” is no name: a hyphen stands alone, and between two characters.',
  'recipient.prohibitedCharacter': 'No name has “{character}” (U+{code}) in it.',
  'recipient.unseenInName': 'This name has a character that cannot be seen (U+{code}).',
  'recipient.confusable':
    'This name mixes letters that look alike and are not. Somebody may want it taken for another.',
  'recipient.notNormalizable': 'No name is written like this.',
  'recipient.zeroAddress': 'Nobody holds this address. What is sent there is lost.',
  'recipient.ownAccount': 'This is the account itself. It cannot pay itself.',
  'recipient.tokenContract':
    'This is the contract of the token {symbol}. What is sent there is lost.',
  'recipient.choose': 'Choose whose address {name} is, or enter the address.',
  'recipient.looking': 'Asking {chain} who {name} is.',
  'recipient.found': '{name} has an address on {chain}. Choose it to pay it.',
  'recipient.nobody': 'Nobody has the name {name} on {chain}.',
  'recipient.elsewhere':
    '{name} is kept outside {chain}, where this app does not look. Enter the address.',
  'recipient.noneThere':
    '{name} has an address on {registry}, and none on {chain}. Ask for the address there, and enter it.',
  'recipient.lookUpFailed': '{chain} did not say who {name} is. Enter the address.',
  'recipient.noResolver': 'Names are not looked up on {chain}. Enter the address.',
} as const

/** Why somebody cannot be paid, in a form that can be said. */
export type RecipientSaid = Said<typeof recipientCopy>

const networkKeys = {
  bitcoin: 'recipient.onBitcoin',
  bitcoinTest: 'recipient.onBitcoinTest',
  litecoin: 'recipient.onLitecoin',
  cosmos: 'recipient.onCosmos',
} as const satisfies Record<ForeignNetwork, keyof typeof recipientCopy>

/** Finds the sentence for what is wrong with a text. */
export function sayRecipientProblem(problem: RecipientProblem): RecipientSaid {
  switch (problem.key) {
    case 'paymentLink':
    case 'webAddress':
    case 'without0x':
    case 'thirtyTwoBytes':
    case 'base58':
      return [`recipient.${problem.key}`]
    case 'unknownChain':
      return ['recipient.unknownChain', { prefix: problem.prefix }]
    case 'tooShort':
      return ['recipient.tooShort', { count: problem.missing }]
    case 'tooLong':
      return ['recipient.tooLong', { count: problem.extra }]
    case 'strangeCharacter': {
      const { character, place } = problem
      return isUnseen(character)
        ? ['recipient.unseenCharacter', { place, code: codeOf(character) }]
        : ['recipient.strangeCharacter', { place, character }]
    }
    case 'before0x': {
      const { character } = problem
      return isUnseen(character)
        ? ['recipient.unseenBefore0x', { code: codeOf(character) }]
        : ['recipient.before0x', { character }]
    }
    case 'checksum': {
      const place = placeOf(problem.typed)
      return place === undefined ? ['recipient.checksum'] : ['recipient.checksumAt', { place }]
    }
    case 'bech32':
      return [problem.network === undefined ? 'recipient.bech32' : networkKeys[problem.network]]
    case 'bech32TooLong':
      return ['recipient.bech32TooLong', { length: problem.length }]
    case 'noSuchPerson':
      return ['recipient.noSuchPerson', { name: problem.name }]
    case 'wordTooLong':
      return ['recipient.wordTooLong', { bytes: problem.bytes }]
    default:
      return sayNameProblem(problem)
  }
}

/** Finds the sentence for what is wrong with a name with dots. */
export function sayNameProblem(problem: EnsNameProblem): RecipientSaid {
  switch (problem.key) {
    case 'labelTooLong':
      return ['recipient.labelTooLong', { label: problem.label, length: problem.length }]
    case 'hyphen':
      return ['recipient.hyphen', { label: problem.label }]
    case 'prohibitedCharacter': {
      const { character, code } = problem
      return isUnseen(character)
        ? ['recipient.unseenInName', { code }]
        : ['recipient.prohibitedCharacter', { character, code }]
    }
    case 'emptyLabel':
    case 'confusable':
    case 'notNormalizable':
      return [`recipient.${problem.key}`]
  }
}

/** Marks, formats, spaces and what no letter has been assigned to yet. */
const isUnseen = (character: string): boolean => /^[\p{C}\p{Z}\p{M}]$/u.test(character)

let last: { typed: Hex; place: number | undefined } | undefined

/** It takes some milliseconds to find, and a form asks again with each letter that is typed elsewhere. */
function placeOf(typed: Hex): number | undefined {
  if (last?.typed !== typed) last = { typed, place: wrongPlace(typed) }
  return last.place
}

/** Says one of these sentences, by its key. */
export const text = textOf(recipientCopy)

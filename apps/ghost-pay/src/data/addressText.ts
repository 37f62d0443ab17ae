import { type Address, getAddress, isAddress } from 'viem'

import { chainOf, type NamedChain } from './accountId.ts'

/** What was typed where an address belongs. */
export type AddressText<chain> =
  | {
      status: 'address'
      /** Checksummed. */
      address: Address
      /** The chain that a prefix names (EIP-3770); undefined without a prefix. */
      chain: chain | undefined
    }
  | { status: 'problem'; problem: string }

/**
 * Reads an address, with or without the short name of its chain before it (`eth:0x…`, EIP-3770). Capitals are a checksum
 * (EIP-55): an address of small or of capital letters alone has none, any other must be right.
 *
 * @param text what was typed
 * @param chains those that a prefix may name
 */
export function readAddressText<chain extends NamedChain>(
  text: string,
  chains: readonly chain[],
): AddressText<chain> {
  const [before, after] = text.trim().split(/:(.*)/s, 2)
  const typed = (after ?? before ?? '').trim()
  const prefix = after === undefined ? undefined : (before ?? '')
  const chain = prefix === undefined ? undefined : chainOf(prefix, chains)
  // EIP-681: it may name a chain, an amount and a token, and half of it is no payment.
  if (prefix?.toLowerCase() === 'ethereum') {
    return {
      status: 'problem',
      problem: 'This is a payment link, and links are not read here. Copy the address alone.',
    }
  }
  if (prefix !== undefined && chain === undefined) {
    return { status: 'problem', problem: `This app does not offer the chain “${prefix}”.` }
  }
  if (!/^0x[0-9a-fA-F]{40}$/.test(typed)) {
    return { status: 'problem', problem: `An address is 0x and 40 characters. ${shape(typed)}` }
  }
  const hasCase = /[a-f]/.test(typed.slice(2)) && /[A-F]/.test(typed.slice(2))
  if (hasCase && !isAddress(typed)) {
    return {
      status: 'problem',
      problem: 'The checksum does not match: a character may be wrong. Copy the address again.',
    }
  }
  return { status: 'address', address: getAddress(typed), chain }
}

/** What is wrong with the shape of an address. */
function shape(typed: string): string {
  if (typed === '') return 'Nothing stands here yet.'
  if (!typed.startsWith('0x')) return 'This does not start with 0x.'
  const digits = typed.slice(2)
  if (!/^[0-9a-fA-F]*$/.test(digits)) return 'This has a character that no address has.'
  return `This has ${digits.length}.`
}

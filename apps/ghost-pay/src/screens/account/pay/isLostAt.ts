import { type Address, isAddressEqual } from 'viem'

/** Addresses without a known key, used to burn tokens. */
const burnAddresses: readonly Address[] = [
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xdeaDDeADDEaDdeaDdEAddEADDEAdDeadDEADDEaD',
]

/**
 * Whether a payment to an address is lost in any case: an address without an owner, or the contract of a token.
 *
 * @param isToken the chain knows a token at this address
 */
export const isLostAt = (recipient: Address, isToken: boolean): boolean =>
  isToken ||
  burnAddresses.some((other) => isAddressEqual(other, recipient)) ||
  isPrecompile(recipient)

/** The first addresses are parts of the chain itself. */
const isPrecompile = (address: Address): boolean => BigInt(address) < 0x10000n

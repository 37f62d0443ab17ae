import { type Address, isAddressEqual } from 'viem'
import type { KnownToken } from '@ghost-pay/safe-protocol'

/** Addresses without a known key, used to burn tokens. */
const burnAddresses: readonly Address[] = [
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xdeaDDeADDEaDdeaDdEAddEADDEAdDeadDEADDEaD',
]

/**
 * What is the matter with an address that is paid, whatever it is paid with. Undefined when nothing is.
 *
 * @param token what the chain knows as a token at this address
 */
export function recipientWarning(
  recipient: Address,
  token: KnownToken | undefined,
): { title: string; text: string } | undefined {
  if (token !== undefined) {
    return {
      title: `This is the contract of the token ${token.symbol}, nobody’s account.`,
      text: 'What is sent to a token’s own contract is lost. Ask for the address of whom you want to pay.',
    }
  }
  if (burnAddresses.some((other) => isAddressEqual(other, recipient)) || isPrecompile(recipient)) {
    return {
      title: 'Nobody has the key of this address.',
      text: 'It is used to throw things away. What is sent there never comes back.',
    }
  }
  return undefined
}

/** The first addresses are parts of the chain itself. */
const isPrecompile = (address: Address): boolean => BigInt(address) < 0x10000n

import type { Address, Hex } from 'viem'

/**
 * Storage slots in which the Safe contracts keep what decides over an account besides its owners: the implementation in slot 0
 * (SafeProxy), the others under the keccak256 hash of a name in the sources (FallbackManager, GuardManager; ModuleManager since
 * 1.5.0). Each holds an address in its lower 20 bytes.
 */
export const accountStorageSlots = {
  implementation: '0x0000000000000000000000000000000000000000000000000000000000000000',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
} as const satisfies Record<string, Hex>

/** What stands before the first owner and the first module in an account's lists (SENTINEL of the Safe contracts). */
export const listSentinel: Address = '0x0000000000000000000000000000000000000001'

import type { Address } from 'viem'

/** An account: the chain it lives on, and its address there. */
export type AccountId = { chainId: number; address: Address }

/**
 * What is kept of an account is found by this, however its address is written.
 *
 * @param account its chain and its address
 * @returns the same text for the same account
 */
export const accountKey = ({ chainId, address }: AccountId): string =>
  `${chainId}:${address.toLowerCase()}`

import type { Chain } from './chain.ts'

/**
 * Declares a chain of your own and keeps its literal types (`chain.id` is `100`, not `number`).
 *
 * @param chain the chain, as plain data
 * @returns the same object
 */
export function defineChain<const chain extends Chain>(chain: chain): chain {
  return chain
}

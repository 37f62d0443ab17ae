import type { Chain } from 'viem'

/** The chain whose registry also says whom a name stands for on other main networks. */
const ethereum = 1

/**
 * Finds the chain that is asked for names on another chain: the chain itself where it keeps names, and Ethereum for the main
 * networks that keep none (ENSIP-11).
 *
 * @param chains those that can be asked
 * @returns undefined where nobody can be asked
 */
export function nameRegistry<Known extends Chain>(
  chain: Known,
  chains: readonly Known[],
): Known | undefined {
  if (chain.contracts?.ensUniversalResolver !== undefined) return chain
  return chain.testnet === true ? undefined : chains.find(({ id }) => id === ethereum)
}

import type { Address } from 'viem'

/** A payee, and the known addresses that it can be taken for. */
export type Alike = { address: Address; others: readonly Address[] }

/**
 * The look-alike to show: the first one that was not compared yet, then the last. To have compared one says nothing of another.
 *
 * @returns undefined where no payee looks like somebody else
 */
export const alikeToCompare = (
  alike: readonly Alike[],
  compared: readonly Address[],
): Alike | undefined => alike.find(({ address }) => !compared.includes(address)) ?? alike.at(-1)

import type { Chain } from './chain.ts'
import { defaultChains } from './defaultChains.ts'

/** What a selection looks at: ours have it, and so have viem's. */
type SelectableChain = Pick<Chain, 'id' | 'testnet'>

/** What is selected from, and by what. */
export type SelectChainsParameters<chains extends readonly SelectableChain[]> = {
  /** Value of the environment flag for test networks. Only the text `true` switches them on. */
  testnets?: string | undefined
  /** The chains to select from. `defaultChains` when absent. */
  chains?: chains | undefined
}

/** No chain is left after the selection, and wagmi needs at least one. */
export class NoChainSelectedError extends Error {
  override readonly name = 'NoChainSelectedError'
  /** Ids of the chains that were left out. */
  readonly leftOut: readonly number[]

  constructor(leftOut: readonly number[]) {
    super(
      `No chain is left: ${leftOut.join(', ') || 'the list was empty'}. Add a main network, or set the flag for test networks to "true".`,
    )
    this.leftOut = leftOut
  }
}

/**
 * The chains an application offers: a test network is among them only when the flag is exactly `true`
 * (behaviour/chains#testnets). `'1'`, `'TRUE'` and `' true'` leave it out.
 *
 * @param parameters the flag and the chains, in the order in which they are offered
 * @returns the chains, in the same order, at least one
 * @throws NoChainSelectedError when none is left
 */
export function selectChains<
  const chains extends readonly SelectableChain[] = typeof defaultChains,
>({
  testnets,
  // Without `chains` the type parameter is that of the default list.
  chains = defaultChains as readonly SelectableChain[] as chains,
}: SelectChainsParameters<chains>): readonly [chains[number], ...chains[number][]] {
  const [first, ...rest] = chains.filter((chain) => testnets === 'true' || !chain.testnet)
  if (!first) throw new NoChainSelectedError(chains.map(({ id }) => id))
  return [first, ...rest]
}

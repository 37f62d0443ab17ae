import type { Chain } from './startChain.ts'

/**
 * Waits for work that needs chains. When one of them ends meanwhile, that is the reason to give, and not the request that found
 * nobody there.
 *
 * @throws ChainStoppedError
 */
export async function unlessEnded<Value>(
  chains: readonly Pick<Chain, 'ended' | 'hasEnded'>[],
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    // A connection may be refused a moment before the system tells of the end.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const ended = chains.find((chain) => chain.hasEnded())
    throw ended ? await ended.ended : error
  }
}

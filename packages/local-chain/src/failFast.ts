import type { ChainNode } from './engine/ChainNode.ts'

/**
 * Waits for work that needs chains. When one of them ends meanwhile, that is the reason to give, and not the request that got no
 * answer.
 *
 * @param chains what the work needs
 * @param work rejects soon after one of them has ended
 * @throws ChainStoppedError
 */
export async function failFast<Value>(
  chains: readonly Pick<ChainNode, 'ended' | 'hasEnded'>[],
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    // A connection may be refused a moment before the system reports the exit.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const ended = chains.find((chain) => chain.hasEnded())
    throw ended ? await ended.ended : error
  }
}

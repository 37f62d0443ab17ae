import {
  type Engine,
  failFast,
  type Mining,
  type RunningChain,
  type SeedName,
  startLocalChain,
} from '@ghost-pay/local-chain'

import { openChainJournal } from './journal/openChainJournal.ts'
import { startNodeProxy } from './proxy/startNodeProxy.ts'

export type DevnetChainParameters = {
  chainId: number
  name: string
  port: number
  /** Origins of pages, besides those of this machine, that may send requests to the node. */
  allowedOrigins: readonly string[] | undefined
  engine: Engine | undefined
  mining: Mining
  seed: SeedName
  /** The folder in which the chain is saved, if it is; it has to exist. */
  journal: string | undefined
  /** Called with sentences for the user about the journal. */
  onNotice: (sentence: string) => void
}

/** A chain of a devnet: a local chain behind a proxy, which a journal can follow. */
export type RunningDevnetChain = Omit<RunningChain, 'client' | 'state'> & {
  name: string
  /** Saves the chain from now on, where there is a journal. */
  follow: () => Promise<void>
}

/**
 * Starts one chain behind its proxy; or continues the chain that the journal's folder holds.
 *
 * @throws PortInUseError, NoEngineError, ChainStoppedError, ContractMismatchError, StoredChainError
 */
export async function startDevnetChain({
  name,
  port,
  allowedOrigins,
  journal: folder,
  onNotice,
  ...parameters
}: DevnetChainParameters): Promise<RunningDevnetChain> {
  const { chainId, seed } = parameters
  const journal =
    folder === undefined ? undefined : await openChainJournal({ folder, chainId, seed, onNotice })
  // Listens from now on, so that no other program can take the port while the engine starts.
  const proxy = await startNodeProxy({ port, purpose: `chain ${chainId}`, allowedOrigins })
  try {
    const startTime = journal?.startTime
    const chain = await startLocalChain({
      ...parameters,
      saved: journal && startTime !== undefined ? { startTime, load: journal.load } : undefined,
    })
    void chain.ended.then(() => proxy.close())
    proxy.forwardTo(chain.rpcUrl)
    return {
      ...chain,
      name,
      rpcUrl: proxy.url,
      follow: () => failFast([chain], async () => journal?.follow(chain, proxy)),
      async reset() {
        await chain.reset()
        await journal?.saveReset()
      },
      async stop() {
        try {
          await journal?.close()
        } finally {
          await proxy.close()
          await chain.stop()
        }
      },
    }
  } catch (error) {
    await proxy.close()
    throw error
  }
}

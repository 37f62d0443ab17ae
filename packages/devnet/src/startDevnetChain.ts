import {
  type Engine,
  failFast,
  type Fork,
  type Mining,
  type RunningChain,
  type SeedName,
  startLocalChain,
} from '@ghost-pay/local-chain'

import { readingGuard } from './journal/createWriteGuard.ts'
import { openChainJournal } from './journal/openChainJournal.ts'
import { startNodeProxy } from './proxy/startNodeProxy.ts'

export type DevnetChainParameters = {
  /** Any, with `rpcUrl`, unless given. */
  chainId: number | undefined
  name: string | undefined
  port: number
  /** Origins of pages, besides those of this machine, that may send requests to the node. */
  allowedOrigins: readonly string[] | undefined
  engine: Engine | undefined
  /** Every transaction gets a block unless given; a node that already runs goes on as it did. */
  mining: Mining | undefined
  /** A node that already runs. */
  rpcUrl: string | undefined
  /** A chain to go on from. */
  fork: Fork | undefined
  seed: SeedName
  /** The folder in which the chain is saved, if it is; it has to exist. */
  journal: string | undefined
  /** Called with sentences for the user about the journal. */
  onNotice: (sentence: string) => void
}

const nameOf = (chainId: number): string =>
  chainId === 31337 ? 'Ghost Devnet' : `Ghost Devnet ${chainId}`

/** A chain of a devnet: a local chain behind a proxy, which a journal can follow. */
export type RunningDevnetChain = Omit<RunningChain, 'client' | 'state'> & {
  name: string
  /** Whether the node was running before, and runs on afterwards. */
  isAttached: boolean
  /** Saves the chain from now on, where there is a journal. */
  follow: () => Promise<void>
}

/**
 * Starts one chain behind its proxy; or continues the chain that the journal's folder holds; or uses a node that already runs.
 *
 * @throws PortInUseError, NoEngineError, ChainStoppedError, ContractMismatchError, StoredChainError, UnusableNodeError
 */
export async function startDevnetChain({
  name,
  port,
  allowedOrigins,
  rpcUrl,
  journal: folder,
  onNotice,
  ...parameters
}: DevnetChainParameters): Promise<RunningDevnetChain> {
  if (rpcUrl !== undefined) {
    const chain = await startLocalChain({ ...parameters, rpcUrl })
    return {
      ...chain,
      name: name ?? nameOf(chain.chainId),
      isAttached: true,
      follow: () => Promise.resolve(),
    }
  }
  const { chainId = 31337, seed } = parameters
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
    proxy.forwardTo(chain.rpcUrl, journal && readingGuard)
    return {
      ...chain,
      name: name ?? nameOf(chainId),
      isAttached: false,
      rpcUrl: proxy.url,
      follow: () => failFast([chain], async () => journal?.follow(chain, proxy)),
      async snapshot() {
        const goBack = await chain.snapshot()
        return async () => {
          await goBack()
          await journal?.saveReset()
        }
      },
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

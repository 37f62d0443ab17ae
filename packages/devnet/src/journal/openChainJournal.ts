import type { ChainNode, RunningChain } from '@ghost-pay/local-chain'
import { journalStore } from '@ghost-pay/local-gateway/node'

import { StoredChainError } from '../errors.ts'
import type { NodeProxy } from '../proxy/startNodeProxy.ts'
import { type ChainFollower, followChain } from './followChain.ts'
import { scopeOf } from './gatewayJournals.ts'
import { moveAside } from './moveAside.ts'
import { readFirstBlock } from './readFirstBlock.ts'
import { replayTransactions } from './replayTransactions.ts'
import { readStoredChain, type StoredChain, storedChainFile } from './storedChain.ts'
import { type LoggedTransaction, readTransactionLog } from './transactionLog.ts'

/** The part of a journal's folder that belongs to one chain. */
export type ChainJournal = {
  /**
   * The time of the first block of the stored chain, in milliseconds since 1970; `undefined` when there is none. Start a node with it
   * and `load`.
   */
  startTime: number | undefined
  /**
   * Loads the stored chain, if the same version of the engine runs; another version moves it aside and says so.
   *
   * @returns whether it was loaded
   * @throws StoredChainError when the engine refuses it
   * @throws JournalDamagedError when the gateway's journal of it cannot be read
   */
  load: (node: ChainNode) => Promise<boolean>
  /**
   * Saves the chain from now on: at once, soon after every transaction, and at `close`. What comes in through the proxy is on the disk
   * before it is answered.
   */
  follow: (chain: RunningChain, proxy: NodeProxy) => Promise<void>
  /** Saves the chain now, after it was brought back to an earlier moment: later transactions must not be replayed. */
  saveReset: () => Promise<void>
  /** Saves the chain a last time, if it still runs. */
  close: () => Promise<void>
}

type ChainJournalParameters = {
  folder: string
  chainId: number
  seed: string
  /** Called with a sentence about the journal that a person should know. */
  onNotice: (sentence: string) => void
}

/**
 * Opens the journal of a chain.
 *
 * @throws StoredChainError when the chain there cannot be read, or was begun with another seed
 */
export async function openChainJournal(parameters: ChainJournalParameters): Promise<ChainJournal> {
  const { folder, chainId, seed } = parameters
  const file = storedChainFile(folder, chainId)
  const stored = await readStoredChain(folder, chainId)
  if (stored && stored.seed !== seed)
    throw new StoredChainError(
      file,
      `The chain in ${file} was begun with the seed ${stored.seed}. Ask for that seed, or choose another folder.`,
    )
  let replayed: readonly LoggedTransaction[] = []
  let follower: ChainFollower | undefined
  return {
    startTime: stored?.startTime,
    async load(node) {
      const result = stored && (await loadChain(node, stored, parameters))
      if (result) replayed = result
      return result !== undefined
    },
    async follow(chain, proxy) {
      // What was replayed stays logged until the chain is saved with it.
      follower = await followChain(chain, {
        ...parameters,
        proxy,
        replayed,
        storedGenesis: stored?.genesis,
      })
    },
    saveReset: async () => follower?.save({ forgets: true }),
    close: async () => follower?.close(),
  }
}

/**
 * Loads a stored chain into a node.
 *
 * @returns the transactions that were replayed; undefined when the engine is another one
 */
async function loadChain(
  { state, client }: ChainNode,
  stored: StoredChain,
  { folder, chainId, onNotice }: ChainJournalParameters,
): Promise<readonly LoggedTransaction[] | undefined> {
  if (!state) return undefined
  const { genesis } = stored
  const file = storedChainFile(folder, chainId)
  const engine = await state.engine()
  if (engine !== stored.engine) {
    const place = await moveAside(folder, { chainId, genesis })
    onNotice(
      `The chain in ${file} was kept by ${stored.engine}, and ${engine} may not read it: a new chain begins, and the old one is in ${place}.`,
    )
    return undefined
  }
  await expectReadable(folder, scopeOf({ chainId, genesis }))
  const expectGenesis = async () => {
    const { hash } = await readFirstBlock(client)
    if (hash !== genesis) throw new Error(`The chain begins with ${hash}, not with ${genesis}.`)
  }
  try {
    // anvil stores its own first block beside the one of the loaded state, and takes either of the two after the next load: so they
    // have to be the same.
    await expectGenesis()
    await state.load(stored.state)
    await expectGenesis()
    return await replayTransactions(client, await readTransactionLog(folder, { chainId, genesis }))
  } catch (cause) {
    const sentence = `${engine} cannot load ${file}. Move it away to begin with a new chain.`
    throw new StoredChainError(file, sentence, { cause })
  }
}

/** Reads a scope of the gateway's journal now, so that its damage is reported before the chain starts. */
async function expectReadable(folder: string, scope: string): Promise<void> {
  const store = journalStore({ folder })
  try {
    await store.read(scope)
  } finally {
    await store.close()
  }
}

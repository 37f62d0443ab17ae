import type { Hash } from 'viem'
import type { ChainClient, RunningChain } from '@ghost-pay/local-chain'

import type { NodeProxy } from '../proxy/startNodeProxy.ts'
import { createWriteGuard } from './createWriteGuard.ts'
import { dumpWhole } from './dumpWhole.ts'
import { removeDeadJournals } from './gatewayJournals.ts'
import { isMined } from './isMined.ts'
import { readFirstBlock } from './readFirstBlock.ts'
import { writeStoredChain } from './storedChain.ts'
import {
  type LoggedTransaction,
  openTransactionLog,
  type TransactionLog,
} from './transactionLog.ts'

/** Saves a running chain to a journal's folder. */
export type ChainFollower = {
  /** Saves the chain now. `forgets`: transactions that were logged so far must not be replayed. */
  save: (options: { forgets: boolean }) => Promise<void>
  /** Saves the chain a last time, if it still runs. */
  close: () => Promise<void>
}

export type FollowChainParameters = {
  folder: string
  chainId: number
  seed: string
  onNotice: (sentence: string) => void
  /** What comes in through it is on the disk before it is answered. */
  proxy: NodeProxy
  /** Transactions that were replayed, and are not in the stored chain. */
  replayed: readonly LoggedTransaction[]
  /** The first block of the chain that the folder holds. */
  storedGenesis: Hash | undefined
}

/** How often new blocks are looked for, in milliseconds: transactions may come over a WebSocket. */
const pollingIntervalMs = 1_000
/** With more new blocks than this the chain is saved without a look at them. */
const blocksToRead = 50

/**
 * Saves a chain from now on.
 *
 * @returns undefined where the engine cannot dump its state; a notice says so
 */
export async function followChain(
  chain: RunningChain,
  parameters: FollowChainParameters,
): Promise<ChainFollower | undefined> {
  const { folder, chainId, onNotice, proxy, replayed, storedGenesis } = parameters
  const { state, client, rpcUrl } = chain
  const { hash: genesis, startTime } = await readFirstBlock(client)
  // An engine that cannot dump its state leaves what another one has stored.
  const alive = storedGenesis !== undefined && !state ? [genesis, storedGenesis] : [genesis]
  const removed = await removeDeadJournals(folder, { chainId, alive })
  if (removed > 0)
    onNotice(
      `Removed from ${folder} what was told of chains ${chainId} that are gone (files: ${removed}).`,
    )
  if (!state) {
    onNotice(
      `EDR cannot keep chain ${chainId}: the next start begins with a new one, and what the gateway is told now is of no use to it.`,
    )
    proxy.forwardTo(rpcUrl)
    return undefined
  }
  const log = await openTransactionLog(folder, { chainId, genesis, known: replayed })
  const saver = createSaver(chain, {
    ...parameters,
    log,
    genesis,
    startTime,
    engine: await state.engine(),
    dump: state.dump,
  })
  proxy.forwardTo(rpcUrl, createWriteGuard({ log, save: saver.save, untilSaved: saver.untilSaved }))
  await saver.save({ forgets: false })
  let isPolling = false
  const timer = setInterval(() => {
    if (isPolling) return
    isPolling = true
    saver
      .saveNews()
      // A chain that does not answer, a full disk: `close` reports it.
      .catch(() => undefined)
      .finally(() => (isPolling = false))
  }, pollingIntervalMs).unref()
  return {
    save: saver.save,
    async close() {
      clearInterval(timer)
      try {
        await saver.save({ forgets: false })
      } finally {
        await log.close()
      }
    },
  }
}

/** Creates the functions that save a chain, one after the other. */
function createSaver(
  { client, hasEnded }: RunningChain,
  {
    folder,
    chainId,
    log,
    dump,
    ...stored
  }: Pick<FollowChainParameters, 'folder' | 'chainId' | 'seed'> & {
    log: TransactionLog
    genesis: Hash
    startTime: number
    engine: string
    dump: NonNullable<RunningChain['state']>['dump']
  },
) {
  const { engine, seed, genesis, startTime } = stored
  let last: Promise<void> = Promise.resolve()
  let savedBlock = 0n
  let taking: Promise<unknown> | undefined

  async function write(forgets: boolean): Promise<void> {
    if (hasEnded()) return
    savedBlock = await client.getBlockNumber()
    const before = log.hashes()
    const settled = forgets ? before : await minedOf(client, before)
    const state = await (taking = dumpWhole(client, dump))
    await writeStoredChain(folder, chainId, { engine, seed, genesis, startTime, state })
    await log.forget(settled)
  }

  const save: ChainFollower['save'] = ({ forgets }) => {
    const result = last.then(() => write(forgets))
    last = result.catch(() => undefined)
    return result
  }

  return {
    save,
    /** Resolves when no state of the chain is being taken: what changes the chain waits for it. */
    untilSaved: async (): Promise<void> => {
      await taking?.catch(() => undefined)
    },
    /** Saves the chain when there are new transactions. */
    async saveNews(): Promise<void> {
      const latest = await client.getBlockNumber()
      const isNews =
        latest < savedBlock ||
        latest > savedBlock + BigInt(blocksToRead) ||
        (await hasTransactions(client, savedBlock + 1n, latest))
      savedBlock = latest
      if (isNews) await save({ forgets: false })
    },
  }
}

/** Those of some transactions that are in a block. */
async function minedOf(client: ChainClient, hashes: readonly Hash[]): Promise<readonly Hash[]> {
  const mined = await Promise.all(hashes.map((hash) => isMined(client, hash)))
  return hashes.filter((_, index) => mined[index])
}

/** Whether there is a transaction in a range of blocks. An empty block is no reason to save. */
async function hasTransactions(client: ChainClient, from: bigint, to: bigint): Promise<boolean> {
  for (let blockNumber = from; blockNumber <= to; blockNumber += 1n)
    if ((await client.getBlockTransactionCount({ blockNumber })) > 0) return true
  return false
}

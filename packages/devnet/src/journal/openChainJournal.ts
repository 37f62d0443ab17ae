import { mkdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { type Hash, type Hex, numberToHex } from 'viem'
import { journalStore } from '@ghost-pay/local-gateway/node'

import type { Rpc } from '../chain/rpc.ts'
import type { Chain } from '../chain/startChain.ts'
import { KeptChainError } from '../errors.ts'
import { journalFile, removeDeadJournals, scopeOf } from './gatewayJournals.ts'
import { keptChainFile, readKeptChain, writeKeptChain } from './keptChain.ts'
import { syncFolder } from './replaceFile.ts'
import { replayTransactions } from './replayTransactions.ts'
import {
  type LoggedTransaction,
  openTransactionLog,
  readTransactionLog,
  type TransactionLog,
  transactionLogFile,
} from './transactionLog.ts'
import { watchWrites } from './watchWrites.ts'

/** The place of one chain in a journal's folder. */
export type ChainJournal = {
  /**
   * The time of the first block of the chain that is there, in milliseconds since 1970; `undefined` when there is none. Start a
   * chain with it and `resume`.
   */
  startTime: number | undefined
  /**
   * Loads the chain that was kept, if the same version of the engine runs; another version puts it aside and says so.
   *
   * @returns whether it was loaded
   * @throws KeptChainError when the engine refuses it
   * @throws JournalDamagedError when what the gateway was told of it cannot be read
   */
  resume: (chain: Chain) => Promise<boolean>
  /**
   * Keeps the chain from now on: at once, soon after every transaction, and at `close`. What comes in by the chain's entrance is on
   * the disk before it is answered.
   */
  follow: (chain: Chain) => Promise<void>
  /** Keeps the chain now, after it was brought back to an earlier moment: later transactions are not to come back. */
  saveReset: () => Promise<void>
  /** Keeps the chain a last time, if it still runs. */
  close: () => Promise<void>
}

/** How often a chain is looked at for transactions that came in another way, in milliseconds. */
const lookIntervalMs = 1_000
/** So many new blocks are not looked through: the chain is kept. */
const manyBlocks = 50

/**
 * Opens the place of a chain in a journal's folder.
 *
 * @param parameters `onNotice` hears, in a sentence, what a person should know of it
 * @throws KeptChainError when the chain there cannot be read, or was begun with another seed
 */
export async function openChainJournal({
  folder,
  chainId,
  seed,
  onNotice,
}: {
  folder: string
  chainId: number
  seed: string
  onNotice: (sentence: string) => void
}): Promise<ChainJournal> {
  const file = keptChainFile(folder, chainId)
  const kept = await readKeptChain(folder, chainId)
  if (kept && kept.seed !== seed)
    throw new KeptChainError(
      file,
      `The chain in ${file} was begun with the seed ${kept.seed}. Ask for that seed, or choose another folder.`,
    )
  let last: Promise<void> = Promise.resolve()
  let save: ((options: { forgets: boolean }) => Promise<void>) | undefined
  let log: TransactionLog | undefined
  let replayed: readonly LoggedTransaction[] = []
  let timer: NodeJS.Timeout | undefined

  return {
    startTime: kept?.startTime,
    async resume({ state, rpc }) {
      if (!kept || !state) return false
      const engine = await state.engine()
      if (engine !== kept.engine) {
        const place = await putAside(folder, chainId, kept.genesis)
        onNotice(
          `The chain in ${file} was kept by ${kept.engine}, and ${engine} may not read it: a new chain begins, and the old one is in ${place}.`,
        )
        return false
      }
      await expectReadable(folder, scopeOf({ chainId, genesis: kept.genesis }))
      try {
        // anvil keeps the first block it began with beside the one it loads, and takes either of the two after the next load: so
        // they have to be the same.
        await expectGenesis(rpc, kept.genesis)
        await state.load(kept.state)
        await expectGenesis(rpc, kept.genesis)
        const logged = await readTransactionLog(folder, { chainId, genesis: kept.genesis })
        replayed = await replayTransactions(rpc, logged)
        return true
      } catch (cause) {
        const sentence = `${engine} cannot load ${file}. Move it away to begin with a new chain.`
        throw new KeptChainError(file, sentence, { cause })
      }
    },
    async follow({ state, rpc, hasEnded, admit }) {
      const { hash: genesis, startTime } = await readFirstBlock(rpc)
      // An engine that keeps nothing leaves what another one has kept.
      const alive = kept && !state ? [genesis, kept.genesis] : [genesis]
      const removed = await removeDeadJournals(folder, { chainId, alive })
      if (removed > 0)
        onNotice(
          `Removed from ${folder} what was told of chains ${chainId} that are gone (files: ${removed}).`,
        )
      if (!state) {
        onNotice(
          `EDR cannot keep chain ${chainId}: the next start begins with a new one, and what the gateway is told now is of no use to it.`,
        )
        return
      }
      const engine = await state.engine()
      // What came back stays written down until the chain is kept with it.
      const opened = await openTransactionLog(folder, { chainId, genesis, known: replayed })
      log = opened
      let seen = 0
      const write = async (forgets: boolean) => {
        if (hasEnded()) return
        seen = await headOf(rpc)
        const before = opened.hashes()
        const settled = forgets ? before : await minedOf(rpc, before)
        const dumped = await state.dump()
        await writeKeptChain(folder, chainId, { engine, seed, genesis, startTime, state: dumped })
        await opened.forget(settled)
      }
      const saveInTurn = ({ forgets }: { forgets: boolean }) => {
        const turn = last.then(() => write(forgets))
        last = turn.catch(() => undefined)
        return turn
      }
      save = saveInTurn
      admit(watchWrites({ log: opened, save: saveInTurn }))
      await saveInTurn({ forgets: false })
      const keepNews = async () => {
        const head = await headOf(rpc)
        const isNews =
          head < seen || head > seen + manyBlocks || (await hasTransactions(rpc, seen + 1, head))
        seen = head
        if (isNews) await saveInTurn({ forgets: false })
      }
      let isLooking = false
      timer = setInterval(() => {
        if (isLooking) return
        isLooking = true
        keepNews()
          // A chain that does not answer, a full disk: `close` tells of it.
          .catch(() => undefined)
          .finally(() => (isLooking = false))
      }, lookIntervalMs).unref()
    },
    saveReset: async () => save?.({ forgets: true }),
    async close() {
      clearInterval(timer)
      try {
        await save?.({ forgets: false })
      } finally {
        await log?.close()
      }
    },
  }
}

/** What the gateway would stumble over later is better known now. */
async function expectReadable(folder: string, scope: string): Promise<void> {
  const store = journalStore({ folder })
  try {
    await store.read(scope)
  } finally {
    await store.close()
  }
}

/** Those of some transactions that are in a block. */
async function minedOf(rpc: Rpc, hashes: readonly Hash[]): Promise<readonly Hash[]> {
  const receipts = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  return hashes.filter((_, index) => receipts[index] !== null)
}

/** A chain's first block: its hash, and its time in milliseconds since 1970. */
async function readFirstBlock(rpc: Rpc): Promise<{ hash: Hash; startTime: number }> {
  // Every chain has a block 0, with a hash and a time.
  const block = (await rpc('eth_getBlockByNumber', ['0x0', false])) as {
    hash: Hash
    timestamp: Hex
  }
  return { hash: block.hash, startTime: Number(block.timestamp) * 1000 }
}

async function expectGenesis(rpc: Rpc, genesis: Hash): Promise<void> {
  const { hash } = await readFirstBlock(rpc)
  if (hash !== genesis) throw new Error(`The chain begins with ${hash}, not with ${genesis}.`)
}

const headOf = async (rpc: Rpc): Promise<number> => Number(await rpc('eth_blockNumber'))

/** Whether there is a transaction in a range of blocks. An empty block is no reason to write. */
async function hasTransactions(rpc: Rpc, from: number, to: number): Promise<boolean> {
  for (let block = from; block <= to; block += 1) {
    const count = await rpc('eth_getBlockTransactionCountByNumber', [numberToHex(block)])
    if (Number(count) > 0) return true
  }
  return false
}

/** Moves a chain and what the gateway was told of it into a folder below. */
async function putAside(folder: string, chainId: number, genesis: Hash): Promise<string> {
  const place = join(folder, `before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(place, { recursive: true })
  const chain = basename(keptChainFile(folder, chainId))
  await rename(join(folder, chain), join(place, chain))
  const log = basename(transactionLogFile(folder, chainId))
  await rename(join(folder, log), join(place, log)).catch(() => {
    // The chain was kept with all that it was handed.
  })
  const journal = journalFile(scopeOf({ chainId, genesis }))
  await rename(join(folder, journal), join(place, journal)).catch(() => {
    // The gateway was told nothing.
  })
  await syncFolder(place)
  await syncFolder(folder)
  return place
}

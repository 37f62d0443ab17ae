import { checkContracts, deployContracts, type DevnetContracts } from './chain/deployContracts.ts'
import { type Chain, type Engine, type Mining, startChain } from './chain/startChain.ts'
import { unlessEnded } from './chain/unlessEnded.ts'
import { type ChainJournal, openChainJournal } from './journal/openChainJournal.ts'
import { demoAccounts, seedDemo } from './seed/demo.ts'
import { emptyAccounts, seedEmpty } from './seed/empty.ts'
import type { People } from './seed/owners.ts'
import type { SeedName, SeedResult } from './seed/Seed.ts'

/** What makes a chain of a devnet. */
export type SeededChainParameters = {
  chainId: number
  name: string
  port: number
  /** Origins of pages, besides those of this machine, that may ask the node. */
  allowedOrigins: readonly string[] | undefined
  engine: Engine | undefined
  seed: SeedName
  people: People
  /** The folder in which the chain is kept, if it is; it has to be there. */
  journal: string | undefined
  /** Hears, in a sentence, what a person should know of the journal. */
  onNotice: (sentence: string) => void
}

/** A chain with everything on it, and the way back to that moment. */
export type SeededChain = SeedResult & {
  chainId: number
  name: string
  rpcUrl: string
  contracts: DevnetContracts
  engine: Engine
  pid: number | undefined
  /** How long each part took, in milliseconds. */
  timings: { chain: number; contracts: number; seed: number }
  ended: Chain['ended']
  hasEnded: Chain['hasEnded']
  setMining: (mining: Mining) => Promise<void>
  /** Keeps the chain from now on, where there is a journal. */
  keep: () => Promise<void>
  reset: () => Promise<void>
  stop: () => Promise<void>
}

/** The first block is this old, in milliseconds: the demo's past fits between it and now. */
const historyMs = 60 * 86_400_000

const seeds = {
  demo: { play: seedDemo, accounts: demoAccounts },
  empty: { play: seedEmpty, accounts: emptyAccounts },
}

/**
 * Starts one chain, puts the contracts on it and plays a seed; or goes on with the chain that the journal's folder holds.
 *
 * @throws PortInUseError, NoEngineError, ChainStoppedError, ContractMismatchError, KeptChainError
 */
export async function startSeededChain(parameters: SeededChainParameters): Promise<SeededChain> {
  const { chainId, name, seed, people, journal: folder, onNotice } = parameters
  const journal =
    folder === undefined ? undefined : await openChainJournal({ folder, chainId, seed, onNotice })
  const begin = performance.now()
  const { chain, startTime, isResumed } = await startOrResume(parameters, journal)
  const times = [begin, performance.now()]
  const { rpc } = chain
  try {
    return await unlessEnded([chain], async () => {
      await rpc('evm_setAutomine', [false])
      const contracts = isResumed
        ? await checkContracts(rpc)
        : await deployContracts(rpc, { chainId, deployer: people.deployer.address })
      times.push(performance.now())
      // What waits for signatures is in the gateway's journal.
      const result: SeedResult = isResumed
        ? { accounts: seeds[seed].accounts({ people }), proposals: [] }
        : await seeds[seed].play({ rpc, chainId, contracts, people, startTime })
      await chain.setClockToNow()
      times.push(performance.now())
      return withReset(chain, journal, { ...result, name, contracts, times })
    })
  } catch (error) {
    await chain.stop()
    throw error
  }
}

/** Starts the chain that is kept, or, where that one cannot be gone on with, a new one. */
async function startOrResume(
  { chainId, port, engine, allowedOrigins }: SeededChainParameters,
  journal: ChainJournal | undefined,
): Promise<{ chain: Chain; startTime: number; isResumed: boolean }> {
  const parameters = { chainId, port, engine, allowedOrigins }
  if (journal?.startTime !== undefined) {
    const { startTime } = journal
    const chain = await startChain({ ...parameters, startTime, loadsState: true })
    try {
      if (await unlessEnded([chain], () => journal.resume(chain)))
        return { chain, startTime, isResumed: true }
    } catch (error) {
      await chain.stop()
      throw error
    }
    await chain.stop()
  }
  const startTime = Date.now() - historyMs
  return { chain: await startChain({ ...parameters, startTime }), startTime, isResumed: false }
}

/** Notes the moment to which `reset` goes back. */
async function withReset(
  chain: Chain,
  journal: ChainJournal | undefined,
  { times, ...rest }: SeedResult & Pick<SeededChain, 'name' | 'contracts'> & { times: number[] },
): Promise<SeededChain> {
  const { chainId, rpcUrl, engine, pid, rpc, ended, hasEnded, setMining } = chain
  chain.admit()
  let snapshot = await rpc('evm_snapshot')
  const [started = 0, ready = 0, deployed = 0, seeded = 0] = times
  return {
    ...rest,
    chainId,
    rpcUrl,
    engine,
    pid,
    timings: { chain: ready - started, contracts: deployed - ready, seed: seeded - deployed },
    ended,
    hasEnded,
    setMining,
    keep: async () => journal?.follow(chain),
    async reset() {
      await rpc('evm_revert', [snapshot])
      // A snapshot can be gone back to once.
      snapshot = await rpc('evm_snapshot')
      await chain.setClockToNow()
      await journal?.saveReset()
    },
    async stop() {
      try {
        await journal?.close()
      } finally {
        await chain.stop()
      }
    },
  }
}

import { type DevnetContracts, deployContracts } from './chain/deployContracts.ts'
import { type Engine, type Mining, startChain } from './chain/startChain.ts'
import { seedDemo } from './seed/demo.ts'
import { seedEmpty } from './seed/empty.ts'
import type { People } from './seed/owners.ts'
import type { SeedName, SeedResult } from './seed/Seed.ts'

/** What makes a chain of a devnet. */
export type SeededChainParameters = {
  chainId: number
  name: string
  port: number
  engine: Engine | undefined
  seed: SeedName
  people: People
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
  setMining: (mining: Mining) => Promise<void>
  reset: () => Promise<void>
  stop: () => Promise<void>
}

/** The first block is this old, in milliseconds: the demo's past fits between it and now. */
const historyMs = 60 * 86_400_000

const seeds = { demo: seedDemo, empty: seedEmpty }

/**
 * Starts one chain, puts the contracts on it and plays a seed.
 *
 * @throws PortInUseError, NoEngineError, ChainStoppedError, ContractMismatchError
 */
export async function startSeededChain({
  chainId,
  name,
  port,
  engine,
  seed,
  people,
}: SeededChainParameters): Promise<SeededChain> {
  const startTime = Date.now() - historyMs
  const times = [performance.now()]
  const chain = await startChain({ chainId, port, startTime, engine })
  times.push(performance.now())
  const { rpc } = chain
  try {
    await rpc('evm_setAutomine', [false])
    const contracts = await deployContracts(rpc, { chainId, deployer: people.deployer.address })
    times.push(performance.now())
    const result = await seeds[seed]({ rpc, chainId, contracts, people, startTime })
    await chain.setClockToNow()
    times.push(performance.now())
    let snapshot = await rpc('evm_snapshot')
    const [started = 0, ready = 0, deployed = 0, seeded = 0] = times
    return {
      ...result,
      chainId,
      name,
      rpcUrl: chain.rpcUrl,
      contracts,
      engine: chain.engine,
      pid: chain.pid,
      timings: { chain: ready - started, contracts: deployed - ready, seed: seeded - deployed },
      setMining: chain.setMining,
      async reset() {
        await rpc('evm_revert', [snapshot])
        // A snapshot can be gone back to once.
        snapshot = await rpc('evm_snapshot')
        await chain.setClockToNow()
      },
      stop: chain.stop,
    }
  } catch (error) {
    await chain.stop()
    throw error
  }
}

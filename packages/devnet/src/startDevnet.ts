import { type DevnetContracts, deployContracts } from './chain/deployContracts.ts'
import { type Chain, type Engine, type Mining, startChain } from './chain/startChain.ts'
import { createStopwatch } from './stopwatch.ts'
import { ChainStoppedError } from './errors.ts'
import { seedDemo } from './seed/demo.ts'
import { seedEmpty } from './seed/empty.ts'
import { derivePeople, type DevnetOwner, ownersOf } from './seed/owners.ts'
import type { SeededAccounts, SeedName, SeedResult } from './seed/Seed.ts'

export type StartDevnetParameters = {
  /** The chains; one with the id 31337, “Ghost Devnet”, unless given. */
  chains?: readonly { chainId: number; name?: string | undefined }[] | undefined
  /** `demo` unless given. */
  seed?: SeedName | undefined
  /** Of the first chain; the others follow. 8545 unless given; 0 for any free one. */
  port?: number | undefined
  /** Of the gateway. 8787 unless given; 0 for any free one. */
  gatewayPort?: number | undefined
  /** A block for every transaction (`auto`, the default) or one every so many milliseconds. */
  mining?: Mining | undefined
  /** The folder where the gateway keeps what it was told; in memory unless given. */
  journal?: string | undefined
  /** What runs the chains; found out unless given. */
  engine?: Engine | undefined
}

/** A chain of a devnet. */
export type DevnetChain = {
  chainId: number
  name: string
  rpcUrl: string
  contracts: DevnetContracts
  engine: Engine
  /** The process that runs it, when it is not this one. */
  pid: number | undefined
}

/** A running devnet. */
export type Devnet = {
  chains: readonly DevnetChain[]
  owners: readonly DevnetOwner[]
  accounts: SeededAccounts
  /** How long each part of the start took, in milliseconds. */
  timings: Readonly<Record<string, number>>
  /** Brings every chain and the gateway back to how they were after the start. */
  reset: () => Promise<void>
  /** Ends everything. */
  stop: () => Promise<void>
}

/** The first block is this old, in milliseconds: the demo's past fits between it and now. */
const historyMs = 60 * 86_400_000

/** A chain with everything on it, and the way back to that moment. */
type SeededChain = DevnetChain &
  Pick<Chain, 'rpc' | 'stop'> &
  SeedResult & { reset: () => Promise<void> }

type Setting = {
  seed: SeedName
  mining: Mining
  chainId: number
  name: string
  port: number
  engine: Engine | undefined
}

async function startSeededChain({
  chainId,
  name,
  port,
  engine,
  seed,
  mining,
}: Setting): Promise<SeededChain> {
  const startTime = Date.now() - historyMs
  const people = derivePeople()
  const chain = await startChain({ chainId, port, startTime, engine })
  const { rpc } = chain
  try {
    await rpc('evm_setAutomine', [false])
    const contracts = await deployContracts(rpc, { chainId, deployer: people.deployer.address })
    const seedChain = seed === 'demo' ? seedDemo : seedEmpty
    const result = await seedChain({ rpc, chainId, contracts, people, startTime })
    await chain.setClockToNow()
    let snapshot = await rpc('evm_snapshot')
    await chain.setMining(mining)
    return {
      ...result,
      chainId,
      name,
      rpcUrl: chain.rpcUrl,
      contracts,
      engine: chain.engine,
      pid: chain.pid,
      rpc,
      stop: () => chain.stop(),
      async reset() {
        await rpc('evm_revert', [snapshot])
        // A snapshot can be gone back to once.
        snapshot = await rpc('evm_snapshot')
        await chain.setClockToNow()
      },
    }
  } catch (error) {
    await chain.stop()
    throw error
  }
}

const publicChain = ({
  chainId,
  name,
  rpcUrl,
  contracts,
  engine,
  pid,
}: SeededChain): DevnetChain => ({
  chainId,
  name,
  rpcUrl,
  contracts,
  engine,
  pid,
})

/**
 * Starts a devnet: chains with the account contracts at their canonical addresses, two tokens, and seeded accounts.
 *
 * @param parameters everything is optional
 * @returns the running devnet; `stop()` it when you are done
 * @throws PortInUseError when a port is taken
 * @throws NoEngineError, ChainStoppedError when a chain cannot be started
 * @throws ContractMismatchError when a contract is not what it should be
 */
export async function startDevnet(parameters: StartDevnetParameters = {}): Promise<Devnet> {
  const { seed = 'demo', mining = 'auto', port = 8545, engine } = parameters
  const wanted = parameters.chains ?? [{ chainId: 31337 }]
  const stopwatch = createStopwatch()

  const started = await Promise.allSettled(
    wanted.map(({ chainId, name }, index) =>
      startSeededChain({
        chainId,
        name: name ?? (chainId === 31337 ? 'Ghost Devnet' : `Ghost Devnet ${chainId}`),
        port: port === 0 ? 0 : port + index,
        engine,
        seed,
        mining,
      }),
    ),
  )
  const chains = started.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  )
  const stop = async () => {
    await Promise.all(chains.map((chain) => chain.stop()))
  }
  const failure = started.find((outcome) => outcome.status === 'rejected')
  const [first] = chains
  if (failure || !first) {
    await stop()
    throw failure?.reason ?? new ChainStoppedError('A devnet needs at least one chain.')
  }
  stopwatch.lap('chains')

  return {
    chains: chains.map(publicChain),
    owners: ownersOf(derivePeople()),
    accounts: first.accounts,
    timings: stopwatch.laps,
    async reset() {
      await Promise.all(chains.map((chain) => chain.reset()))
    },
    stop,
  }
}

import type { Address } from 'viem'

import {
  checkContracts,
  deployContracts,
  type LocalChainContracts,
} from './contracts/deployContracts.ts'
import type { ChainNode, Mining } from './engine/ChainNode.ts'
import type { Engine } from './engine/Engine.ts'
import { startChain } from './engine/startChain.ts'
import { failFast } from './failFast.ts'
import { demoAccounts, seedDemo } from './seed/demo.ts'
import { emptyAccounts, seedEmpty } from './seed/empty.ts'
import type { SeededAccounts, SeededProposal, SeedName, SeedResult } from './seed/Seed.ts'
import { deriveSigners, type LocalChainOwner, ownersOf } from './seed/signers.ts'

export type StartLocalChainParameters = {
  /** 31337 unless given. */
  chainId?: number | undefined
  /** `empty` unless given. */
  seed?: SeedName | undefined
  /** A block for every transaction (`auto`, the default) or one every so many milliseconds. */
  mining?: Mining | undefined
  /** What runs the chain: anvil where there is a binary, else EDR, unless given. */
  engine?: Engine | undefined
  /** A chain to continue instead of a new one. */
  saved?: SavedChain | undefined
}

/** A chain that was saved, and can be continued. */
export type SavedChain = {
  /** The time of the first block, in milliseconds since 1970. */
  startTime: number
  /**
   * Loads the saved state into a node that was started with `startTime`.
   *
   * @returns whether it was loaded; if not, a new chain is started
   */
  load: (node: ChainNode) => Promise<boolean>
}

/** A running chain with the contracts and the accounts of its seed. */
export type RunningChain = Pick<
  ChainNode,
  'chainId' | 'rpcUrl' | 'engine' | 'pid' | 'client' | 'state' | 'ended' | 'hasEnded' | 'stop'
> & {
  contracts: LocalChainContracts
  /** The owners of the accounts, with their private keys, which are public. */
  owners: readonly LocalChainOwner[]
  accounts: SeededAccounts
  /** For the queue of a gateway; empty when a saved chain was continued. */
  proposals: readonly SeededProposal[]
  /** How long each part of the start took, in milliseconds. */
  timings: { chain: number; contracts: number; seed: number }
  /** Brings the chain back to the moment after its start. */
  reset: () => Promise<void>
}

/** The first block is this old, in milliseconds: the history of the demo fits between it and now. */
const historyMs = 60 * 86_400_000

const seeds = {
  demo: { run: seedDemo, accounts: demoAccounts },
  empty: { run: seedEmpty, accounts: emptyAccounts },
}

/**
 * Starts a chain on this machine, with the account contracts at their canonical addresses, two tokens, and the accounts of a seed.
 * Its node listens at an address that no web page can guess; anything on this machine that knows the address may ask it.
 *
 * @param parameters everything is optional
 * @returns the running chain; `stop()` it when you are done
 * @throws NoEngineError when neither anvil nor hardhat is there
 * @throws ChainStoppedError when the engine does not come up
 * @throws ContractMismatchError when a contract is not what it should be
 */
export async function startLocalChain({
  chainId = 31337,
  seed = 'empty',
  mining = 'auto',
  engine,
  saved,
}: StartLocalChainParameters = {}): Promise<RunningChain> {
  const begin = performance.now()
  const signers = deriveSigners()
  const { node, startTime, isContinued } = await startOrContinue({ chainId, engine, saved })
  const times = [begin, performance.now()]
  const { client } = node
  const start = async (): Promise<RunningChain> => {
    await client.setAutomine(false)
    const deployer: Address = signers.deployer.address
    const contracts = isContinued
      ? await checkContracts(client)
      : await deployContracts(client, { chainId, deployer })
    times.push(performance.now())
    const { accounts, proposals }: SeedResult = isContinued
      ? { accounts: seeds[seed].accounts({ signers }), proposals: [] }
      : await seeds[seed].run({ client, chainId, contracts, signers, startTime })
    await node.setClockToNow()
    times.push(performance.now())
    const reset = await createReset(node)
    await node.setMining(mining)
    const [started = 0, ready = 0, deployed = 0, seeded = 0] = times
    const { rpcUrl, pid, state, ended, hasEnded, stop } = node
    return {
      chainId,
      rpcUrl,
      engine: node.engine,
      pid,
      client,
      state,
      ended,
      hasEnded,
      stop,
      contracts,
      owners: ownersOf(signers),
      accounts,
      proposals,
      timings: { chain: ready - started, contracts: deployed - ready, seed: seeded - deployed },
      reset,
    }
  }
  try {
    return await failFast([node], start)
  } catch (error) {
    await node.stop()
    throw error
  }
}

/** Starts the saved chain or, where that one cannot be continued, a new one. */
async function startOrContinue({
  chainId,
  engine,
  saved,
}: Pick<StartLocalChainParameters, 'engine' | 'saved'> & { chainId: number }): Promise<{
  node: ChainNode
  startTime: number
  isContinued: boolean
}> {
  if (saved) {
    const { startTime } = saved
    const node = await startChain({ chainId, engine, startTime, loadsState: true })
    try {
      if (await failFast([node], () => saved.load(node)))
        return { node, startTime, isContinued: true }
    } catch (error) {
      await node.stop()
      throw error
    }
    await node.stop()
  }
  const startTime = Date.now() - historyMs
  return { node: await startChain({ chainId, engine, startTime }), startTime, isContinued: false }
}

/** Takes a snapshot, and creates the function that goes back to it. */
async function createReset({ client, setClockToNow }: ChainNode): Promise<() => Promise<void>> {
  let snapshot = await client.snapshot()
  return async () => {
    await client.revert({ id: snapshot })
    // A snapshot can be used once.
    snapshot = await client.snapshot()
    await setClockToNow()
  }
}

import type { Address, Hex } from 'viem'

import {
  checkContracts,
  deployContracts,
  type LocalChainContracts,
} from './contracts/deployContracts.ts'
import { askChainId, attachNode } from './engine/attachNode.ts'
import type { ChainNode, Mining } from './engine/ChainNode.ts'
import type { Engine } from './engine/Engine.ts'
import { startChain } from './engine/startChain.ts'
import type { Fork } from './engine/StartChainParameters.ts'
import { failFast } from './failFast.ts'
import { type PreparedChain, prepareUsedChain } from './prepareUsedChain.ts'
import { demoAccounts, seedDemo } from './seed/demo.ts'
import { emptyAccounts, seedEmpty } from './seed/empty.ts'
import { hostileAccounts, seedHostile } from './seed/hostile.ts'
import { largeAccounts, seedLarge } from './seed/large.ts'
import { payees, type SeededPayee } from './seed/payees.ts'
import { payrollAccounts, seedPayroll } from './seed/payroll.ts'
import type { SeededAccounts, SeededProposal, SeedName, SeedResult } from './seed/Seed.ts'
import {
  deriveSigners,
  devMnemonic,
  type LocalChainOwner,
  ownersOf,
  type Signers,
} from './seed/signers.ts'

export type StartLocalChainParameters = {
  /** 31337 unless given; with `rpcUrl` any unless given. */
  chainId?: number | undefined
  /** `empty` unless given. */
  seed?: SeedName | undefined
  /** How many executions the history of the seed `large` has: 10,000 unless given. */
  executions?: number | undefined
  /**
   * A block for every transaction (`auto`, the default), one for every `evm_mine` (`manual`), or one every so many milliseconds. A node of
   * `rpcUrl` goes on as it did unless given.
   */
  mining?: Mining | undefined
  /** What runs the chain: anvil where there is a binary, else EDR, unless given. */
  engine?: Engine | undefined
  /**
   * The address of a node that already runs (anvil, hardhat), to be used instead of a new one. What it has stays, what it lacks of the
   * contracts and the seed's accounts is added, and `stop` leaves it running. `engine` and `saved` have no meaning then.
   */
  rpcUrl?: string | undefined
  /**
   * A chain to go on from instead of an empty one, with a `chainId` of its own. Contracts and accounts that are there are kept. Needs
   * anvil. `saved` has no meaning then.
   */
  fork?: Fork | undefined
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
  | 'chainId'
  | 'rpcUrl'
  | 'engine'
  | 'pid'
  | 'client'
  | 'forkedAt'
  | 'state'
  | 'ended'
  | 'hasEnded'
  | 'stop'
> & {
  contracts: LocalChainContracts
  /** The owners of the accounts, with their private keys, which are public. */
  owners: readonly LocalChainOwner[]
  /** The phrase of the funded accounts, which is public: never send anything of value to them. */
  mnemonic: string
  accounts: SeededAccounts
  /** Whom `demo`, `payroll` and `large` pay. Nobody has the keys of their addresses. */
  payees: readonly SeededPayee[]
  /** For the queue of a gateway; empty when a saved chain was continued. */
  proposals: readonly SeededProposal[]
  /** How long each part of the start took, in milliseconds. */
  timings: { chain: number; contracts: number; seed: number }
  /**
   * Remembers the chain as it is.
   *
   * @returns goes back to it, as often as you like, and drops what waits for a block. After a `reset`, or a way back to an earlier
   * moment, it rejects.
   */
  snapshot: () => Promise<() => Promise<void>>
  /** Brings the chain back to the moment after its start, and drops what waits for a block. */
  reset: () => Promise<void>
}

/** The first block is this old, in milliseconds: the history of the demo fits between it and now. */
const historyMs = 60 * 86_400_000

const seeds = {
  demo: { run: seedDemo, accounts: demoAccounts },
  empty: { run: seedEmpty, accounts: emptyAccounts },
  hostile: { run: seedHostile, accounts: hostileAccounts },
  large: { run: seedLarge, accounts: largeAccounts },
  payroll: { run: seedPayroll, accounts: payrollAccounts },
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
 * @throws UnusableNodeError when the node of `rpcUrl` cannot be used; its `code` says why
 */
export async function startLocalChain({
  chainId,
  seed = 'empty',
  executions,
  mining,
  engine,
  rpcUrl,
  fork,
  saved,
}: StartLocalChainParameters = {}): Promise<RunningChain> {
  const begin = performance.now()
  const signers = deriveSigners()
  const origin = await openNode({ chainId, engine, rpcUrl, fork, saved })
  const { node } = origin
  const ready = performance.now()
  const start = async (): Promise<RunningChain> => {
    const prepared = origin.isUsed
      ? await prepareUsedChain(node, {
          signers,
          seed: (context) => seeds[seed].run(context, executions),
          historyMs: seed === 'empty' ? undefined : historyMs,
        })
      : await prepareOwnChain(origin, { signers, seed, executions })
    if (fork) await node.setClockToNow()
    const { deployed, ...content } = prepared
    const seeded = performance.now()
    const snapshot = () => takeSnapshot(node, { setsClock: rpcUrl === undefined })
    const reset = await snapshot()
    const newMining = mining ?? (rpcUrl === undefined ? 'auto' : undefined)
    if (newMining !== undefined) await node.setMining(newMining)
    const { pid, client, forkedAt, state, ended, hasEnded, stop } = node
    return {
      chainId: node.chainId,
      rpcUrl: node.rpcUrl,
      engine: node.engine,
      pid,
      client,
      forkedAt,
      state,
      ended,
      hasEnded,
      stop,
      ...content,
      owners: ownersOf(signers),
      mnemonic: devMnemonic,
      payees,
      timings: { chain: ready - begin, contracts: deployed - ready, seed: seeded - deployed },
      snapshot,
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

/** A node that was running before, with the chain of its user on it. */
type UsedChain = { node: ChainNode; isUsed: true }

/** Attaches to a node, starts one that forks a chain, or one with a chain of its own. */
async function openNode({
  chainId,
  engine,
  rpcUrl,
  fork,
  saved,
}: Pick<StartLocalChainParameters, 'chainId' | 'engine' | 'rpcUrl' | 'fork' | 'saved'>): Promise<
  OwnChain | UsedChain
> {
  if (rpcUrl !== undefined) return { node: await attachNode({ rpcUrl, chainId }), isUsed: true }
  const id = chainId ?? 31337
  if (!fork) return startOrContinue({ chainId: id, engine, saved })
  // anvil would only say that it ended.
  await askChainId(fork.url)
  const node = await startChain({ chainId: id, engine, startTime: Date.now(), fork })
  return { node, isUsed: true }
}

/** A node that this process started, and the time of its first block, in milliseconds since 1970. */
type OwnChain = { node: ChainNode; startTime: number; isContinued: boolean; isUsed: false }

/** Deploys and seeds a new chain, or checks the contracts of one that is continued. */
async function prepareOwnChain(
  { node, startTime, isContinued }: OwnChain,
  {
    signers,
    seed,
    executions,
  }: { signers: Signers; seed: SeedName; executions: number | undefined },
): Promise<PreparedChain> {
  const { client, chainId } = node
  await client.setAutomine(false)
  const deployer: Address = signers.deployer.address
  const contracts = isContinued
    ? await checkContracts(client)
    : await deployContracts(client, { chainId, deployer })
  const deployed = performance.now()
  const { accounts, proposals }: SeedResult = isContinued
    ? { accounts: seeds[seed].accounts({ signers }), proposals: [] }
    : await seeds[seed].run({ client, chainId, contracts, signers, startTime }, executions)
  await node.setClockToNow()
  return { contracts, accounts, proposals, deployed }
}

/** Starts the saved chain or, where that one cannot be continued, a new one. */
async function startOrContinue({
  chainId,
  engine,
  saved,
}: Pick<StartLocalChainParameters, 'engine' | 'saved'> & { chainId: number }): Promise<OwnChain> {
  if (saved) {
    const { startTime } = saved
    const node = await startChain({ chainId, engine, startTime, loadsState: true })
    try {
      if (await failFast([node], () => saved.load(node)))
        return { node, startTime, isContinued: true, isUsed: false }
    } catch (error) {
      await node.stop()
      throw error
    }
    await node.stop()
  }
  const startTime = Date.now() - historyMs
  const node = await startChain({ chainId, engine, startTime })
  return { node, startTime, isContinued: false, isUsed: false }
}

/** Takes a snapshot, and creates the function that goes back to it. The clock of a node of somebody else's is left alone. */
async function takeSnapshot(
  { client, dropWaiting, setClockToNow }: ChainNode,
  { setsClock }: { setsClock: boolean },
): Promise<() => Promise<void>> {
  let id = await client.snapshot()
  return async () => {
    await dropWaiting()
    const isKnown = await client.request<{
      Method: 'evm_revert'
      Parameters: [Hex]
      ReturnType: boolean
    }>({ method: 'evm_revert', params: [id] })
    if (!isKnown)
      throw new Error(
        'The chain has forgotten this snapshot: it went back to an earlier moment. Take another.',
      )
    // A snapshot can be used once.
    id = await client.snapshot()
    if (setsClock) await setClockToNow()
  }
}

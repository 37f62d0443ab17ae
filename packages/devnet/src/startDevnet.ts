import {
  ChainStoppedError,
  type Engine,
  failFast,
  type Fork,
  type LocalChainContracts,
  type LocalChainOwner,
  type Mining,
  type SeededAccounts,
  type SeededPayee,
  type SeedName,
} from '@ghost-pay/local-chain'
import { memoryStore, type Store } from '@ghost-pay/local-gateway'
import { devnetChainIds } from '@ghost-pay/test-wallet'

import { type ContractNetworks, contractNetworksOf } from './contractNetworks.ts'
import { DuplicateChainError } from './errors.ts'
import { introduceAccounts } from './gateway/introduceAccounts.ts'
import { proposeSeeded } from './gateway/proposeSeeded.ts'
import { startGateway } from './gateway/startGateway.ts'
import { lockJournal } from './journal/lockJournal.ts'
import { prepareFolder } from './journal/prepareFolder.ts'
import { findFreePort } from './proxy/findFreePort.ts'
import { refuseConflicts } from './refuseConflicts.ts'
import { type RunningDevnetChain, startDevnetChain } from './startDevnetChain.ts'

export type StartDevnetParameters = {
  /**
   * The chains; one with the id 31337, “Ghost Devnet”, unless given. `blockExplorer` is what the gateway says of a chain's
   * explorer, with `{{address}}` and `{{txHash}}` in it; pages of its own unless given.
   */
  chains?:
    | readonly {
        chainId: number
        name?: string | undefined
        blockExplorer?: { address: string; txHash: string; api: string } | undefined
      }[]
    | undefined
  /**
   * `demo` unless given; with `rpcUrl` `empty`, because a history fits only where the last block is sixty days old. Nothing is added
   * where the Treasury is there already.
   */
  seed?: SeedName | undefined
  /**
   * The address of a node that already runs (anvil, hardhat): used instead of a new one, and left running by `stop`. What is on it
   * stays; contracts and accounts that it lacks are added. `reset` reverts it to the moment after this start. `port`, `journal`,
   * `engine`, `allowedOrigins` and further chains exclude it. `chains` may say which chain it has to be.
   */
  rpcUrl?: string | undefined
  /**
   * A chain to go on from, for example `{ url: 'https://rpc.example', block: 21_000_000 }`. The devnet's chain has an id of its own, so
   * that nothing signed on it counts there. Contracts and accounts that are there are kept; `seed` is `empty` unless given. Needs anvil;
   * `journal`, `rpcUrl` and further chains exclude it.
   */
  fork?: Fork | undefined
  /** Of the first chain; the others follow. 8545 unless given; 0 for any free one. */
  port?: number | undefined
  /** Of the gateway. 8787 unless given; 0 for any free one. */
  gatewayPort?: number | undefined
  /**
   * A block for every transaction (`auto`, the default), one for every `evm_mine` (`manual`), or one every so many milliseconds. A node of `rpcUrl`
   * goes on as it did unless given.
   */
  mining?: Mining | undefined
  /**
   * The folder in which the chains and the gateway's data are saved; the next start with it continues them. One devnet may
   * use a folder at a time. In memory unless given. EDR saves no chain.
   */
  journal?: string | undefined
  /**
   * Origins of pages that may send requests to the chains and the gateway, besides the pages of this machine, for example
   * `https://preview.example`. Other pages get 403.
   */
  allowedOrigins?: readonly string[] | undefined
  /**
   * Domains (with port) whose sign-in messages the gateway takes: for a dev server that is opened under another name. Those of this
   * machine's pages unless given.
   */
  signInDomains?: readonly string[] | undefined
  /** What runs the chains: anvil where there is a binary, else EDR, unless given. */
  engine?: Engine | undefined
  /** Called with errors of the gateway itself: those that it answers with 500. */
  onError?: ((error: unknown) => void) | undefined
  /** Called when a chain ends without having been stopped. Nothing works from then on: `stop()` the devnet. */
  onChainStopped?: ((error: ChainStoppedError) => void) | undefined
  /** Called with sentences for the user about the journal, for example that a chain cannot be continued. */
  onNotice?: ((sentence: string) => void) | undefined
}

/** A chain of a devnet. */
export type DevnetChain = {
  chainId: number
  name: string
  rpcUrl: string
  contracts: LocalChainContracts
  /** Where the gateway is a transaction service of the chain: `txServiceUrl` of `@safe-global/api-kit`. */
  transactionServiceUrl: string
  engine: Engine
  /** Whether the node was running before the devnet, which leaves it running. */
  isAttached: boolean
  /** The process that runs it, when it is not this one. */
  pid: number | undefined
  /**
   * Remembers the chain as it is, for tests that begin later than a `reset` goes back. The gateway follows the chain back; its
   * proposals stay.
   *
   * @returns goes back to it, as often as you like, and drops what waits for a block. After a `reset`, or a way back to an earlier
   * moment, it rejects.
   */
  snapshot: () => Promise<() => Promise<void>>
}

/** How long the parts of a start took, in milliseconds. Chains start side by side; the slowest counts. */
export type DevnetTimings = Record<'chain' | 'contracts' | 'seed' | 'gateway' | 'total', number>

/** A running devnet. */
export type Devnet = {
  chains: readonly DevnetChain[]
  gatewayUrl: string
  owners: readonly LocalChainOwner[]
  /** The phrase of the funded accounts, which is public: never send anything of value to them. */
  mnemonic: string
  accounts: SeededAccounts
  /** Whom the payrolls of `demo` and `payroll` pay. There are no known keys for their addresses. */
  payees: readonly SeededPayee[]
  /** The account contracts of every chain: `contractNetworks` of `@safe-global/protocol-kit`, which knows 1337 only. */
  contractNetworks: ContractNetworks
  timings: DevnetTimings
  /** Reverts every chain and the gateway to the moment after this start. */
  reset: () => Promise<void>
  /** Stops everything. With a journal, the chains are saved first. */
  stop: () => Promise<void>
}

/** Starts all chains, or none: when one fails, the others are stopped. */
async function startChains({
  chains = [],
  rpcUrl,
  fork,
  seed = rpcUrl === undefined && fork === undefined ? 'demo' : 'empty',
  port = 8545,
  engine,
  journal,
  allowedOrigins,
  onNotice = () => undefined,
  mining,
}: StartDevnetParameters): Promise<RunningDevnetChain[]> {
  const ids = chains.map(({ chainId }) => chainId)
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) !== index) throw new DuplicateChainError(id)
  // Without an id it is the chain that the node has, or 31337.
  const wanted = chains.length === 0 ? [{ chainId: undefined, name: undefined }] : chains
  const outcomes = await Promise.allSettled(
    wanted.map(({ chainId, name }, index) =>
      startDevnetChain({
        chainId,
        name,
        port: port === 0 ? 0 : port + index,
        allowedOrigins,
        engine,
        seed,
        mining,
        rpcUrl,
        fork,
        journal,
        onNotice,
      }),
    ),
  )
  const started = outcomes.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
  const failure = outcomes.find((it) => it.status === 'rejected')
  if (!failure) {
    for (const { chainId } of started)
      if (!devnetChainIds.includes(chainId))
        onNotice(
          `Chain ${chainId} may be a public chain's id: what is signed here would count there. 31337 and 1337 are nobody's.`,
        )
    return started
  }
  await Promise.all(started.map((chain) => chain.stop()))
  throw failure.reason
}

/**
 * Starts a devnet: chains with the account contracts at their canonical addresses, two tokens, seeded accounts, and the local
 * gateway over them. With `rpcUrl` it adds all that to a node that runs. With a journal that holds them already, it continues those.
 *
 * @param parameters everything is optional
 * @returns the running devnet; `stop()` it when you are done
 * @throws DuplicateChainError when two chains have one id
 * @throws PortInUseError when a port is taken; nothing is left running
 * @throws NoEngineError, ChainStoppedError when a chain cannot be started
 * @throws ContractMismatchError when a contract is not what it should be
 * @throws SeedRefusedError when the gateway does not take the seed's proposals
 * @throws JournalFolderError when the journal's folder cannot be made or written to
 * @throws JournalInUseError (of `@ghost-pay/local-gateway/node`) when another devnet uses the folder
 * @throws UnusableNodeError when the node of `rpcUrl` cannot be used; its `code` says why
 * @throws ConflictingOptionsError when an option would be ignored
 * @throws StoredChainError, JournalDamagedError (of `@ghost-pay/local-gateway/node`) when what it holds cannot be continued
 */
export async function startDevnet(parameters: StartDevnetParameters = {}): Promise<Devnet> {
  refuseConflicts(parameters)
  const { journal } = parameters
  if (journal !== undefined) await prepareFolder(journal)
  const store = journal === undefined ? memoryStore() : await lockJournal(journal)
  try {
    return await startWithStore(store, parameters)
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The blocks of another chain that a gateway reads one after the other without anybody waiting long. */
const shortChain = 10_000

/** Of a fork of a long chain the gateway reads the fork's own blocks only: for the others it would ask the other chain's node. */
const readOf = (forkedAt: number | undefined) =>
  forkedAt === undefined || forkedAt <= shortChain ? ('everything' as const) : { blocks: 0 }

/** What the page of the status shows without asking anybody. */
const knownStatus = (
  { journal, mining, rpcUrl }: StartDevnetParameters,
  chains: readonly RunningDevnetChain[],
  owners: readonly LocalChainOwner[],
) => ({
  startedAt: Date.now(),
  isSaved: journal !== undefined,
  owners,
  chains,
  mining: mining ?? (rpcUrl === undefined ? ('auto' as const) : undefined),
})

/** Starts everything over a store, which `stop` closes. */
async function startWithStore(store: Store, parameters: StartDevnetParameters): Promise<Devnet> {
  const { gatewayPort = 8787, onError, onChainStopped } = parameters
  const begin = performance.now()
  // Before anything is started: the gateway comes last, and its port may be taken.
  if (gatewayPort !== 0) await findFreePort(gatewayPort, 'the gateway')
  const chains = await startChains(parameters)
  const gatewayBegin = performance.now()
  const stopChains = () => Promise.all(chains.map((chain) => chain.stop()))
  try {
    const [first] = chains
    if (!first) throw new ChainStoppedError('A devnet needs at least one chain.')
    const gateway = await startGateway({
      chains: chains.map((chain) => ({
        ...chain,
        blockExplorer: parameters.chains?.find(({ chainId }) => chainId === chain.chainId)
          ?.blockExplorer,
        read: readOf(chain.forkedAt),
        // As with the service behind the hosted gateway, where such a proposal comes from.
        delegateCalls: parameters.seed === 'hostile' ? ('any' as const) : undefined,
      })),
      port: gatewayPort,
      store,
      allowedOrigins: parameters.allowedOrigins,
      signInDomains: parameters.signInDomains,
      onError,
      status: knownStatus(parameters, chains, first.owners),
    })
    const introduce = async () => {
      for (const { chainId, forkedAt, accounts } of chains)
        if (readOf(forkedAt) !== 'everything')
          await introduceAccounts(gateway.url, chainId, accounts)
    }
    try {
      await failFast(chains, async () => {
        await Promise.all(
          chains.map(async ({ chainId, proposals }) => {
            for (const proposal of proposals) await proposeSeeded(gateway.url, chainId, proposal)
          }),
        )
        await introduce()
        await gateway.snapshot()
        // Not before: a chain that is continued has its proposals in the gateway's journal.
        await Promise.all(chains.map((chain) => chain.follow()))
      })
    } catch (error) {
      await gateway.close()
      throw error
    }
    for (const chain of chains) void chain.ended.then(onChainStopped)
    const end = performance.now()
    const slowest = (part: keyof RunningDevnetChain['timings']) =>
      Math.round(Math.max(...chains.map(({ timings }) => timings[part])))
    return {
      chains: chains.map(
        ({ chainId, name, rpcUrl, contracts, engine, isAttached, pid, snapshot }) => ({
          chainId,
          name,
          rpcUrl,
          contracts,
          transactionServiceUrl: `${gateway.url}/tx-service/${chainId}/api`,
          engine,
          isAttached,
          pid,
          snapshot,
        }),
      ),
      gatewayUrl: gateway.url,
      owners: first.owners,
      mnemonic: first.mnemonic,
      accounts: first.accounts,
      payees: first.payees,
      contractNetworks: contractNetworksOf(chains),
      timings: {
        chain: slowest('chain'),
        contracts: slowest('contracts'),
        seed: slowest('seed'),
        gateway: Math.round(end - gatewayBegin),
        total: Math.round(end - begin),
      },
      async reset() {
        await Promise.all(chains.map((chain) => chain.reset()))
        await gateway.revert()
        await introduce()
      },
      async stop() {
        await gateway.close()
        try {
          await stopChains()
        } finally {
          await store.close()
        }
      },
    }
  } catch (error) {
    await stopChains()
    throw error
  }
}

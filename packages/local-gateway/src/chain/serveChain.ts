import type { Address } from 'viem'

import type { Names } from '../answers/names.ts'
import { createMutex, type RunExclusive } from '../createMutex.ts'
import type { Change } from '../events/changes.ts'
import {
  type ChainIndexer,
  type ChainView,
  createChainIndexer,
} from '../indexer/createChainIndexer.ts'
import type { KeepIndex } from '../indexer/keepIndex.ts'
import type { OffchainEvent } from '../offchain/OffchainEvent.ts'
import type { OffchainState } from '../offchain/OffchainState.ts'
import { type OffchainStore, openOffchainStore } from '../offchain/openOffchainStore.ts'
import type { Store } from '../offchain/stores/Store.ts'
import { readAccountState } from './accountState.ts'
import { createDeployments } from './createDeployments.ts'
import { contractsOf, type LocalChain, recommendedVersionOf, withChecksums } from './LocalChain.ts'
import { connectNode, type Node } from './node.ts'
import { createSignerCache, type SignerCache } from './signerCache.ts'
import { createTokenCache, type TokenCache } from './tokenCache.ts'

/** A chain with everything the routes need of it. */
export type ServedChain = {
  settings: LocalChain
  node: Node
  indexer: ChainIndexer
  tokens: TokenCache
  signers: SignerCache
  names: Names
  isTrustedToken(token: Address): boolean
  /** Whether an account may delegatecall a contract. */
  mayDelegateCall(target: Address): boolean
  /** Whether the token list of the chain marks a token as spam. */
  isSpam(token: Address): boolean
  /** The account contracts of the recommended version that the chain has; none when its node does not answer. */
  deployments(): Promise<ReadonlySet<Address>>
  /** Whether every account of the chain is indexed, or only those that were requested. */
  indexesAllAccounts: boolean
  /**
   * Reads the current state of the chain and of the off-chain events.
   *
   * @param address an account that is read next
   * @throws ProblemError 503 when the node does not answer
   */
  open(address?: Address): Promise<ChainSnapshot>
  /** Calls back with the accounts that have changed, on the chain or off it. */
  onChange(listener: (change: Change) => void): void
  /** Reads the state of an account at a block. */
  readState: typeof readAccountState
  /** Removes the off-chain events. */
  clear(): Promise<void>
  /** Keeps what was read of the chain. */
  close(): Promise<void>
  /** Runs one task at a time, so that what a task has checked still holds when it records. */
  runExclusive: RunExclusive
}

/** The chain at one block, and the off-chain events that belong to it. */
export type ChainSnapshot = { view: ChainView; store: OffchainStore }

/**
 * Creates what the routes need of a chain. There is no request to its node before `open`.
 *
 * @param store of the off-chain events, one scope for each first block
 * @param keepIndex where what was read of a chain outlives the process
 * @param readState how the state of an account is read: once for every caller unless given
 */
export function serveChain(
  chain: LocalChain,
  store: Store,
  keepIndex?: KeepIndex,
  readState = readAccountState,
): ServedChain {
  const settings = withChecksums(chain)
  const node = connectNode(settings.transport ?? settings.rpcUrl)
  const indexer = createChainIndexer(
    node,
    typeof settings.read === 'object'
      ? { accounts: 'watched', blocks: settings.read.blocks }
      : { accounts: 'all' },
    settings.chainId,
    { keeper: keepIndex?.(store, settings.chainId) },
  )
  const trustUnknown = settings.tokens === undefined
  const tokens = createTokenCache(node, { known: settings.tokens ?? [], trustUnknown })
  const contracts = contractsOf(settings)
  const trusted = new Map(
    settings.tokens?.map((token) => [token.address, token.trusted ?? true] as const),
  )

  const chainId = String(settings.chainId)
  let opened: { genesis: string; store: Promise<OffchainStore> } | undefined
  const listeners = new Set<(change: Change) => void>()
  const emit = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  indexer.onChange((change) => {
    if (change.type === 'reset') tokens.clear()
    if (change.type !== 'blocks') emit({ type: 'reset', chainId })
    else if (change.addresses.length > 0)
      emit({ type: 'change', chainId, addresses: change.addresses })
  })

  async function openStore(genesis: string): Promise<OffchainStore> {
    const offchain = await openOffchainStore(store, `${chainId}-${genesis}`)
    return {
      ...offchain,
      async record(events) {
        const before = offchain.current()
        await offchain.record(events)
        const addresses = events.flatMap((event) => safesOf(event, before))
        if (events.length > 0) emit({ type: 'change', chainId, addresses: [...new Set(addresses)] })
      },
    }
  }

  return {
    settings,
    node,
    indexer,
    tokens,
    signers: createSignerCache(),
    names: {
      contract: (address) => contracts.get(address),
      token: (address) => tokens.get(address),
      app: (url) => settings.safeApps?.find((app) => app.url === url),
    },
    isTrustedToken: (token) => trusted.get(token) ?? trustUnknown,
    mayDelegateCall: (target) =>
      settings.delegateCalls === 'any' || contracts.get(target)?.trustedForDelegateCall === true,
    isSpam: (token) =>
      settings.tokens?.some(({ address, spam }) => spam && address === token) ?? false,
    deployments: createDeployments(node, recommendedVersionOf(settings)),
    indexesAllAccounts: typeof settings.read !== 'object',
    async open(address) {
      if (address) indexer.watch(address)
      const view = await indexer.sync()
      // A chain that was restarted has another first block, and none of the proposals of the old one.
      if (opened?.genesis !== view.genesis)
        opened = { genesis: view.genesis, store: openStore(view.genesis) }
      const current = opened
      try {
        return { view, store: await current.store }
      } catch (error) {
        // The store may be repaired while the gateway runs: the next call reads it again.
        if (opened === current) opened = undefined
        throw error
      }
    },
    readState,
    onChange: (listener) => void listeners.add(listener),
    async clear() {
      const current = await opened?.store.catch(() => undefined)
      await current?.clear()
      emit({ type: 'reset', chainId })
    },
    close: indexer.close,
    runExclusive: createMutex(),
  }
}

/** The accounts that an event concerns. */
function safesOf(event: OffchainEvent, { proposals, messages }: OffchainState): Address[] {
  switch (event.type) {
    case 'proposed':
    case 'messageProposed':
      return [event.safe]
    case 'confirmed':
    case 'deleted':
      return [proposals.get(event.safeTxHash)?.safe].filter((safe) => safe !== undefined)
    case 'messageConfirmed':
      return [messages.get(event.messageHash)?.safe].filter((safe) => safe !== undefined)
    case 'delegateAdded':
    case 'delegateRemoved':
      return event.safe ? [event.safe] : []
    case 'counterfactualSafeAdded':
    case 'counterfactualSafeRemoved':
      return []
  }
}

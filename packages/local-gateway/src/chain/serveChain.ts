import type { Address } from 'viem'

import type { Names } from '../answers/names.ts'
import type { Change } from '../events/changes.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Facts } from '../facts/Facts.ts'
import { type FactBook, openFacts } from '../facts/openFacts.ts'
import type { Store } from '../facts/stores/Store.ts'
import { type ChainFollower, type ChainView, followChain } from '../indexer/followChain.ts'
import { createDeployments } from './createDeployments.ts'
import { contractsOf, type LocalChain, recommendedVersionOf, withChecksums } from './LocalChain.ts'
import { connectNode, type Node } from './node.ts'
import { createSignerBook, type SignerBook } from './signerBook.ts'
import { createTokenBook, type TokenBook } from './tokenBook.ts'

/** A chain with everything the routes need of it. */
export type ServedChain = {
  settings: LocalChain
  node: Node
  follower: ChainFollower
  tokens: TokenBook
  signers: SignerBook
  names: Names
  isTrustedToken(token: Address): boolean
  /** Whether an account may delegatecall a contract. */
  mayDelegateCall(target: Address): boolean
  /** A token that the chain's list calls spam. */
  isSpam(token: Address): boolean
  /** The account contracts of the recommended version that the chain has; none when its node is silent. */
  deployments(): Promise<ReadonlySet<Address>>
  /** Whether every account of the chain is known, or only those that somebody asked about. */
  knowsEverybody: boolean
  /**
   * What the chain and the facts say now.
   *
   * @param address an account that is about to be looked at
   * @throws ProblemError 503 when the node does not answer
   */
  open(address?: Address): Promise<ChainSnapshot>
  /** Tells which accounts have changed, on the chain or in the facts. */
  onChange(listener: (change: Change) => void): void
  /** Forgets the facts. */
  clear(): Promise<void>
  /** Runs work alone, so that what was checked still holds when it is recorded. */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value>
}

/** The chain at one block, and the facts that belong to it. */
export type ChainSnapshot = { view: ChainView; facts: FactBook }

/**
 * Brings together what the routes need of a chain. Nothing is asked of its node before `open`.
 *
 * @param store where the facts are kept, one scope for each first block
 */
export function serveChain(chain: LocalChain, store: Store): ServedChain {
  const settings = withChecksums(chain)
  const node = connectNode(settings.transport ?? settings.rpcUrl)
  const follower = followChain(
    node,
    typeof settings.read === 'object'
      ? { accounts: 'asked', blocks: settings.read.blocks }
      : { accounts: 'everybody' },
    settings.chainId,
  )
  const trustUnknown = settings.tokens === undefined
  const tokens = createTokenBook(node, { known: settings.tokens ?? [], trustUnknown })
  const contracts = contractsOf(settings)
  const trusted = new Map(
    settings.tokens?.map((token) => [token.address, token.trusted ?? true] as const),
  )

  let book: { genesis: string; facts: Promise<FactBook> } | undefined
  const chainId = String(settings.chainId)
  const listeners = new Set<(change: Change) => void>()
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  follower.onChange((change) => {
    if (change.type === 'reset') tokens.clear()
    if (change.type !== 'blocks') tell({ type: 'reset', chainId })
    else if (change.addresses.length > 0)
      tell({ type: 'change', chainId, addresses: change.addresses })
  })

  async function openBook(genesis: string): Promise<FactBook> {
    const facts = await openFacts(store, `${chainId}-${genesis}`)
    return {
      ...facts,
      async record(added) {
        const before = facts.current()
        await facts.record(added)
        const addresses = added.flatMap((fact) => safesOf(fact, before))
        if (added.length > 0) tell({ type: 'change', chainId, addresses: [...new Set(addresses)] })
      },
    }
  }

  let last: Promise<unknown> = Promise.resolve()

  return {
    settings,
    node,
    follower,
    tokens,
    signers: createSignerBook(),
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
    knowsEverybody: typeof settings.read !== 'object',
    async open(address) {
      if (address) follower.watch(address)
      const view = await follower.sync()
      // A chain that was started anew has another first block, and none of the old one's proposals.
      if (book?.genesis !== view.genesis)
        book = {
          genesis: view.genesis,
          facts: openBook(view.genesis),
        }
      const opened = book
      try {
        return { view, facts: await opened.facts }
      } catch (error) {
        // The store may be repaired while the gateway runs: the next call reads it again.
        if (book === opened) book = undefined
        throw error
      }
    },
    onChange: (listener) => void listeners.add(listener),
    async clear() {
      const known = await book?.facts.catch(() => undefined)
      await known?.clear()
      tell({ type: 'reset', chainId })
    },
    exclusively(work) {
      const turn = last.then(work, work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

/** The accounts that a fact is about. */
function safesOf(fact: Fact, { proposals, messages }: Facts): Address[] {
  switch (fact.type) {
    case 'proposed':
    case 'messageProposed':
      return [fact.safe]
    case 'confirmed':
    case 'deleted':
      return [proposals.get(fact.safeTxHash)?.safe].filter((safe) => safe !== undefined)
    case 'messageConfirmed':
      return [messages.get(fact.messageHash)?.safe].filter((safe) => safe !== undefined)
    case 'delegateAdded':
    case 'delegateRemoved':
      return fact.safe ? [fact.safe] : []
    case 'safePlanned':
    case 'planDropped':
      return []
  }
}

import { type Address, isAddressEqual, type LocalAccount, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { assertChainAllowed } from './assertChainAllowed.ts'
import { type Batches, createBatches } from './calls/batches.ts'
import { createConnectionStore } from './createConnectionStore.ts'
import { createEmitter, type Emitter } from './createEmitter.ts'
import { createQueue } from './createQueue.ts'
import { createRpc, type Rpc } from './createRpc.ts'
import { IncompleteWalletError, WalletRpcError } from './errors.ts'
import type { WalletView } from './Personality.ts'
import type { AccountSource, TestWalletChain, TestWalletParameters } from './TestWallet.ts'

/** What changes in a wallet while it is used. */
type Changeable = {
  accounts: readonly LocalAccount[]
  chainId: number
  connected: boolean
  locked: boolean
}

/** A wallet's state, and the functions that read and change it. */
export type WalletState = {
  readonly now: Readonly<Changeable>
  readonly chains: ReadonlyMap<number, TestWalletChain>
  readonly events: Emitter
  /** The batches of calls that were sent. */
  readonly batches: Batches
  /** Runs one task after the other, so that no two transactions get the same nonce. */
  readonly enqueueTransaction: ReturnType<typeof createQueue>
  view: () => WalletView
  /** What the page may see: nothing before it has connected or while the wallet is locked. */
  visibleAccounts: () => Address[]
  /** The account that a page may use. Throws 4100 for any other. */
  accountOf: (address: Address) => LocalAccount
  /** The node of a chain. Throws 4901 where there is none. */
  nodeOf: (chainId: number) => Rpc
  /** Adds a chain, for a page or for the remote control. Throws what `assertChainAllowed` throws. */
  addChain: (chain: TestWalletChain, from: 'page' | 'wallet') => void
  /** Changes the state, stores it, and emits events for what the page can see of the change. */
  change: (changes: Partial<Changeable>) => void
}

/** A viem account, also where a private key was given. */
export const toAccount = (source: AccountSource): LocalAccount =>
  typeof source === 'string' ? privateKeyToAccount(source) : source

/**
 * Creates the state that a wallet starts with, from its parameters and from what it has stored.
 *
 * @throws IncompleteWalletError, ChainNotAllowedError, HostNotAllowedError
 */
export function createWalletState(
  parameters: TestWalletParameters & { rdns: string },
): WalletState {
  const { name, account, privateKey, allow } = parameters
  const sources = parameters.accounts ?? [account ?? privateKey].filter((it) => it !== undefined)
  if (sources.length === 0)
    throw new IncompleteWalletError(`The test wallet "${name}" needs a privateKey or an account.`)
  const [firstChain] = parameters.chains
  if (!firstChain)
    throw new IncompleteWalletError(`The test wallet "${name}" needs at least one chain.`)
  for (const chain of parameters.chains) assertChainAllowed(chain, allow)

  const chains = new Map(parameters.chains.map((chain) => [chain.id, chain]))
  const addedChainIds: number[] = []
  const events = createEmitter()
  const store = createConnectionStore(parameters.remember ?? false, parameters.rdns)
  const stored = store.read()
  let now: Changeable = {
    accounts: sources.map(toAccount),
    chainId: stored && chains.has(stored.chainId) ? stored.chainId : firstChain.id,
    connected: stored?.connected ?? false,
    locked: parameters.personality?.startsLocked ?? false,
  }

  const visibleAccounts = (): Address[] =>
    now.connected && !now.locked ? now.accounts.map(({ address }) => address) : []

  return {
    get now() {
      return now
    },
    chains,
    events,
    batches: createBatches(),
    enqueueTransaction: createQueue(),
    view: () => ({
      locked: now.locked,
      connected: now.connected,
      chainId: now.chainId,
      addedChainIds,
    }),
    visibleAccounts,
    accountOf(address) {
      const own = now.accounts.find((candidate) => isAddressEqual(candidate.address, address))
      if (!own || !visibleAccounts().includes(own.address))
        throw new WalletRpcError(4100, `The page is not connected to ${address}. Connect first.`)
      return own
    },
    nodeOf(chainId) {
      const rpcUrl = chains.get(chainId)?.rpcUrl
      if (rpcUrl === undefined)
        throw new WalletRpcError(4901, `The wallet has no node for chain ${chainId}.`)
      return createRpc(rpcUrl, parameters.fetch ?? globalThis.fetch)
    },
    addChain(chain, from) {
      assertChainAllowed(chain, allow)
      if (!chains.has(chain.id)) chains.set(chain.id, chain)
      if (from === 'page') addedChainIds.push(chain.id)
    },
    change(changes) {
      const before = { accounts: visibleAccounts().join(), chainId: now.chainId }
      now = { ...now, ...changes }
      store.write({ connected: now.connected, chainId: now.chainId })
      if (now.chainId !== before.chainId) events.emit('chainChanged', numberToHex(now.chainId))
      if (visibleAccounts().join() !== before.accounts)
        events.emit('accountsChanged', visibleAccounts())
    },
  }
}

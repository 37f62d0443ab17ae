import type { LocalChainContracts } from '@ghost-pay/local-chain'
import {
  createLocalGateway,
  faultHeader,
  type LocalChain,
  type LocalGateway,
  type Store,
} from '@ghost-pay/local-gateway'
import {
  PortInUseError as GatewayPortInUseError,
  serveLocalGateway,
} from '@ghost-pay/local-gateway/node'

import { PortInUseError } from '../errors.ts'
import { answerStatus } from '../status/answerStatus.ts'
import type { StatusSource } from '../status/readStatus.ts'
import { createSnapshotStore, type SnapshotStore } from './createSnapshotStore.ts'

/** A chain of the gateway. */
export type GatewayChain = {
  chainId: number
  name: string
  rpcUrl: string
  contracts: LocalChainContracts
  /** Templates of addresses; the gateway's own pages unless given. */
  blockExplorer?: LocalChain['blockExplorer']
  /** How much of the chain is read; everything unless given. */
  read?: LocalChain['read']
  /** Whether proposals may delegatecall every contract; only known ones unless given. */
  delegateCalls?: LocalChain['delegateCalls']
}

/** The devnet's gateway. */
export type RunningGateway = {
  url: string
  /** Takes a snapshot of what the gateway has stored. */
  snapshot: () => Promise<void>
  /** Reverts the gateway to the snapshot. */
  revert: () => Promise<void>
  close: () => Promise<void>
}

/** Invented prices of one ether, so that the demo shows sums. One dUSD is one dollar. */
const etherPrices = { USD: '3000', EUR: '2800', GBP: '2400', CHF: '2600' }
const dollarPrices = { USD: '1', EUR: '0.93', GBP: '0.8', CHF: '0.87' }

const localChain = ({
  chainId,
  name,
  rpcUrl,
  contracts,
  blockExplorer,
  delegateCalls,
  read,
}: GatewayChain): LocalChain => ({
  chainId,
  name,
  rpcUrl,
  // The short name in `@ghost-pay/chains`.
  shortName: chainId === 31337 ? 'ghost-devnet' : `ghost-devnet-${chainId}`,
  description: 'A chain on this machine. Nothing on it is worth anything.',
  isTestnet: true,
  blockExplorer,
  delegateCalls,
  read,
  contracts: [
    { address: contracts.multicall3, name: 'Multicall3' },
    { address: contracts.dUsd, name: 'Demo Dollar' },
    { address: contracts.ghost, name: 'Demo Ghost' },
  ],
  prices: { native: etherPrices, [contracts.dUsd]: dollarPrices },
})

/** A gateway that another one over the same store can replace. */
type RetirableGateway = LocalGateway & {
  /** Emits `reset` to the listeners of its events, and closes. What it forgets, the store keeps. */
  retire: () => Promise<void>
}

function createRetirableGateway(
  chains: readonly GatewayChain[],
  {
    store,
    signInDomains,
    onError,
  }: {
    store: SnapshotStore
    signInDomains: readonly string[] | undefined
    onError: ((error: unknown) => void) | undefined
  },
): RetirableGateway {
  let isRetired = false
  const unlessRetired = (write: () => Promise<void>) => (isRetired ? Promise.resolve() : write())
  const gateway = createLocalGateway({
    chains: chains.map(localChain),
    store: {
      ...store,
      append: (scope, value) => unlessRetired(() => store.append(scope, value)),
      replace: (scope, values) => unlessRetired(() => store.replace(scope, values)),
    },
    signInDomains,
    // A test requests a failure by the header `x-ghost-fault`.
    testing: true,
    onError,
  })
  return {
    ...gateway,
    async retire() {
      isRetired = true
      await gateway.reset()
      await gateway.close()
    },
  }
}

/** Counts what is asked for by the header. */
function createFaultCount() {
  const faults = { header: faultHeader, asked: 0, last: null as string | null }
  return {
    faults,
    see: ({ headers }: Request) => {
      const fault = headers.get(faultHeader)
      if (fault === null) return
      faults.asked += 1
      faults.last = fault
    },
  }
}

/**
 * Starts the local gateway over the chains of a devnet.
 *
 * @param parameters the chains, the port (0 for any free one), its store, the origins that it allows besides pages of this machine, a
 *   callback for errors that it answers with 500, and what its page of the status shows besides
 * @throws PortInUseError
 */
export async function startGateway({
  chains,
  port,
  store: kept,
  allowedOrigins,
  signInDomains,
  onError,
  status,
}: {
  chains: readonly GatewayChain[]
  port: number
  store: Store
  allowedOrigins: readonly string[] | undefined
  signInDomains: readonly string[] | undefined
  onError: ((error: unknown) => void) | undefined
  status: Omit<StatusSource, 'faults'>
}): Promise<RunningGateway> {
  const store = createSnapshotStore(kept)
  const create = () => createRetirableGateway(chains, { store, signInDomains, onError })
  let gateway = create()
  const { faults, see } = createFaultCount()
  const ask = (request: Request) => gateway.fetch(request)
  const fetch = (request: Request) => {
    see(request)
    return answerStatus(request, { ...status, faults }, ask) ?? ask(request)
  }
  const served = await serveLocalGateway(
    {
      fetch,
      reset: () => gateway.reset(),
      close: () => gateway.close(),
    },
    { port, allowedOrigins },
  ).catch((error: unknown) => {
    throw error instanceof GatewayPortInUseError ? new PortInUseError(port, 'the gateway') : error
  })
  return {
    url: served.url,
    snapshot: () => store.snapshot(),
    async revert() {
      const before = gateway
      await store.revert()
      // A new gateway reads the store and the chain again; the old one has cached what it read before.
      gateway = create()
      await before.retire()
    },
    async close() {
      await served.close()
      await gateway.close()
    },
  }
}

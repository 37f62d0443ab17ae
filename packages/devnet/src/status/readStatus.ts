import type { Mining } from '@ghost-pay/local-chain'

import type { RunningDevnetChain } from '../startDevnetChain.ts'
import type { AccountStatus, ChainStatus, DevnetStatus, GatewayStatus } from './DevnetStatus.ts'
import { readAutomine, readHead } from './readHead.ts'

/** What a devnet knows of itself without asking. */
export type StatusSource = Pick<DevnetStatus, 'isSaved' | 'owners'> & {
  /** Milliseconds since 1970. */
  startedAt: number
  chains: readonly Pick<
    RunningDevnetChain,
    'chainId' | 'name' | 'rpcUrl' | 'engine' | 'isAttached' | 'forkedAt' | 'accounts'
  >[]
  /** The mining that the start asked for; undefined for a node that was running before the devnet. */
  mining: Mining | undefined
  faults: GatewayStatus['faults']
}

/** Asks the gateway for a path: the JSON of its answer. */
type Ask = (path: string) => Promise<unknown>

/** What `GET /health` of the gateway says of a chain. */
type ChainHealth = {
  chainId: string
  block: number | null
  reason?: string
}

/** What `GET /v1/safes` says of an account. */
type Overview = { chainId: string; address: { value: string }; queued: number }

/**
 * Asks the chains and the gateway how they are.
 *
 * @param source what the devnet knows without asking
 * @param gateway its address for readers, and a function that asks it
 * @param now milliseconds since 1970
 */
export async function readStatus(
  source: StatusSource,
  { url, ask }: { url: string; ask: Ask },
  now: number,
): Promise<DevnetStatus> {
  const chains = await Promise.all(source.chains.map((chain) => readChain(chain, source, now)))
  return {
    startedAt: new Date(source.startedAt).toISOString(),
    uptime: Math.floor((now - source.startedAt) / 1_000),
    isSaved: source.isSaved,
    chains,
    gateway: { url, chains: await readGateway(chains, ask), faults: source.faults },
    accounts: await readAccounts(source, ask),
    owners: source.owners.map(({ name, address }) => ({ name, address })),
  }
}

async function readChain(
  { chainId, name, rpcUrl, engine, isAttached, forkedAt }: StatusSource['chains'][number],
  { mining }: StatusSource,
  now: number,
): Promise<ChainStatus> {
  const [head, isAutomatic] = await Promise.all([readHead(rpcUrl, now), readAutomine(rpcUrl)])
  return {
    chainId,
    name,
    rpcUrl,
    engine,
    isAttached,
    mining:
      isAutomatic === true
        ? 'auto'
        : isAutomatic === false && mining === 'auto'
          ? null
          : (mining ?? null),
    forkedAt: forkedAt ?? null,
    head,
  }
}

async function readGateway(chains: readonly ChainStatus[], ask: Ask) {
  // Our own gateway answers so, also with 503.
  const health = (await ask('/health')) as { chains: readonly ChainHealth[] }
  return chains.map(({ chainId, head }) => {
    const known = health.chains.find((chain) => chain.chainId === String(chainId))
    const indexed = known?.block ?? null
    return {
      chainId,
      indexed,
      // A block may have come between the two questions.
      lag: indexed === null || head === null ? null : Math.max(0, head.number - indexed),
      reason: known?.reason ?? null,
    }
  })
}

async function readAccounts({ chains }: StatusSource, ask: Ask): Promise<AccountStatus[]> {
  const accounts = chains.flatMap(({ chainId, accounts: { treasury, pettyCash, grants } }) =>
    [treasury, pettyCash, grants]
      .filter((account) => account !== undefined)
      .map((account) => ({ ...account, chainId })),
  )
  const queued = await Promise.all(
    accounts.map(async ({ chainId, address }) => {
      const answer = await ask(`/v1/safes?safes=${chainId}:${address}`)
      // Our own gateway answers so; an account that cannot be read is left out.
      return Array.isArray(answer) ? (answer as Overview[])[0]?.queued : undefined
    }),
  )
  return accounts.map(({ chainId, name, address, threshold, owners }, index) => ({
    chainId,
    name,
    address,
    threshold,
    owners: owners.map((owner) => owner.name),
    queued: queued[index] ?? null,
  }))
}

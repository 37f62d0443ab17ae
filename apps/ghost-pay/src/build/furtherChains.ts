import { type Chain, hasShortName } from '@ghost-pay/chains'
import { getChain } from '@ghost-pay/chains/lookup'

import { isShortName, namedChain } from '../chain/namedChain.ts'
import { isNodeUrl } from '../chain/ownNodes.ts'

/** What is named for a build beside its own list of chains. */
export type FurtherChains = {
  /** In the order in which they are named. One with the id of a chain of the build takes its place. */
  chains: readonly Chain[]
  /** The gateway of a chain, by its id, where it is not the one of the build. */
  gatewayUrls: Readonly<Record<number, string>>
}

/** A variable that no build should be made with. */
export class FurtherChainsError extends Error {
  constructor(problem: string, variable = 'VITE_CHAINS') {
    super(`${variable}: ${problem}. docs/hosting.md says what it holds.`)
    this.name = 'FurtherChainsError'
  }
}

const fields: readonly string[] = [
  'id',
  'name',
  'shortName',
  'currency',
  'rpc',
  'gateway',
  'explorer',
]

/**
 * Reads the chains that are named for a build (docs/hosting.md). It is run by the build: the app gets what comes of it. What the table
 * of chains knows of an id need not be named.
 *
 * @param text of the variable VITE_CHAINS
 * @param offered the chains that the build has without it
 * @throws FurtherChainsError for what no build should be made with
 */
export function readFurtherChains(
  text: string | undefined,
  offered: readonly Chain[],
): FurtherChains {
  const entries = listOf(text ?? '[]').map((entry, at) => readEntry(entry, at + 1))
  const ids = entries.map(({ chain }) => chain.id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new FurtherChainsError(`chain ${twice} is named twice`)
  const chains = entries.map(({ chain }) => chain)
  for (const { id, shortName } of chains) {
    const other = [...offered, ...chains].find(
      (chain) => chain.id !== id && shortName !== undefined && hasShortName(chain, shortName),
    )
    if (other) throw new FurtherChainsError(`chain ${id} has the short name of ${other.name}`)
  }
  const gateways = entries.flatMap(({ chain, gateway }) =>
    gateway === undefined ? [] : [[chain.id, gateway] as const],
  )
  return { chains, gatewayUrls: Object.fromEntries(gateways) }
}

/**
 * Reads the hosts that a page may ask beside its chains' own: those of nodes that people may choose.
 *
 * @param text of the variable VITE_HOSTS: web addresses with spaces between them
 * @throws FurtherChainsError where one is none
 */
export function readFurtherHosts(text = ''): readonly string[] {
  const hosts = text.split(/\s+/).filter((host) => host !== '')
  const strange = hosts[hosts.findIndex((host) => !isNodeUrl(host))]
  if (strange !== undefined) {
    throw new FurtherChainsError(`“${strange}” is no web address`, 'VITE_HOSTS')
  }
  return hosts
}

function listOf(text: string): readonly unknown[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new FurtherChainsError('this is no JSON')
  }
  if (!Array.isArray(list)) throw new FurtherChainsError('this is no list')
  return list
}

function readEntry(entry: unknown, place: number): { chain: Chain; gateway: string | undefined } {
  const given = Object(entry) as Record<string, unknown>
  const stop = (problem: string): never => {
    throw new FurtherChainsError(`entry ${place} ${problem}`)
  }
  const textOf = (key: string): string | undefined => {
    const value = given[key]
    if (value === undefined) return undefined
    return typeof value === 'string' && value.trim() !== ''
      ? value
      : stop(`has no text as “${key}”`)
  }
  const urlOf = (key: string): string | undefined => {
    const url = textOf(key)
    return url === undefined || isNodeUrl(url) ? url : stop(`has no web address as “${key}”`)
  }
  const unknown = Object.keys(given).find((key) => !fields.includes(key))
  if (unknown !== undefined) stop(`has “${unknown}”, which is nothing that a chain has here`)
  const { id } = given
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return stop('has no id')

  const known: Chain | undefined = getChain(id)
  const shortName = textOf('shortName')
  if (shortName !== undefined && !isShortName(shortName)) {
    stop('has a short name that cannot stand before an address')
  }
  const rpcUrl = urlOf('rpc')
  const symbol = textOf('currency')
  const chain = namedChain({
    id,
    name: textOf('name') ?? known?.name ?? stop('has no name'),
    shortName: shortName ?? known?.shortName,
    symbol: symbol ?? known?.nativeCurrency.symbol ?? stop('has no currency'),
    rpcUrl: rpcUrl ?? known?.rpcUrls.default.http[0] ?? stop('has no rpc'),
  })
  const explorer = urlOf('explorer')?.replace(/\/+$/, '')
  return {
    chain: {
      ...chain,
      ...known,
      name: chain.name,
      ...(chain.shortName !== undefined && { shortName: chain.shortName }),
      rpcUrls: chain.rpcUrls,
      status: chain.status,
      contracts: { ...chain.contracts, ...known?.contracts },
      ...(symbol !== undefined && { nativeCurrency: chain.nativeCurrency }),
      ...(explorer !== undefined && {
        blockExplorers: { default: { name: new URL(explorer).host, url: explorer } },
      }),
    },
    gateway: urlOf('gateway'),
  }
}

import type { BlockExplorer, Chain, ChainContract, RpcEndpoints } from '../chain.ts'
import { abbreviations } from './abbreviations.ts'
import { canonicalMulticall3, safeVersions } from './constants.ts'
import { slugOf } from './slugOf.ts'

/**
 * Writes chains as one text, about 43 bytes a chain once compressed. `unpackChains` says what the text looks like and reads
 * it. Runs when the table is derived, never in an application.
 *
 * @param chains the chains, every id once
 * @returns the text
 * @throws Error when a value has a character in it that separates values, or a provider's address an unknown form
 */
export function packChains(chains: readonly Chain[]): string {
  const sorted = [...chains].sort((a, b) => a.id - b.id)
  const rows = sorted.map((chain) => longFields(chain))
  const shorts = sorted.map((chain, index) => shortFields(chain, sorted[index - 1]?.id ?? 0))
  const columns = shorts[0]?.map((_, field) => shorts.map((values) => values[field] ?? '')) ?? []
  const text = [...rows, ...columns].map((values) => joinFields(values)).join(';')
  return [
    abbreviations.reduce(
      (text, meaning) => text.replaceAll(meaning.slice(1), meaning.slice(0, 1)),
      text,
    ),
    ...abbreviations,
  ].join('"')
}

/** Joins fields, and refuses those that could not be taken apart again. */
export function joinFields(values: readonly string[]): string {
  for (const value of values) {
    const signs = abbreviations.map((meaning) => meaning.slice(0, 1))
    if (/[;&"'\\\n]/.test(value) || signs.some((sign) => value.includes(sign)))
      throw new Error(`"${value}" has a character in it that the packed table needs for itself`)
  }
  return values.join('&')
}

/** The long fields of a chain: side by side, because a host, a name and a slug resemble each other. */
function longFields(chain: Chain): string[] {
  const { id, name, network, slug } = chain
  const firstWord = name.replace(/ .*/, '')
  return [
    hostsOf(chain.rpcUrls.default.http).replace(`${id}.rpc.thirdweb.com`, '@'),
    packShortNames(chain),
    Object.entries(chain.blockExplorers ?? {})
      .map(([kind, value]) => packExplorer(kind, value, firstWord))
      .join('~'),
    packCurrency(chain.nativeCurrency, firstWord),
    name,
    network === slug ? '' : network,
    slug === slugOf(name) ? '' : slug,
  ]
}

/** The short fields: gathered by kind, because most chains have none of them. */
function shortFields(chain: Chain, previousId: number): string[] {
  const { contracts = {}, deprecation, parent, rpcUrls, safe = [], status, testnet } = chain
  const safeBits = safe.reduce((bits, version) => bits | (1 << safeVersions.indexOf(version)), 0)
  const flags = (status === 'removed' ? 16 : 0) + (testnet ? 8 : 0) + safeBits
  const providers = [
    packProvider(rpcUrls['alchemy'], /^(.+)\.g\.alchemy\.com\/v2$/),
    packProvider(rpcUrls['infura'], /^(.+)\.infura\.io\/v3$/),
  ]
  return [
    base36((chain.id - previousId) * 32 + flags),
    packSockets(rpcUrls.default),
    providers.join(' ').trimEnd(),
    [contracts.multicall3, contracts.ensRegistry, contracts.ensUniversalResolver]
      .map((contract) => packContract(contract))
      .join(' ')
      .trimEnd(),
    deprecation
      ? [
          deprecation.since ?? '',
          deprecation.successor ? base36(deprecation.successor) : '',
          deprecation.source ?? '',
          deprecation.reason,
        ].join()
      : '',
    parent ? base36(parent.id) : '',
    packPace(chain),
  ]
}

/** Empty: like the slug. `-`: none. Other names follow after a space. */
export function packShortNames({
  shortName = '-',
  shortNameAliases = [],
  slug,
}: Pick<Chain, 'shortName' | 'shortNameAliases' | 'slug'>): string {
  return [shortName === slug ? '' : shortName, ...shortNameAliases].join(' ')
}

export const base36 = (value: number) => value.toString(36)

const hostsOf = (urls: readonly string[]) =>
  urls.map((url) => url.replace(/^(https|wss):\/\//, '')).join(' ')

function packCurrency(
  { name, symbol, decimals }: Chain['nativeCurrency'],
  firstWord: string,
): string {
  const ownName = name === firstWord ? '' : name
  if (decimals !== 18) return [symbol, ownName, decimals].join()
  if (symbol === 'ETH' && name === 'Ether') return ''
  return name === symbol ? symbol : [symbol, ownName].join()
}

/** Block time, multiplier of the base fee, ends of ENS names: with commas between, and none at the end. */
function packPace({ blockTime, fees, ensTlds = [] }: Chain): string {
  return [blockTime ? base36(blockTime) : '', fees?.baseFeeMultiplier ?? '', ensTlds.join(' ')]
    .join()
    .replace(/,+$/, '')
}

function packSockets({ http, webSocket = [] }: RpcEndpoints): string {
  const hosts = hostsOf(http)
  const sockets = hostsOf(webSocket)
  if (sockets === hosts.replace('v1', 'v1/ws') && sockets !== hosts) return '*'
  return sockets.startsWith(hosts) ? sockets.replace(hosts, '=') : sockets
}

function packProvider(endpoints: RpcEndpoints | undefined, pattern: RegExp): string {
  if (!endpoints) return ''
  const name = pattern.exec(hostsOf(endpoints.http))?.[1]
  if (!name) throw new Error(`cannot pack the provider at ${endpoints.http.join()}`)
  return endpoints.webSocket ? name : `${name}!`
}

function packExplorer(
  kind: string,
  { name, url, eip3091 }: BlockExplorer,
  firstWord: string,
): string {
  const usualName = `${firstWord} Explorer`
  const host = hostsOf([url])
  const label = name === usualName ? host : host.replace(name.toLowerCase(), name)
  const read = /[A-Z]\w*/.exec(label)?.[0] ?? usualName
  const isShort = kind === 'default' && label.toLowerCase() === host && read === name
  const flag = eip3091 === undefined ? '-' : eip3091 ? '' : '!'
  return flag + (isShort ? label : [name, host, ...(kind === 'default' ? [] : [kind])].join())
}

function packContract(contract: ChainContract | undefined): string {
  if (!contract) return ''
  const { address, blockCreated } = contract
  const block = blockCreated === undefined ? '-' : base36(blockCreated)
  return address === canonicalMulticall3 ? block : [block, BigInt(address).toString(36)].join()
}

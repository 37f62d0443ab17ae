import type { BlockExplorer, Chain } from '../chain.ts'
import { parseUrl } from '../rpc/parseUrl.ts'
import { slugOf } from '../slugOf.ts'
import { InvalidGatewayChainError } from './InvalidGatewayChainError.ts'

/** An address of a node as a Safe client gateway gives it. */
export type GatewayRpcUri = {
  /** `API_KEY_PATH`, `NO_AUTHENTICATION`, `UNKNOWN`, or a word that is newer than this package. */
  authentication: string
  value: string
}

/** The part of a gateway's chain configuration that makes a chain. Other fields do not matter. */
export type GatewayChain = {
  chainId: string
  chainName: string
  shortName: string
  isTestnet?: boolean | null | undefined
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUri: GatewayRpcUri
  safeAppsRpcUri?: GatewayRpcUri | null | undefined
  publicRpcUri?: GatewayRpcUri | null | undefined
  blockExplorerUriTemplate?: { address: string } | null | undefined
  ensRegistryAddress?: string | null | undefined
}

/** How addresses that want a key are completed. */
export type ChainFromGatewayOptions = {
  /** The key of each provider, by the name in its domain: `infura` for `mainnet.infura.io`. */
  apiKeys?: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * Makes a chain of what a Safe client gateway says about one.
 *
 * `NO_AUTHENTICATION` addresses become `rpcUrls.default`. `API_KEY_PATH` addresses become `rpcUrls.private`, with the key of
 * their provider appended; without a key they are left out. `UNKNOWN` and any newer word are left out: it is unknown how to
 * use them. `default` stays free of keys because wallets and libraries pass it on, and is empty when the gateway names no open
 * address.
 *
 * @param chain the gateway's configuration of the chain
 * @param options the keys
 * @returns the chain
 * @throws InvalidGatewayChainError when the id is not a positive whole number
 */
export function chainFromGateway(
  chain: GatewayChain,
  { apiKeys = {} }: ChainFromGatewayOptions = {},
): Chain {
  const id = /^[1-9]\d*$/.test(chain.chainId) ? Number(chain.chainId) : NaN
  if (!Number.isSafeInteger(id)) throw new InvalidGatewayChainError(chain.chainId)
  const { name, symbol, decimals } = chain.nativeCurrency
  const uris = [chain.publicRpcUri, chain.safeAppsRpcUri, chain.rpcUri].filter(
    (uri) => uri !== null && uri !== undefined,
  )
  const open = uris.filter((uri) => uri.authentication === 'NO_AUTHENTICATION')
  const keyed = uris
    .filter((uri) => uri.authentication === 'API_KEY_PATH')
    .flatMap(({ value }) => {
      const key = apiKeys[providerOf(value)]
      return key ? [value.replace(/\/*$/, '/') + encodeURIComponent(key)] : []
    })
  const explorer = toExplorer(chain)
  const registry = chain.ensRegistryAddress
  return {
    id,
    name: chain.chainName,
    network: slugOf(chain.chainName),
    slug: slugOf(chain.chainName),
    shortName: chain.shortName,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: {
      default: { http: unique(open.map(({ value }) => value.replace(/\/+$/, ''))) },
      ...(keyed.length > 0 && { private: { http: unique(keyed) } }),
    },
    ...(explorer && { blockExplorers: { default: explorer } }),
    ...(isAddress(registry) && { contracts: { ensRegistry: { address: registry } } }),
    ...(chain.isTestnet && { testnet: true }),
    status: 'active',
  }
}

const unique = (values: readonly string[]) => [...new Set(values)]

const isAddress = (value: string | null | undefined): value is `0x${string}` =>
  /^0x[0-9a-fA-F]{40}$/.test(value ?? '')

/** `https://mainnet.infura.io/v3/` → `infura` */
function providerOf(url: string): string {
  return parseUrl(url)?.hostname.split('.').at(-2) ?? ''
}

/** `https://etherscan.io/address/{{address}}` → the explorer at `https://etherscan.io`, which follows EIP-3091 that far. */
function toExplorer({
  blockExplorerUriTemplate: template,
}: GatewayChain): BlockExplorer | undefined {
  const url = /^(https?:\/\/.+)\/address\/\{\{address\}\}$/.exec(template?.address ?? '')?.[1]
  const parsed = url ? parseUrl(url) : undefined
  return url && parsed ? { name: parsed.hostname, url } : undefined
}

import type { Chain, NativeCurrency } from '../chain.ts'
import { isPublicUrl } from '../rpc/isPublicUrl.ts'
import { NoPublicRpcUrlError, UnsupportedDecimalsError } from './errors.ts'
import { toChainIdHex } from './toChainIdHex.ts'

/** What `wallet_addEthereumChain` wants (EIP-3085). */
export type AddChainParameters = {
  /** Chain id in hexadecimal. */
  chainId: `0x${string}`
  chainName: string
  nativeCurrency: NativeCurrency
  /** Addresses of nodes, at least one. */
  rpcUrls: [string, ...string[]]
  /** Explorers, none twice. Absent when there is none. */
  blockExplorerUrls?: [string, ...string[]] | undefined
}

/** What a wallet may learn. */
export type AddChainOptions = {
  /** Only the first address of a node (behaviour/chains#add-chain), or all of them. `first` when absent. */
  rpcUrls?: 'first' | 'all' | undefined
  /** Keys of the application. No address that has one of them in it is used, wherever it stands. */
  secrets?: readonly string[] | undefined
  /** Take addresses on this machine too (`http://127.0.0.1:8545`), for a local chain. */
  local?: boolean | undefined
}

/**
 * Asks a wallet to add a chain: the one parameter of `wallet_addEthereumChain`, with what behaviour/chains#add-chain names.
 * Only public addresses get in: `rpcUrls.public` or else `rpcUrls.default`, https, and without anything that
 * looks like an API key. Kinds that want a key are never looked at.
 *
 * @param chain the chain
 * @param options how many addresses, and what must not be in them
 * @returns the parameter
 * @throws InvalidChainIdError when the id is no chain id
 * @throws UnsupportedDecimalsError when the currency has not 18 decimals
 * @throws NoPublicRpcUrlError when no address is left
 * @example provider.request({ method: 'wallet_addEthereumChain', params: [toAddChainParameters(gnosis)] })
 */
export function toAddChainParameters(
  chain: Pick<Chain, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorers'>,
  { rpcUrls: amount = 'first', secrets = [], local = false }: AddChainOptions = {},
): AddChainParameters {
  const { id, name, nativeCurrency } = chain
  const chainId = toChainIdHex(id)
  if (nativeCurrency.decimals !== 18)
    throw new UnsupportedDecimalsError(id, nativeCurrency.decimals)
  const isAllowed = (url: string) => isPublicUrl(url, secrets) || (local && isLocalUrl(url))
  const endpoints = chain.rpcUrls['public'] ?? chain.rpcUrls.default
  const [first, ...others] = [...new Set(endpoints.http.filter(isAllowed))]
  if (first === undefined) throw new NoPublicRpcUrlError(id)
  const [explorer, ...explorers] = [
    ...new Set(Object.values(chain.blockExplorers ?? {}).map(({ url }) => url.replace(/\/+$/, ''))),
  ].filter(isAllowed)
  return {
    chainId,
    chainName: name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: 18 },
    rpcUrls: amount === 'all' ? [first, ...others] : [first],
    ...(explorer !== undefined && { blockExplorerUrls: [explorer, ...explorers] }),
  }
}

function isLocalUrl(url: string): boolean {
  return /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\/?$/.test(url)
}

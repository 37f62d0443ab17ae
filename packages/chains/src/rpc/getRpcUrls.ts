import type { Chain, RpcEndpoints } from '../chain.ts'
import { InvalidApiKeyError } from './InvalidApiKeyError.ts'

/** A provider of the chain that wants a key. */
export type KeyedKind<chain extends Pick<Chain, 'rpcUrls'>> = Exclude<
  keyof chain['rpcUrls'],
  'default' | 'public' | 'private' | number | symbol
>

/** An API key for each provider; none for a chain without providers. */
type ApiKeys<kind extends string> = [kind] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [name in kind]?: string | undefined }

/** Which addresses are wanted. */
export type GetRpcUrlsParameters<chain extends Pick<Chain, 'rpcUrls'>> = {
  /**
   * Kinds in the order of preference. When absent: every provider there is a key for, then `private` and `public`.
   * `public` needs no key; `private` is complete as it is (see `chainFromGateway`).
   */
  kinds?: readonly (KeyedKind<chain> | 'public' | 'private')[] | undefined
  /** The API key for each provider. A provider without one is left out. */
  keys?: ApiKeys<KeyedKind<chain>> | undefined
  /** `http` when absent. */
  transport?: 'http' | 'webSocket' | undefined
}

/**
 * The addresses of a chain's nodes, the preferred ones first, none twice. Keys are put in here and nowhere else: a chain by
 * itself never holds one.
 *
 * @param chain a chain
 * @param parameters kinds, keys, transport
 * @returns the addresses; an empty list when the chain has none of that kind
 * @throws InvalidApiKeyError when a key would change more than the end of the address
 * @example getRpcUrls(polygon, { keys: { alchemy }, transport: 'webSocket' })
 */
export function getRpcUrls<const chain extends Pick<Chain, 'rpcUrls'>>(
  chain: chain,
  { kinds, keys, transport = 'http' }: GetRpcUrlsParameters<chain> = {},
): string[] {
  const rpcUrls: Readonly<Record<string, RpcEndpoints | undefined>> = chain.rpcUrls
  const keyOf: Readonly<Record<string, string | undefined>> = keys ?? {}
  const urls = (kinds ?? [...Object.keys(keyOf), 'private', 'public']).flatMap((kind) => {
    if (kind === 'public') return (rpcUrls['public'] ?? rpcUrls['default'])?.[transport] ?? []
    const bases = rpcUrls[kind]?.[transport] ?? []
    if (kind === 'private') return bases
    const key = keyOf[kind]
    if (key === undefined || kind === 'default') return []
    if (!/^[\w.~-]+$/.test(key)) throw new InvalidApiKeyError(kind)
    return bases.map((base) => `${base}/${key}`)
  })
  return [...new Set(urls)]
}

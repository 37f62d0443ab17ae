import type { KitChain } from './KitChain.ts'

const loaders = new Map<number, () => Promise<string>>()

/**
 * The picture of a chain: the host's own, or the one of the chain table, loaded when it is shown. The same function for the
 * same chain, so that an image does not load again with each rendering.
 */
export function chainIcon({ id, name, iconUrl }: KitChain): NonNullable<KitChain['iconUrl']> {
  if (iconUrl !== undefined) return iconUrl
  const known = loaders.get(id)
  if (known) return known
  const load = () =>
    import('@ghost-pay/chains/icons').then(({ loadChainIcon }) => loadChainIcon({ id, name }))
  loaders.set(id, load)
  return load
}

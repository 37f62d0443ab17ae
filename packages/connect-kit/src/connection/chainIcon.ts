/** What a host may say of a chain beyond what the wallet library knows. */
export type KitChain = {
  id: number
  name: string
  testnet?: boolean | undefined
  /** An address, or a function that loads one. */
  iconUrl?: string | (() => Promise<string>) | undefined
  iconBackground?: string | undefined
}

const loaders = new Map<number, () => Promise<string>>()

/**
 * The picture of a chain: the host's own, or the one of the chain table, loaded when it is shown, or else one that is drawn. The same function for the
 * same chain, so that an image does not load again with each rendering.
 */
export function chainIcon({ id, name, iconUrl }: KitChain): NonNullable<KitChain['iconUrl']> {
  if (iconUrl !== undefined) return iconUrl
  const known = loaders.get(id)
  if (known) return known
  const load = () => import('./loadIcon.ts').then(({ loadIcon }) => loadIcon({ id, name }))
  loaders.set(id, load)
  return load
}

import type { Chain } from '../chain.ts'
import { hasShortName } from '../hasShortName.ts'
import { ChainCollisionError } from './ChainCollisionError.ts'

/** Chains that are known while an application runs. */
export type ChainRegistry = {
  /** The chain of an id, or `undefined`. */
  get: (id: number) => Chain | undefined
  /** The chain of a slug, capitals or not, or `undefined`. */
  getBySlug: (slug: string) => Chain | undefined
  /** The chain of a short name (EIP-3770) or another name in use, capitals or not, or `undefined`. */
  getByShortName: (shortName: string) => Chain | undefined
  /** All chains in the order in which they came. The same array until something changes. */
  getAll: () => readonly Chain[]
  /**
   * Adds a chain.
   *
   * @throws ChainCollisionError when its id is taken and `onCollision` is `error`
   */
  add: (chain: Chain) => void
  /**
   * Changes some fields of a chain, for example its `rpcUrls`, and keeps the others.
   *
   * @returns false when there is no chain of that id
   */
  override: (id: number, changes: Partial<Omit<Chain, 'id'>>) => boolean
  /**
   * Removes a chain.
   *
   * @returns false when there was none
   */
  remove: (id: number) => boolean
  /**
   * Calls back after every change. With `getAll` it is what React's `useSyncExternalStore` wants.
   *
   * @returns a function that unsubscribes
   */
  subscribe: (listener: () => void) => () => void
}

/** How a registry treats ids that are taken. */
export type ChainRegistryOptions = {
  /** `error` throws, `first` keeps the known chain, `last` puts the new one in its place. `error` when absent. */
  onCollision?: 'error' | 'first' | 'last' | undefined
}

/**
 * Keeps chains that an application learns of while it runs: from a gateway, from its settings, from a person.
 *
 * @param chains the chains it starts with
 * @param options what happens when an id is taken
 * @returns the registry
 * @throws ChainCollisionError when two of the chains have the same id and `onCollision` is `error`
 */
export function createChainRegistry(
  chains: readonly Chain[] = [],
  { onCollision = 'error' }: ChainRegistryOptions = {},
): ChainRegistry {
  const byId = new Map<number, Chain>()
  const listeners = new Set<() => void>()
  let all: readonly Chain[] = []

  function put(chain: Chain): boolean {
    const known = byId.get(chain.id)
    if (known && onCollision === 'error') throw new ChainCollisionError(known, chain)
    if (known && onCollision === 'first') return false
    byId.set(chain.id, chain)
    return true
  }

  function changed() {
    all = [...byId.values()]
    for (const listener of [...listeners]) listener()
  }

  for (const chain of chains) put(chain)
  changed()

  return {
    get: (id) => byId.get(id),
    getBySlug: (slug) =>
      all.find((chain) => chain.slug.toLowerCase() === String(slug).toLowerCase()),
    getByShortName: (shortName) => all.find((chain) => hasShortName(chain, shortName)),
    getAll: () => all,
    add(chain) {
      if (put(chain)) changed()
    },
    override(id, changes) {
      const known = byId.get(id)
      if (!known) return false
      byId.set(id, { ...known, ...changes, id })
      changed()
      return true
    },
    remove(id) {
      const isRemoved = byId.delete(id)
      if (isRemoved) changed()
      return isRemoved
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

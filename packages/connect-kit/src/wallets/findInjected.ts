import type { InjectedLocation } from './Wallet.ts'

/**
 * The object that a wallet put into the page without announcing it (before EIP-6963).
 *
 * @param location the path below `window`, or the flag on `window.ethereum`, that the wallet is known by
 * @param page the window; nothing is found without one
 */
export function findInjected(
  location: InjectedLocation | undefined,
  page: object | undefined = typeof window === 'undefined' ? undefined : window,
): object | undefined {
  if (!location || !page) return undefined
  const { namespace, flag } = location
  const named = namespace?.split('.').reduce<unknown>(read, page)
  if (isProvider(named)) return named
  if (flag === undefined) return undefined

  const ethereum = read(page, 'ethereum')
  const several = read(ethereum, 'providers')
  const candidates: unknown[] = Array.isArray(several) ? several : [ethereum]
  return candidates.filter(isProvider).find((candidate) => read(candidate, flag) === true)
}

function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  // The line above has made sure of it; what is behind the key stays unknown.
  return (value as Record<string, unknown>)[key]
}

function isProvider(value: unknown): value is object {
  return typeof read(value, 'request') === 'function'
}

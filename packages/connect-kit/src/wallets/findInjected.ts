import { readProperty } from '../platform/readProperty.ts'
import { flagOf } from './injectedMakers.ts'
import type { InjectedLocation } from './Wallet.ts'

/**
 * The object that a wallet put into the page without announcing it (before EIP-6963).
 *
 * @param location the path below `window`, or the flag on `window.ethereum`, that the wallet is known by
 * @param page the window; nothing is found without one
 */
export function findInjected(
  location: InjectedLocation | undefined,
  page: object | undefined = browserWindow(),
): object | undefined {
  if (!location || !page) return undefined
  const { namespace, flag } = location
  const named = namespace?.split('.').reduce<unknown>(readProperty, page)
  if (isProvider(named)) return named
  if (flag === undefined) return undefined
  return injectedProviders(page).find(
    (candidate) =>
      readProperty(candidate, flag) === true &&
      // Nearly every wallet sets it: it is MetaMask when no other flag is set.
      (flag !== 'isMetaMask' || flagOf(candidate) === flag),
  )
}

/** What wallets put at `window.ethereum`: one of them, or all of them in its list. */
export function injectedProviders(page: object | undefined = browserWindow()): readonly object[] {
  const ethereum = readProperty(page, 'ethereum')
  const several = readProperty(ethereum, 'providers')
  const found: unknown[] = Array.isArray(several) && several.length > 0 ? several : [ethereum]
  return [...new Set(found.filter(isProvider))]
}

function browserWindow(): object | undefined {
  return typeof window === 'undefined' ? undefined : window
}

/** It has `request` and is not a promise: a promise that never settles would block each `await`. */
function isProvider(value: unknown): value is object {
  return (
    typeof readProperty(value, 'request') === 'function' &&
    typeof readProperty(value, 'then') !== 'function'
  )
}

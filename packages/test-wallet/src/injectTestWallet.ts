import { WalletOptionError } from './errors.ts'
import type { TestWallet } from './TestWallet.ts'

/** A window, or what stands in for one. */
type InjectionTarget = { dispatchEvent?: (event: Event) => boolean }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Injects a wallet's provider into `window`, as wallets did before EIP-6963. The last wallet takes the place, as among extensions.
 *
 * @param wallet the wallet; announce it as well, or not
 * @param options `path` on the window, `ethereum` unless given, for example `phantom.ethereum`; `target`, the page's own window
 *   unless given
 * @returns a function that removes it
 * @throws WalletOptionError when the path is malformed, or leads through a value that is not an object
 */
export function injectTestWallet(
  { provider }: Pick<TestWallet, 'provider'>,
  { path = 'ethereum', target = window }: { path?: string; target?: InjectionTarget } = {},
): () => void {
  const names = path.split('.')
  const last = names.pop()
  if (last === undefined || last === '' || names.includes(''))
    throw new WalletOptionError('injectedAs', `"${path}" is no path such as phantom.ethereum.`)
  let place: object = target
  for (const name of names) {
    if (!(name in place)) define(place, name, {})
    const next: unknown = Reflect.get(place, name)
    if (!isObject(next))
      throw new WalletOptionError(
        'injectedAs',
        `"${path}" leads through ${name}, which is no object.`,
      )
    place = next
  }
  define(place, last, provider)
  // Pages that load before the wallet wait for this event.
  if (path === 'ethereum') target.dispatchEvent?.(new Event('ethereum#initialized'))
  return () => {
    if (Reflect.get(place, last) === provider) Reflect.deleteProperty(place, last)
  }
}

function define(place: object, name: string, value: unknown): void {
  Object.defineProperty(place, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  })
}

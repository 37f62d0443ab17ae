import type { EIP1193Provider } from 'viem'

const completed = new WeakMap<object, EIP1193Provider>()

/**
 * A wallet's provider as wagmi expects it. One that has everything is returned as it is; to one without events (some wallets
 * of phones and devices) the missing methods are lent, so that it can be connected. It reports no changes then.
 *
 * @param provider anything that takes requests
 */
export function completeProvider(provider: EIP1193Provider): EIP1193Provider {
  if (typeof provider.on === 'function' && typeof provider.removeListener === 'function') {
    return provider
  }
  const known = completed.get(provider)
  if (known) return known
  // Its own properties stay readable through it, for example the flags of its maker.
  const lent = Object.create(provider, {
    request: { value: provider.request.bind(provider) },
    on: { value: method(provider, 'on') },
    removeListener: { value: method(provider, 'off') },
  }) as EIP1193Provider
  completed.set(provider, lent)
  return lent
}

function method(provider: object, name: string): (...parameters: unknown[]) => void {
  const own: unknown = Reflect.get(provider, name)
  return (...parameters) => {
    if (typeof own === 'function') Reflect.apply(own, provider, parameters)
  }
}

import type { EIP1193Provider } from 'viem'

/** What stands for a provider: itself, where it has everything. */
const completed = new WeakMap<object, EIP1193Provider>()

/**
 * A wallet's provider as wagmi expects it. One that has everything is returned as it is; to one without events, or whose events throw (some
 * wallets of phones and devices), methods are lent, so that it can be connected. It reports no changes then.
 *
 * @param provider anything that takes requests
 */
export function completeProvider(provider: EIP1193Provider): EIP1193Provider {
  const known = completed.get(provider)
  if (known) return known
  const whole = takesListeners(provider) ? provider : lend(provider)
  completed.set(provider, whole)
  return whole
}

const nothing = () => {}

function takesListeners(provider: EIP1193Provider): boolean {
  try {
    provider.on('disconnect', nothing)
    provider.removeListener('disconnect', nothing)
    return true
  } catch {
    return false
  }
}

/** Its own properties stay readable through what is lent, for example the flags of its maker. */
function lend(provider: EIP1193Provider): EIP1193Provider {
  const remove = 'removeListener' in provider ? 'removeListener' : 'off'
  return Object.create(provider, {
    request: { value: provider.request.bind(provider) },
    on: { value: method(provider, 'on') },
    removeListener: { value: method(provider, remove) },
  }) as EIP1193Provider
}

function method(provider: object, name: string): (...parameters: unknown[]) => void {
  return (...parameters) => {
    try {
      const own: unknown = Reflect.get(provider, name)
      if (typeof own === 'function') Reflect.apply(own, provider, parameters)
    } catch {
      // It reports nothing.
    }
  }
}

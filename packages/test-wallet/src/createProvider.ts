import type { Emitter } from './createEmitter.ts'
import { WalletOptionError } from './errors.ts'
import type { RequestRecord, TestWalletProvider } from './TestWallet.ts'

/**
 * Creates an EIP-1193 provider that records its requests.
 *
 * @param parameters `respond` answers a request, `events` has the listeners, `requests` takes the records, `properties` are what
 *   the provider has besides
 * @throws WalletOptionError for a property that every provider has
 */
export function createProvider({
  respond,
  events,
  requests,
  properties,
}: {
  respond: (method: string, params: unknown) => Promise<unknown>
  events: Emitter
  requests: RequestRecord[]
  properties: Readonly<Record<string, unknown>>
}): TestWalletProvider {
  const provider: TestWalletProvider = {
    async request({ method, params }) {
      const record: RequestRecord = { method, params, status: 'pending' }
      requests.push(record)
      try {
        const result = await respond(method, params)
        record.status = 'fulfilled'
        return result
      } catch (error) {
        record.status = 'rejected'
        throw error
      }
    },
    on(event, listener) {
      // EIP-1193 fixes which value comes with which event; a listener names the one that it expects.
      events.on(event, listener as (value: unknown) => void)
      return provider
    },
    removeListener(event, listener) {
      events.off(event, listener as (value: unknown) => void)
      return provider
    },
  }
  for (const [name, value] of Object.entries(properties)) {
    if (Object.hasOwn(provider, name))
      throw new WalletOptionError('flags', `A provider has ${name} already: it cannot be a flag.`)
    Object.assign(provider, { [name]: value })
  }
  return provider
}

import { browserStore } from '../kept/browserStore.ts'

const store = browserStore('ghost-pay.gateway-place.v1')

/** Whether the gateway of this page is the one inside it, as the person had chosen when the page was loaded. */
export const isGatewayHere = store.read() === 'here'

/** Goes on with the gateway inside the page, or with the hosted one, from the next time the page is loaded: now. */
export function chooseGateway(place: 'here' | 'hosted'): void {
  store.write(place === 'here' ? 'here' : '')
  // What only this browser has must not be cleared away with what is merely cached.
  if (place === 'here') void navigator.storage.persist().catch(() => false)
  window.location.reload()
}

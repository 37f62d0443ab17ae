import { readChainId } from '../platform/readChainId.ts'
import type { SessionHolder } from './sessionHolder.ts'
import type { SignClient } from './SignClient.ts'

/** What the wallet does to a session. */
export type SessionListeners = {
  onAccountsChanged: (accounts: string[]) => void
  onChainChanged: (chainId: string) => void
  onDisconnect: () => void
}

/** Listens to what the wallet does to the session of this connector. The sessions of others on the same client do not count. */
export function subscribeToSession(
  client: SignClient,
  holder: SessionHolder,
  { onAccountsChanged, onChainChanged, onDisconnect }: SessionListeners,
): void {
  const isCurrent = (topic: string) => holder.current()?.session.topic === topic
  client.on('session_delete', ({ topic }) => {
    if (isCurrent(topic)) onDisconnect()
  })
  client.on('session_expire', ({ topic }) => {
    if (isCurrent(topic)) onDisconnect()
  })
  client.on('session_update', ({ topic, params }) => {
    if (isCurrent(topic) && !holder.update(params.namespaces)) onDisconnect()
  })
  client.on('session_event', ({ topic, params: { event, chainId } }) => {
    if (!isCurrent(topic)) return
    if (event.name === 'accountsChanged' && Array.isArray(event.data)) {
      onAccountsChanged(event.data.filter((item) => typeof item === 'string'))
    } else if (event.name === 'chainChanged') {
      onChainChanged(String(readChainId(event.data) || chainId.split(':')[1]))
    }
  })
}

import { numberToHex } from 'viem'
import type { CreateConnectorFn } from 'wagmi'

import { pairingKey, readPairing, type StoredPairing } from './pairingMemory.ts'
import { sessionAccounts, startChainId, type WalletConnectSession } from './session.ts'
import type { SignClient } from './SignClient.ts'
import type { WalletConnectProvider } from './walletConnectProvider.ts'

/** What the connector keeps in wagmi's storage. */
export type StorageItem = { [key: `${string}.pairing`]: StoredPairing | null }

/** What wagmi hands to the connector. */
export type ConnectorConfig = Parameters<
  CreateConnectorFn<WalletConnectProvider, Record<never, never>, StorageItem>
>[0]

/** A session, and the chain that the visitor is on. */
export type CurrentSession = { session: WalletConnectSession; chainId: number }

/** The session of a connector: what it is now, and what is remembered of it between visits. */
export type SessionHolder = {
  current: () => CurrentSession | undefined
  start: (session: CurrentSession) => void
  /** Takes a chain over, with the accounts of the chain before where the session names none, and reports it. */
  setChain: (chainId: number) => void
  /** Takes what the wallet made of the session over, and reports it. False when no chain of it can be used. */
  update: (namespaces: WalletConnectSession['namespaces']) => boolean
  /** Writes down that there is a session, for the next visit. */
  remember: () => Promise<void>
  forget: () => Promise<void>
  /** What was written down, without looking whether the session is still there. */
  remembered: () => Promise<StoredPairing | undefined>
  /** The session of the last visit, if it is still there. */
  restore: (
    client: SignClient,
  ) => Promise<{ session: WalletConnectSession; chainId: number | undefined } | undefined>
}

export type SessionHolderParameters = {
  id: string
  config: ConnectorConfig
  /** The client that keeps the session; `undefined` while none is loaded. */
  client: () => SignClient | undefined
  /** Reports to those who use the provider itself. */
  emit: WalletConnectProvider['emit']
}

/** Makes the one place that changes the session of a connector. */
export function createSessionHolder({
  id,
  config,
  client,
  emit,
}: SessionHolderParameters): SessionHolder {
  const key = pairingKey(id)
  let current: CurrentSession | undefined

  const remembered = () => readPairing(config.storage, id)

  async function remember() {
    const keeper = client()
    if (!current || !keeper) return
    const { topic } = current.session
    const known = keeper.session.getAll().find((session) => session.topic === topic)
    await config.storage?.setItem(key, {
      topic,
      chainId: current.chainId,
      expiry: known?.expiry ?? 0,
    })
  }

  /** Reports the session to wagmi and to the provider's listeners. */
  function report({ session, chainId }: CurrentSession) {
    const accounts = sessionAccounts(session, chainId)
    config.emitter.emit('change', { accounts, chainId })
    emit('accountsChanged', accounts)
    emit('chainChanged', numberToHex(chainId))
    void remember()
  }

  return {
    current: () => current,
    start(session) {
      current = session
    },
    setChain(chainId) {
      if (!current) return
      current = { session: alsoOn(current.session, current.chainId, chainId), chainId }
      report(current)
    },
    update(namespaces) {
      if (!current) return true
      const session = { topic: current.session.topic, namespaces }
      const configured = config.chains.map((chain) => chain.id)
      const chainId = startChainId(session, [current.chainId], configured)
      if (chainId === undefined) return false
      current = { session, chainId }
      report(current)
      return true
    },
    remember,
    async forget() {
      current = undefined
      await config.storage?.removeItem(key)
    },
    remembered,
    async restore(keeper) {
      const stored = await remembered()
      const session = keeper.session.getAll().find((session) => session.topic === stored?.topic)
      return session && { session, chainId: stored?.chainId }
    },
  }
}

/** A wallet that switched to a chain outside the session uses the same accounts there; it says so only later, if at all. */
function alsoOn(session: WalletConnectSession, from: number, to: number): WalletConnectSession {
  if (sessionAccounts(session, to).length > 0) return session
  const accounts = sessionAccounts(session, from).map((address) => `eip155:${to}:${address}`)
  return {
    ...session,
    namespaces: { ...session.namespaces, [`eip155:${to}`]: { accounts, methods: [] } },
  }
}

import type { Config, Connector } from 'wagmi'

import { readItem } from '../platform/localStorage.ts'
import { readChainId } from '../platform/readChainId.ts'
import { configState } from './configState.ts'
import { adopt, drop } from './connectWallet.ts'
import { readAccounts } from './readConnection.ts'

/**
 * Follows what the visitor does in other tabs of the page, also with wallets that report nothing: who disconnects in one is
 * disconnected in all, and another wallet or chain that is chosen in one is used in all. Nothing that is stored is believed:
 * it only says that there is something to ask the wallet.
 *
 * @returns a function that unsubscribes
 */
export function followTabs(config: Config): () => void {
  const { storage } = config
  if (!storage) return () => {}
  const { key: prefix } = storage
  const state = configState(config)

  function onNews(key: string | null, value: string | null) {
    const news = readTabNews(prefix, { key, value })
    if (!news) return
    if (news.type === 'left') leave(config, news.connectorId)
    else if (news.type === 'chosen') use(config, news.connectorId).catch(() => {})
    else lookAgain(config).catch(() => {})
  }

  const onStorage = ({ key, newValue }: StorageEvent) => onNews(key, newValue)
  // A page that is kept for the way back, or hidden by React, hears nothing meanwhile.
  const onLeave = () => {
    state.lastStored = readKept(config, prefix)
  }
  const onReturn = () => {
    for (const [key, before] of state.lastStored ?? []) {
      const now = readItem(key)
      if (now !== before) onNews(key, now)
    }
    delete state.lastStored
  }
  onReturn()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
  return () => {
    onLeave()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener('pageshow', onReturn)
  }
}

/** What other tabs may change of the connections that there are, as it is stored now. */
function readKept(config: Config, prefix: string): ReadonlyMap<string, string | null> {
  const ids = [...config.state.connections.values()].map(({ connector }) => connector.id)
  const names = [...ids.flatMap((id) => [`${id}.disconnected`, `${id}.pairing`]), ...ofAll]
  return new Map(names.map((name) => [`${prefix}.${name}`, readItem(`${prefix}.${name}`)]))
}

const ofAll = ['recentConnectorId', 'store']

/** The wallet has been left in another tab. */
function leave(config: Config, connectorId: string): void {
  for (const { connector } of config.state.connections.values()) {
    if (connector.id === connectorId) drop(config, connector)
  }
}

/** Another wallet has been chosen in another tab. */
async function use(config: Config, connectorId: string): Promise<void> {
  const { connections, current, status } = config.state
  // Who is being asked here decides here.
  if (status !== 'connected') return
  if (connections.get(current ?? '')?.connector.id === connectorId) return
  for (const [uid, { connector }] of connections) {
    if (connector.id === connectorId) {
      config.setState((state) => ({ ...state, current: uid }))
      return
    }
  }
  const connector = config.connectors.find(({ id }) => id === connectorId)
  if (!connector || !(await connector.isAuthorized())) return
  configState(config).requested = connector
  adopt(config, connector, await connector.connect({ isReconnecting: true }))
}

/** Something about the connection has changed in another tab: the wallet says what. */
async function lookAgain(config: Config): Promise<void> {
  const { connections, current } = config.state
  const connection = connections.get(current ?? '')
  if (!connection || !isLive(connection.connector)) return
  const { connector } = connection
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  if (!config.state.connections.has(connector.uid)) return
  const known = readAccounts(accounts)
  if (known?.length === 0) return leave(config, connector.id)
  if (known && known[0] !== connection.accounts[0]) connector.onAccountsChanged(known)
  if (readChainId(chainId) && chainId !== connection.chainId)
    connector.onChainChanged(`0x${chainId.toString(16)}`)
}

/** Until a wallet is found again, wagmi keeps a record without methods in its place. */
function isLive(connector: Connector): boolean {
  return typeof connector.getAccounts === 'function'
}

/** What another tab has done, as far as its storage says. */
type TabNews =
  | { type: 'left' | 'chosen'; connectorId: string }
  /** Something else about the connection. */
  | { type: 'changed' }

/**
 * Reads what another tab wrote into wagmi's storage: that a wallet was left (its mark, or the session of a pairing that is
 * gone), which was connected last, or that anything else about the connection changed.
 *
 * @param prefix what wagmi's keys begin with
 */
export function readTabNews(
  prefix: string,
  { key, value }: { key: string | null; value: string | null },
): TabNews | undefined {
  if (key === null || !key.startsWith(`${prefix}.`)) return undefined
  const name = key.slice(prefix.length + 1)
  const left = /^(.+)\.disconnected$/.exec(name)?.[1]
  if (left !== undefined) return value === null ? undefined : { type: 'left', connectorId: left }
  const unpaired = /^(.+)\.pairing$/.exec(name)?.[1]
  if (unpaired !== undefined) {
    return value === null ? { type: 'left', connectorId: unpaired } : undefined
  }
  if (name === 'recentConnectorId') {
    const connectorId = readText(value)
    return connectorId === undefined ? undefined : { type: 'chosen', connectorId }
  }
  return name === 'store' ? { type: 'changed' } : undefined
}

function readText(value: string | null): string | undefined {
  try {
    const text: unknown = JSON.parse(value ?? 'null')
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

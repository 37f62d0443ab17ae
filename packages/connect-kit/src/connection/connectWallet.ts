import { UserRejectedRequestError } from 'viem'
import type { Config, Connector } from 'wagmi'

import { NoAccountError } from '../errors/errors.ts'
import { rememberRequested } from './requestedConnectors.ts'

/** What a wallet answered. */
export type ConnectedWallet = { accounts: readonly `0x${string}`[]; chainId: number }

type Attempt = { cancelled: boolean; cancel: () => void }

const attempts = new WeakMap<object, Attempt>()
/** Connectors whose late answer must not connect: the visitor cancelled the attempt, or the connection was undone. */
const muted = new WeakSet<object>()
const undoing = new WeakMap<object, Promise<void>>()
const owed = new WeakSet<object>()

/**
 * Asks a wallet for its accounts and takes it into use. wagmi's own action connects any wallet that answers, whenever that is; this
 * one can be given up with `cancelConnect`, and takes no answer that holds no account.
 *
 * A wallet in the page cannot be called back: when it answers after it was given up, its answer is undone, and neither the
 * account in use nor what is remembered changes.
 *
 * @throws NoAccountError when the wallet agrees and names no account
 * @throws UserRejectedRequestError when the attempt was given up
 * @throws whatever the wallet threw; `describeWalletError` reads it
 */
export async function connectWallet(
  config: Config,
  connector: Connector,
): Promise<ConnectedWallet> {
  const { current, connections } = config.state
  const used = current === connector.uid ? connections.get(connector.uid) : undefined
  if (used && used.accounts.length > 0) return used

  cancelConnect(connector)
  rememberRequested(config, connector)
  config.setState((state) => ({ ...state, status: 'connecting' }))
  connector.emitter.emit('message', { type: 'connecting' })
  const asked = ask(connector)

  let giveUp = (_error: Error) => {}
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // The listener is removed after the answer.
  givenUp.catch(() => {})
  const attempt: Attempt = {
    cancelled: false,
    cancel() {
      attempt.cancelled = true
      attempts.delete(connector)
      mute(config, connector)
      stopWaiting(config)
      asked.then(() => undo(config, connector)).catch(() => {})
      giveUp(new UserRejectedRequestError(new Error('The connection was given up.')))
    },
  }
  attempts.set(connector, attempt)

  try {
    const answer = await Promise.race([asked, givenUp])
    // It may have been given up in the moment between the answer and now.
    if (attempt.cancelled) return await givenUp
    if (answer.accounts.length === 0) throw new NoAccountError()
    attempts.delete(connector)
    owed.delete(connector)
    adopt(config, connector, answer)
    return answer
  } catch (error) {
    if (attempt.cancelled) throw error
    attempts.delete(connector)
    stopWaiting(config)
    if (error instanceof NoAccountError || owed.delete(connector)) void undo(config, connector)
    else unmute(config, connector)
    throw error
  }
}

/** Gives up the attempt to connect a wallet, if there is one. Its answer will change nothing. */
export function cancelConnect(connector: Connector): void {
  attempts.get(connector)?.cancel()
}

/** Takes a wallet into use: it is the current connection, and the one that is reconnected next time. */
export function adopt(
  config: Config,
  connector: Connector,
  { accounts, chainId }: ConnectedWallet,
): void {
  const [first, ...others] = accounts
  if (first === undefined) return
  const { emitter, uid } = connector
  const { change, connect, disconnect } = handlersOf(config)
  emitter.off('connect', connect)
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  muted.delete(connector)
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(uid, {
      accounts: [first, ...others],
      chainId,
      connector,
    }),
    current: uid,
    status: 'connected',
  }))
  remember(config, connector).catch(() => {})
}

async function remember(config: Config, connector: Connector): Promise<void> {
  await config.storage?.setItem('recentConnectorId', connector.id)
}

async function ask(connector: Connector): Promise<ConnectedWallet> {
  // An answer to an earlier question is still being undone: the next one comes after it.
  await undoing.get(connector)
  return connector.connect()
}

/** Disconnects a wallet that agreed after the attempt was given up. */
function undo(config: Config, connector: Connector): Promise<void> {
  if (attempts.has(connector)) {
    // The wallet is asked again. That answer decides.
    owed.add(connector)
    return Promise.resolve()
  }
  const undone = leave(config, connector)
    .catch(() => {})
    .finally(() => undoing.delete(connector))
  undoing.set(connector, undone)
  return undone
}

async function leave(config: Config, connector: Connector): Promise<void> {
  if (config.state.connections.has(connector.uid)) return
  const provider = await connector.getProvider()
  if (!provider) return
  for (const { connector: other } of config.state.connections.values()) {
    // Another connector reaches the same wallet, and is in use: to leave here would be to leave there.
    if ((await other.getProvider()) === provider) return
  }
  await connector.disconnect()
}

/** The attempt is over: a wallet that never answers must not leave the page “connecting” for ever. */
function stopWaiting(config: Config): void {
  config.setState((state) =>
    state.status === 'connecting'
      ? { ...state, status: state.current === null ? 'disconnected' : 'connected' }
      : state,
  )
}

/** wagmi connects a wallet that reports by itself that it is connected, and an answer that comes late is such a report. */
function mute(config: Config, connector: Connector): void {
  muted.add(connector)
  connector.emitter.off('connect', handlersOf(config).connect)
}

function unmute(config: Config, connector: Connector): void {
  if (muted.delete(connector)) connector.emitter.on('connect', handlersOf(config).connect)
}

type Handlers = Config['_internal']['events']

/** What wagmi does when a connector reports something. They are functions, although their type calls them methods. */
function handlersOf(config: Config): {
  change: Handlers['change']
  connect: Handlers['connect']
  disconnect: Handlers['disconnect']
} {
  return config._internal.events
}

import { type EIP1193Provider, ProviderDisconnectedError } from 'viem'
import type { Config, Connector } from 'wagmi'

import { describeWalletError } from '../errors/describeWalletError.ts'
import { errorChain } from '../errors/errorChain.ts'
import * as limits from '../limits.ts'
import { readProperty } from '../platform/readProperty.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { configState, type Conversation } from './configState.ts'
import {
  type ConnectedWallet,
  type ConnectorEffect,
  type ConnectorEvent,
  reduceConnectorFlow,
} from './connectorFlow.ts'
import { readAccounts, readConnection } from './readConnection.ts'
import { wagmiInternals } from './wagmiInternals.ts'

/**
 * Asks a wallet for its accounts and takes it into use. wagmi's own action connects any wallet that answers, whenever that is; this
 * one can be given up with `cancelConnect`, and takes no answer that holds no account. What follows from what happens is decided by
 * `reduceConnectorFlow`.
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

  const conversation = conversationWith(config, connector)
  configState(config).requested = connector
  const attempt = (conversation.attempts += 1)
  conversation.asked = new Promise((resolve, reject) => {
    conversation.callers.set(attempt, { resolve, reject })
    send(conversation, { type: 'asked', attempt })
  })
  return conversation.asked
}

/** Gives up the attempt to connect a wallet, if there is one. Its answer will change nothing. */
export function cancelConnect(connector: Connector): void {
  const conversation = configState(connector).conversations.get(connector)
  if (conversation) send(conversation, { type: 'givenUp' })
}

/** Takes a wallet into use: it is the current connection, and the one that is reconnected next time. */
export function adopt(
  config: Config,
  connector: Connector,
  { accounts, chainId }: ConnectedWallet,
): void {
  const [first, ...others] = accounts
  if (first === undefined) return
  const { emitter } = connector
  const { change, connect, disconnect } = wagmiInternals(config).events
  emitter.off('connect', connect)
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(connector.uid, {
      accounts: [first, ...others],
      chainId,
      connector,
    }),
    current: connector.uid,
    status: 'connected',
  }))
  remember(config, connector).catch(() => {})
}

/** Ends a connection of the page, without a word to the wallet. */
export function drop(config: Config, connector: Connector): void {
  wagmiInternals(config).events.disconnect(connector)
}

async function remember(config: Config, connector: Connector): Promise<void> {
  await config.storage?.setItem('recentConnectorId', connector.id)
}

function conversationWith(config: Config, connector: Connector): Conversation {
  const { conversations } = configState(config, connector)
  const known = conversations.get(connector)
  if (known) return known
  const conversation: Conversation = {
    config,
    connector,
    flow: { phase: 'idle' },
    attempts: 0,
    callers: new Map(),
  }
  conversations.set(connector, conversation)
  return conversation
}

function send(conversation: Conversation, event: ConnectorEvent): void {
  const { config, connector, flow } = conversation
  // wagmi owns the connections, and begins and ends some by itself.
  const isConnected = config.state.connections.has(connector.uid)
  const [now] = reduceConnectorFlow(flow, { type: isConnected ? 'joined' : 'left' })
  const [next, effects] = reduceConnectorFlow(now, event)
  conversation.flow = next
  for (const effect of effects) run(conversation, effect)
}

function run(conversation: Conversation, effect: ConnectorEffect): void {
  const { config, connector, callers } = conversation
  switch (effect.type) {
    case 'begin':
      config.setState((state) => ({ ...state, status: 'connecting' }))
      connector.emitter.emit('message', { type: 'connecting' })
      break
    case 'ask':
      void ask(conversation, effect.attempt)
      watch(conversation).catch(() => {})
      break
    case 'wait':
      connector.emitter.emit('message', { type: 'pending' })
      void look(conversation, effect.attempt)
      claimAnswer(conversation).catch(() => {})
      break
    case 'adopt':
      callers.get(effect.attempt)?.resolve(effect.answer)
      callers.delete(effect.attempt)
      adopt(config, connector, effect.answer)
      break
    case 'fail':
      callers.get(effect.attempt)?.reject(effect.error)
      callers.delete(effect.attempt)
      stopWaiting(config)
      break
    case 'mute':
      hear(conversation, false)
      break
    case 'listen':
      hear(conversation, true)
      break
    case 'undo':
      void undo(conversation)
  }
}

/** wagmi connects a wallet that reports by itself that it is connected, and an answer that comes late is such a report. */
function hear({ config, connector: { emitter, uid } }: Conversation, isHeard: boolean): void {
  const { connect } = wagmiInternals(config).events
  emitter.off('connect', connect)
  // What a wallet in use reports is wagmi's business until it is left.
  if (isHeard && !config.state.connections.has(uid)) emitter.on('connect', connect)
}

async function ask(conversation: Conversation, attempt: number): Promise<void> {
  try {
    const { connector } = conversation
    const answer = await readConnection(connector, await connector.connect())
    send(conversation, { type: 'answered', attempt, answer })
  } catch (error) {
    const isBusy = describeWalletError(error).kind === 'pending-request'
    send(conversation, isBusy ? { type: 'busy', attempt } : { type: 'refused', attempt, error })
  }
}

/**
 * Looks for the yes to a question that is open in the wallet. An earlier page or another tab may have asked it, and then nothing is
 * answered here: the accounts are there from some moment on, and not every wallet reports it.
 */
async function look(conversation: Conversation, attempt: number): Promise<void> {
  const { connector } = conversation
  const isWaiting = () =>
    conversation.flow.phase === 'asking' && conversation.flow.attempt === attempt
  while (isWaiting()) {
    try {
      const accounts = readAccounts(await connector.getAccounts())
      // To connect is to be reconnected at the next visit: not before there is an account.
      if (accounts?.length) {
        const found: unknown = await connector.connect({ isReconnecting: true })
        const answer = await readConnection(connector, found)
        return send(conversation, { type: 'answered', attempt, answer })
      }
    } catch {
      // A wallet that cannot say is asked again.
    }
    await nextLook()
  }
}

const nextLook = () => new Promise((resolve) => setTimeout(resolve, limits.pendingLook))

/**
 * A wallet has one answer for all pages of an origin. While one of them waits for it, a page that has given up takes nothing back; the
 * others learn that from a lock, which no page leaves behind. Where there are no locks, as without HTTPS, each page decides by itself.
 */
async function claimAnswer({ connector, asked }: Conversation): Promise<void> {
  // Who has been answered is found a moment later by a page that has to take back.
  const untilEnd = () => asked?.then(nextLook, () => {})
  await navigator.locks.request(claimOf(connector), { mode: 'shared' }, untilEnd)
}

async function isClaimed(connector: Connector): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query()
    return held?.some(({ name }) => name === claimOf(connector)) ?? false
  } catch {
    return false
  }
}

const claimOf = ({ id }: Connector) => `connect-kit ${id}`

/**
 * A wallet of the page that is updated or switched off while it is asked never answers. MetaMask's provider, and those made after it,
 * report code 1011 then. Any other code, or none, is said of a session or of an account, and the question stays open.
 */
async function watch(conversation: Conversation): Promise<void> {
  const { connector } = conversation
  if (connector.type !== 'injected') return
  // An injected connector's provider is an EIP-1193 provider; wagmi leaves the type open for other connectors.
  const provider = (await connector.getProvider()) as EIP1193Provider | undefined
  if (!provider || provider === conversation.watched) return
  conversation.watched = provider
  provider.on('disconnect', (error) => {
    if (readProperty(error, 'code') !== 1011) return
    // What viem reads of it may throw.
    const said = new Error(errorChain(error)[0]?.message, { cause: error })
    send(conversation, { type: 'gone', error: new ProviderDisconnectedError(said) })
  })
}

/** Leaves a wallet that agreed to what is not wanted any more. One that does not answer is no reason to wait with the next question. */
async function undo(conversation: Conversation): Promise<void> {
  const { config, connector } = conversation
  const late = () => {}
  await withTimeout(leave(config, connector), limits.reconnectTimeout, late).catch(late)
  send(conversation, { type: 'undone' })
}

async function leave(config: Config, connector: Connector): Promise<void> {
  if (config.state.connections.has(connector.uid)) return
  const provider = await connector.getProvider()
  if (!provider) return
  for (const { connector: other } of config.state.connections.values()) {
    // Another connector reaches the same wallet, and is in use: to leave here would be to leave there.
    if ((await other.getProvider()) === provider) return
  }
  if (await isClaimed(connector)) return
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

import type { AddressInfo } from 'node:net'

import { type WebSocket, WebSocketServer } from 'ws'

type Message = { topic: string; message: string; tag: number; publishedAt: number; from: WebSocket }

/** What a client asks a relay (JSON-RPC 2.0). */
type RelayRequest = {
  id: number | string
  method?: string
  params?: {
    topic?: string
    topics?: string[]
    message?: string
    tag?: number
    pairingTopic?: string
    sessionTopic?: string
    sessionProposal?: string
    sessionProposalResponse?: string
    sessionSettlementRequest?: string
  }
}

/** A relay that runs. */
export type Relay = {
  /** `ws://127.0.0.1:<port>` */
  url: string
  /** How many clients have connected since the start. */
  readonly connections: number
  /** How many clients are connected now. */
  readonly sockets: number
  /** Messages are taken and kept, and not answered, until this is false again. */
  silent: boolean
  /** Closes every socket. Clients may connect again. */
  drop: () => void
  stop: () => Promise<void>
}

/**
 * A WalletConnect relay for tests: keeps messages by topic and passes them to the subscribers. It reads nothing of them;
 * they are encrypted from client to client. Speaks `irn_*` of the relay protocol, and `wc_proposeSession` and
 * `wc_approveSession`, which publish two messages in one call.
 */
export async function startRelay(): Promise<Relay> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const subscribers = new Map<string, Set<WebSocket>>()
  const mailbox = new Map<string, Message[]>()
  let connections = 0
  let nextId = 1

  function deliver(socket: WebSocket, { topic, message, tag, publishedAt }: Message) {
    if (socket.readyState !== socket.OPEN) return
    const params = { id: topic, data: { topic, message, tag, publishedAt } }
    socket.send(
      JSON.stringify({ id: nextId++, jsonrpc: '2.0', method: 'irn_subscription', params }),
    )
  }

  function publish(from: WebSocket, topic: string, message: string, tag: number) {
    const published = { topic, message, tag, publishedAt: Date.now(), from }
    mailbox.set(topic, [...(mailbox.get(topic) ?? []), published])
    for (const socket of subscribers.get(topic) ?? [])
      if (socket !== from) deliver(socket, published)
  }

  function subscribe(socket: WebSocket, topic: string): string {
    subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(socket))
    // What came before the first subscriber.
    queueMicrotask(() => {
      for (const kept of mailbox.get(topic) ?? []) if (kept.from !== socket) deliver(socket, kept)
    })
    return topic
  }

  function answer(socket: WebSocket, { method, params = {} }: RelayRequest): unknown {
    const { topic = '', topics = [], message = '', tag = 0 } = params
    switch (method) {
      case 'irn_publish':
        publish(socket, topic, message, tag)
        return true
      case 'irn_subscribe':
        return subscribe(socket, topic)
      case 'irn_batchSubscribe':
        return topics.map((each) => subscribe(socket, each))
      case 'irn_unsubscribe':
        return subscribers.get(topic)?.delete(socket) ?? false
      case 'irn_fetchMessages':
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      case 'wc_proposeSession':
        subscribe(socket, params.pairingTopic ?? '')
        publish(socket, params.pairingTopic ?? '', params.sessionProposal ?? '', 1100)
        return true
      case 'wc_approveSession':
        subscribe(socket, params.sessionTopic ?? '')
        publish(socket, params.pairingTopic ?? '', params.sessionProposalResponse ?? '', 1101)
        publish(socket, params.sessionTopic ?? '', params.sessionSettlementRequest ?? '', 1102)
        return true
      default:
        return true
    }
  }

  const relay: Relay = {
    // A server that listens on a port has an address with one.
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get connections() {
      return connections
    },
    get sockets() {
      return server.clients.size
    },
    silent: false,
    drop() {
      for (const socket of server.clients) socket.terminate()
    },
    async stop() {
      relay.drop()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  server.on('connection', (socket) => {
    connections += 1
    socket.on('close', () => {
      for (const sockets of subscribers.values()) sockets.delete(socket)
    })
    socket.on('message', (data: Buffer) => {
      const request = JSON.parse(data.toString('utf8')) as RelayRequest
      // Clients acknowledge what they get; that needs no answer.
      if (request.method === undefined || relay.silent) return
      const result = answer(socket, request)
      socket.send(JSON.stringify({ id: request.id, jsonrpc: '2.0', result }))
    })
  })
  return relay
}

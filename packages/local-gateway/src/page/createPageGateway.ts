import { Hono } from 'hono/tiny'

import type { LocalChain } from '../chain/LocalChain.ts'
import { createEngine, type Engine } from '../createEngine.ts'
import type { Change } from '../events/changes.ts'
import { withFailures } from '../offchain/StoreFailedError.ts'
import { indexedDbStore } from '../offchain/stores/indexedDb.ts'
import type { Store } from '../offchain/stores/Store.ts'
import { chainRoutes } from '../routes/index.ts'
import { createHandOver, type HandOver } from './createHandOver.ts'
import { standForLead } from './leadership.ts'
import { sharedChannel } from './sharedChannel.ts'
import {
  type AskedRequest,
  askedRequest,
  givenAnswer,
  type Message,
  toRequest,
  toResponse,
} from './wire.ts'

/** Parameters of `createPageGateway`. */
export type PageGatewayParameters = {
  /** Only the requested accounts are followed, over the newest 50,000 blocks, unless a chain has another `read`. */
  chains: readonly LocalChain[]
  /** Pages of one origin with the same name share one gateway. Default: `local-gateway`. */
  name?: string | undefined
  /** The address that the clients of the page use for the gateway: its path is removed from their requests. Default: no path. */
  baseUrl?: string | undefined
  /** Where proposals and confirmations are stored. Default: the IndexedDB database with the name of the gateway. */
  store?: Store | undefined
  /** How long a page waits for the leading one before it takes the lead itself, in milliseconds. Default: 2000. */
  patience?: number | undefined
  /** Names the code of the page. Pages of other code, or with other nodes, answer for themselves; what is stored they share. */
  build?: string | undefined
  /** Called with the cause of every 500 (a bug of the gateway), and with the errors of the store (503). */
  onError?: ((error: unknown) => void) | undefined
}

/** A gateway that lives in the pages of one origin. */
export type PageGateway = {
  /**
   * Answers as `fetch` to the hosted gateway would.
   *
   * @throws DOMException when the signal of the request is aborted, or the gateway is closed
   */
  fetch(this: void, input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** Calls back with the changes that any of the pages has made or read. Returns a function that unsubscribes. */
  onChange(this: void, listener: (change: Change) => void): () => void
  /** Leaves the other pages to themselves. What was recorded stays. */
  close(this: void): void
}

/** How many blocks back the events of an account are read: about a week where a block takes 12 seconds. */
const defaultBlocks = 50_000

/**
 * The gateway in the page: the same calls, indexer and checks as in Node, over the RPC of a node and an IndexedDB database. The
 * pages of one origin share it: one of them reads the chain and writes, the others hand their requests to it, and the next one
 * takes over when it is gone. What it does not have is what only a server can do: sign-in, the explorer pages, `GET /events`.
 */
export function createPageGateway(parameters: PageGatewayParameters): PageGateway {
  const { name = 'local-gateway', patience = 2000 } = parameters
  if (!('locks' in navigator)) return withoutLocks()
  const listeners = new Set<(change: Change) => void>()
  const led = leadName(name, parameters)
  const channel = new BroadcastChannel(led)
  const shared = new BroadcastChannel(sharedChannel(name))
  const post = (message: Message) => {
    if (!isClosed) channel.postMessage(message)
  }
  let engine: Engine | undefined
  let isClosed = false

  const emit = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  const others = createHandOver({ post, patience, onSilence: takeOver })
  const leadership = standForLead(led, {
    onLead() {
      if (engine) return
      const opened = openEngine(parameters, name, {
        onWritten: () => {
          if (!isClosed) shared.postMessage('written')
        },
        onDeposed: () => {
          if (engine === opened) startAnew()
        },
      })
      opened.onChange((change) => {
        emit(change)
        post({ type: 'change', change })
      })
      engine = opened
      isTakingOver = false
      post({ type: 'leads' })
      others.giveUp()
    },
    onLost() {
      void engine?.close()
      engine = undefined
    },
  })

  /** What is stored has changed without this page: it forgets what it knows of it, and reads it again when it leads the next time. */
  function startAnew() {
    if (!engine) return
    void engine.close()
    engine = undefined
    leadership.renounce()
  }
  shared.addEventListener('message', startAnew)

  /** What this page records and answers while it leads; undefined when it leads no longer. */
  async function answerHere(request: AskedRequest): Promise<Response | undefined> {
    const here = engine
    const response = await here?.answer(toRequest(request))
    // The page that leads now may not know what was recorded here: it is asked, too, and records nothing twice.
    return here === engine ? response : undefined
  }

  async function answerOther(id: string, request: AskedRequest): Promise<void> {
    if (!engine) return
    post({ type: 'taken', id })
    const response = await answerHere(request)
    if (response) post({ type: 'answer', id, answer: await givenAnswer(response) })
  }

  hear(channel, { others, onAsk: (id, request) => void answerOther(id, request), onChange: emit })

  let isTakingOver = false
  function takeOver() {
    if (engine || isTakingOver) return
    isTakingOver = true
    leadership.takeOver()
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const { signal } = request
      const read = await askedRequest(request)
      for (;;) {
        signal.throwIfAborted()
        if (isClosed) throw new DOMException('The gateway of this page is closed.', 'AbortError')
        if (engine) {
          const response = await answerHere(read)
          if (response) return response
        } else {
          const answer = await others.ask(read, signal)
          if (answer) return toResponse(answer)
        }
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      channel.close()
      shared.close()
      void Promise.resolve(engine?.close()).finally(leadership.resign)
      engine = undefined
      others.giveUp()
    },
  }
}

type Heard = {
  others: HandOver
  onAsk: (id: string, request: AskedRequest) => void
  onChange: (change: Change) => void
}

/** Listens to the other pages. */
function hear(channel: BroadcastChannel, { others, onAsk, onChange }: Heard): void {
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    switch (data.type) {
      case 'leads':
        return others.giveUp()
      case 'ask':
        return onAsk(data.id, data.request)
      case 'taken':
        return others.taken(data.id)
      case 'answer':
        return others.answered(data.id, data.answer)
      case 'change':
        return onChange(data.change)
    }
  })
}

/** The pages that can share a leader: they run the same code over the same nodes, so one may answer for the others. */
function leadName(name: string, { chains, build = '' }: PageGatewayParameters): string {
  const nodes = chains.map(({ chainId, rpcUrl }) => [chainId, rpcUrl])
  return JSON.stringify([name, build, nodes])
}

type StoreEvents = { onWritten: () => void; onDeposed: () => void }

/** The store of the browser. A page that does not know what another one has written reads it anew before it writes. */
function browserStore(name: string, { onWritten, onDeposed }: StoreEvents): Store {
  const store = indexedDbStore({ name, onDeposed })
  return {
    ...store,
    append: (scope, value) => store.append(scope, value).then(onWritten),
    replace: (scope, values) => store.replace(scope, values).then(onWritten),
  }
}

/** The engine of the leading page. */
function openEngine(
  { chains, baseUrl, store, onError }: PageGatewayParameters,
  name: string,
  events: StoreEvents,
): Engine {
  const prefix = baseUrl === undefined ? '' : new URL(baseUrl, location.href).pathname
  return createEngine({
    chains: chains.map((chain) => ({ ...chain, read: chain.read ?? { blocks: defaultBlocks } })),
    store: withFailures(store ?? browserStore(name, events)),
    app: new Hono({ getPath: (request) => pathBehind(request, prefix) }),
    routes: chainRoutes,
    responseFormat: 'current',
    testing: false,
    queueOverlap: false,
    isTransactionService: false,
    signInDomains: undefined,
    pollingInterval: 1000,
    now: Date.now,
    onError,
  })
}

/** The path of a request without the prefix, and without a slash at its end. */
function pathBehind({ url }: Request, prefix: string): string {
  const { pathname } = new URL(url)
  const start = prefix.replace(/\/+$/, '')
  const path = pathname.startsWith(`${start}/`) ? pathname.slice(start.length) : pathname
  return path.replace(/(?<=.)\/$/, '')
}

/** Without Web Locks two pages could overwrite what the other has recorded. */
function withoutLocks(): PageGateway {
  const body = {
    code: 503,
    message: 'This page cannot share a gateway: it has no Web Locks. They need HTTPS or localhost.',
  }
  return {
    fetch: () => Promise.resolve(Response.json(body, { status: 503 })),
    onChange: () => () => undefined,
    close: () => undefined,
  }
}

import { UserRejectedRequestError } from 'viem'

import { SessionExpiredError } from '../errors/errors.ts'
import type { Pairing } from './pairing.ts'
import { closeSession, type RestingClient, withRelayTimeout } from './relayHold.ts'
import { startChainId } from './session.ts'
import type { CurrentSession, SessionHolder } from './sessionHolder.ts'

export type SessionConnectionParameters = {
  holder: SessionHolder
  pairing: Pairing
  /** Loads the client, or gives the one that is loaded. */
  getClient: () => Promise<RestingClient>
  /** The client, if it is loaded. */
  client: () => RestingClient | undefined
  /** The chains of the page. */
  chainIds: readonly number[]
  /** How long the client may take to be there, in milliseconds. */
  relayTimeout: number
}

/** Connects and disconnects. Each ends the attempt before it, wherever that is. */
export type SessionConnection = {
  connect: (options: {
    /** The chain to start on. */
    chainId: number | undefined
    /** Only the session of the last visit will do: no code is shown. */
    isReconnecting: boolean | undefined
  }) => Promise<CurrentSession>
  disconnect: () => Promise<void>
}

/** Makes the connection of a connector: by the session of the last visit, or by pairing. */
export function createSessionConnection({
  holder,
  pairing,
  getClient,
  client,
  chainIds,
  relayTimeout,
}: SessionConnectionParameters): SessionConnection {
  let attempts = 0

  return {
    async connect({ chainId, isReconnecting }) {
      const attempt = (attempts += 1)
      const isSuperseded = () => attempt !== attempts
      pairing.abort(cancelled())
      const client = await withRelayTimeout(getClient(), relayTimeout)
      if (isSuperseded()) throw cancelled()
      const restored = await holder.restore(client)
      if (isSuperseded()) {
        // A visitor who disconnected meanwhile has left this session too.
        if (restored && !(await holder.remembered())) {
          await closeSession(client, restored.session.topic)
        }
        throw cancelled()
      }
      if (!restored && isReconnecting) {
        await holder.forget()
        throw new SessionExpiredError()
      }
      const session = restored?.session ?? (await pairing.pair(client))
      if (isSuperseded()) {
        await closeSession(client, session.topic)
        throw cancelled()
      }
      const start = startChainId(session, [chainId, restored?.chainId], chainIds)
      if (start === undefined) {
        await closeSession(client, session.topic)
        throw Object.assign(new Error('The wallet allowed no account on any network.'), {
          code: 7000,
        })
      }
      const current = { session, chainId: start }
      holder.start(current)
      await holder.remember()
      if (isSuperseded()) {
        if (!holder.current()) await holder.forget()
        throw cancelled()
      }
      return current
    },

    async disconnect() {
      attempts += 1
      pairing.abort(cancelled())
      const topic = holder.current()?.session.topic
      await holder.forget()
      const keeper = client()
      if (topic && keeper) await closeSession(keeper, topic)
    },
  }
}

function cancelled(): Error {
  return new UserRejectedRequestError(new Error('The connection was cancelled.'))
}

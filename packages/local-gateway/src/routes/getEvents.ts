import { streamSSE } from 'hono/streaming'

import type { Change } from '../events/changes.ts'
import type { Gateway } from '../Gateway.ts'
import type { App } from './Route.ts'

/** A stream with this many unread events is closed. A client that connects again reads everything anyway. */
const maxUnreadEvents = 1000

/**
 * A stream of server-sent events, an addition to the paths of the hosted gateway: `change` names the accounts whose answers are
 * different now, `reset` says that every answer may be. The chains are polled while there is a stream.
 */
export function getEvents(app: App, gateway: Gateway) {
  app.get('/events', (c) => {
    const response = streamSSE(
      c,
      (stream) =>
        new Promise((resolve) => {
          const { signal } = c.req.raw
          let unread = 0
          const unsubscribes = [gateway.changes.subscribe(send), gateway.changes.onClose(close)]
          signal.addEventListener('abort', close)
          stream.onAbort(close)
          void stream.write(': hello\n\n')

          function send(change: Change) {
            unread += 1
            // `writeSSE` writes a tick later: an event right before the gateway closes is lost.
            void stream.write(toServerSentEvent(change)).then(() => (unread -= 1))
            if (unread > maxUnreadEvents) close()
          }

          function close() {
            for (const unsubscribe of unsubscribes) unsubscribe()
            signal.removeEventListener('abort', close)
            resolve()
          }
        }),
    )
    // About a connection, which the server has and a `Response` has not.
    for (const name of ['connection', 'transfer-encoding']) response.headers.delete(name)
    return response
  })
}

function toServerSentEvent({ type, ...data }: Change): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

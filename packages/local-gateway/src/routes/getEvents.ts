import type { Hono } from 'hono'

import type { Change } from '../events/changes.ts'
import type { Gateway } from '../Gateway.ts'

/** A reader who lets so many events wait unread is let go; whoever comes back looks at everything anyway. */
const mostWaiting = 1000

/**
 * A stream of server-sent events, beside the hosted gateway's paths: `change` names the accounts whose answers are
 * different now, `reset` says that everything is. While somebody listens, the chains are looked at again and again.
 */
export function getEvents(app: Hono, gateway: Gateway) {
  app.get('/events', (c) => {
    const { signal } = c.req.raw
    let leave = () => {}
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const encoder = new TextEncoder()
          controller.enqueue(encoder.encode(': hello\n\n'))
          const stopListening = gateway.changes.listen((change) => {
            controller.enqueue(encoder.encode(asEvent(change)))
            if ((controller.desiredSize ?? 0) < 0) leave()
          })
          const stopWaiting = gateway.changes.onEnd(() => leave())
          const onAbort = () => leave()
          signal.addEventListener('abort', onAbort)
          leave = () => {
            stopListening()
            stopWaiting()
            signal.removeEventListener('abort', onAbort)
            try {
              controller.close()
            } catch {
              // The reader has left first.
            }
          }
        },
        cancel: () => leave(),
      },
      { highWaterMark: mostWaiting },
    )
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
    })
  })
}

function asEvent({ type, ...data }: Change): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

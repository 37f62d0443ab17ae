import type { Hono } from 'hono'

import type { Gateway } from '../Gateway.ts'
import type { Change } from '../events/changes.ts'

/**
 * A stream of server-sent events, beside the hosted gateway's paths: `change` names the accounts whose answers are
 * different now, `reset` says that everything is. While somebody listens, the chains are looked at again and again.
 */
export function getEvents(app: Hono, gateway: Gateway) {
  app.get('/events', (c) => {
    let stop = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder()
        controller.enqueue(encoder.encode(': hello\n\n'))
        const stopListening = gateway.changes.listen((change) =>
          controller.enqueue(encoder.encode(asEvent(change))),
        )
        const leave = () => {
          stopListening()
          try {
            controller.close()
          } catch {
            // The reader has left first.
          }
        }
        stop = leave
        gateway.changes.onEnd(leave)
        c.req.raw.signal.addEventListener('abort', leave)
      },
      cancel: () => stop(),
    })
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
    })
  })
}

function asEvent({ type, ...data }: Change): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

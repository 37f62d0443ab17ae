import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Route = (request: Request) => Response | Promise<Response>

/**
 * A plain Node server.
 *
 * @param routes what answers, by method and path: `GET /api/nonce`
 * @param otherwise what answers everything else
 */
export function createNodeServer(
  routes: Readonly<Record<string, Route>>,
  otherwise: Route = () => new Response(null, { status: 404 }),
): Server {
  return createServer((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', headers } = incoming
      const url = new URL(incoming.url ?? '/', `http://${headers.host ?? 'localhost'}`)
      const request = new Request(url, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: method === 'POST' ? new Uint8Array(await buffer(incoming)) : null,
      })
      const response = await (routes[`${method} ${url.pathname}`] ?? otherwise)(request)
      outgoing.setHeaders(response.headers)
      outgoing.writeHead(response.status).end(await response.text())
    })().catch(() => outgoing.writeHead(500).end())
  })
}

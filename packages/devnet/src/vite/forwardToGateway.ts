import type { IncomingMessage, ServerResponse } from 'node:http'

import { isLocalPage } from '../access/isLocalPage.ts'
import { gatewayAddress } from './gatewayAddress.ts'
import { withPagePaths } from './withPagePaths.ts'

/** Headers that belong to one connection, or that the next server sets itself. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
])

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !ownHeaders.has(name)) headers.set(name, String(value))
  // Only requests of the dev server's own pages arrive here. The gateway allows pages of this machine; it does not know the other names
  // of the dev server.
  if (!isLocalPage(request.headers.origin, [])) headers.delete('origin')
  return headers
}

/**
 * Creates the middleware that forwards requests to the gateway. A connect server has already removed the prefix of the path.
 *
 * @param gatewayUrl where the gateway is
 * @param prefix the path of the gateway on the dev server; added to the addresses of further pages
 */
export function forwardToGateway(gatewayUrl: string, prefix: string) {
  return (request: IncomingMessage, response: ServerResponse) => {
    // An event stream ends when the page is closed.
    const stop = new AbortController()
    response.once('close', () => stop.abort())
    forward(request, response, stop.signal).catch(() => {
      if (stop.signal.aborted) return
      if (!response.headersSent) response.statusCode = 502
      response.end()
    })
  }

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    signal: AbortSignal,
  ): Promise<void> {
    const address = gatewayAddress(request.url, gatewayUrl)
    if (!address) {
      response.statusCode = 400
      response.end('This is no path of the gateway.')
      return
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const answer = await fetch(address, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      body: hasBody ? new Uint8Array(await readAll(request)) : null,
      signal,
      redirect: 'manual',
    })
    response.statusCode = answer.status
    for (const [name, value] of answer.headers)
      if (!ownHeaders.has(name) && !name.startsWith('access-control-'))
        response.appendHeader(name, value)
    if (answer.headers.get('content-type')?.includes('application/json')) {
      const origin = `http://${request.headers.host ?? new URL(gatewayUrl).host}`
      response.end(withPagePaths(await answer.text(), { origin, prefix }))
      return
    }
    // Without a length, some clients wait for more of an empty answer.
    if (answer.headers.get('content-length') === '0') response.setHeader('content-length', '0')
    // An `EventSource` is open when the headers arrive, which is before the first event.
    response.flushHeaders()
    const reader = answer.body?.getReader()
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      response.write(part.value)
    }
    response.end()
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  // A request without an encoding gives buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

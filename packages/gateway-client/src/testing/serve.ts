import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, createServer as createHttp2Server } from 'node:http2'
import type { AddressInfo } from 'node:net'

/** A server on this machine, for as long as a test needs it. */
export type Served = {
  url: string
  /** Every request it got: method and path. */
  requests: string[]
  close: () => Promise<void>
}

/** Serves HTTP/1.1. The answer may be as ill-behaved as the test wants. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Served> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Serves HTTP/2 without encryption. */
export async function serveHttp2(
  answer: (path: string) => { status: number; body: string },
): Promise<Served> {
  const requests: string[] = []
  const server = createHttp2Server()
  server.on('stream', (stream, headers) => {
    const path = String(headers[':path'])
    requests.push(`${String(headers[':method'])} ${path}`)
    const { status, body } = answer(path)
    stream.respond({ ':status': status }, { endStream: body === '' })
    if (body !== '') stream.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A `fetch` over HTTP/2, which Node's own speaks with encryption only. As over every HTTP/2, there is no status text. */
export function fetchHttp2(url: string, init: RequestInit): Promise<Response> {
  const { origin, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const session = connect(origin)
    session.on('error', reject)
    const stream = session.request({ ':method': init.method ?? 'GET', ':path': pathname + search })
    let status = 0
    const chunks: Buffer[] = []
    stream.on('response', (headers) => (status = Number(headers[':status'])))
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () => {
      session.close()
      const hasNoBody = [204, 205, 304].includes(status)
      resolve(new Response(hasNoBody ? null : Buffer.concat(chunks), { status }))
    })
    stream.end()
  })
}

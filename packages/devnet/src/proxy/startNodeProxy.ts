import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

import { askedHost } from '../access/askedHost.ts'
import { isLocalPage } from '../access/isLocalPage.ts'
import { isOwnHost } from '../access/isOwnHost.ts'
import { JournalFailedError, PortInUseError } from '../errors.ts'
import { isAnswered } from './findFreePort.ts'

const host = '127.0.0.1'

/** Handles the requests to a node before they are forwarded. */
export type RequestGuard = {
  /**
   * Handles a request.
   *
   * @param body the request as it came
   * @param forward sends it to the node and returns the answer
   * @returns the answer
   * @throws JournalFailedError whose sentence is the answer
   */
  handle: (body: string, forward: () => Promise<string>) => Promise<string>
}

/** The proxy in front of a node. The node itself listens at another address. */
export type NodeProxy = {
  url: string
  /** Forwards requests to the node from now on, through the guard if there is one. Before, they are answered with 503. */
  forwardTo: (node: string, guard?: RequestGuard) => void
  close: () => Promise<void>
}

/**
 * Listens on a port for a node, and forwards the requests of programs, pages of this machine, and browser extensions. Nodes for
 * development answer every web page, and web pages can reach this machine.
 *
 * @param parameters the port (0 for any free one), its purpose, as an error names it, and further origins that are allowed
 * @throws PortInUseError when the port is taken
 */
export async function startNodeProxy({
  port,
  purpose,
  allowedOrigins = [],
}: {
  port: number
  purpose: string
  allowedOrigins?: readonly string[] | undefined
}): Promise<NodeProxy> {
  const agent = new Agent({ keepAlive: true })
  let inner: { node: URL; guard: RequestGuard | undefined } | undefined
  const tunnels = new Set<Duplex>()
  const isAllowed = (request: IncomingMessage): boolean =>
    isOwnHost(askedHost(request), []) && isLocalPage(request.headers.origin, allowedOrigins)

  const forward = (body: string, node: URL): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      httpRequest(node, { method: 'POST', headers, agent }, (answer) => {
        textOf(answer).then(resolve, reject)
      })
        .once('error', reject)
        .end(body)
    })

  const server = createServer((request, response) => {
    const { method, headers } = request
    const end = (status: number, text?: string): void => {
      response.statusCode = status
      response.end(text)
    }
    if (!isAllowed(request))
      return end(403, 'Only programs and pages of this machine may ask this node.')
    if (headers.origin !== undefined) {
      response.setHeader('access-control-allow-origin', headers.origin)
      response.setHeader('vary', 'Origin')
    }
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'POST')
      response.setHeader('access-control-allow-headers', 'content-type')
      response.setHeader('access-control-max-age', '600')
      return end(204)
    }
    if (method !== 'POST') return end(405, 'A node is asked by POST.')
    // Other types need no preflight request, so any page could send them.
    if (!headers['content-type']?.toLowerCase().startsWith('application/json'))
      return end(415, 'A node is asked in application/json.')
    if (!inner) return end(503, 'The chain is not up yet.')
    const { node, guard } = inner
    textOf(request)
      .then((body) => (guard ? guard.handle(body, () => forward(body, node)) : forward(body, node)))
      .then(
        (answer) => {
          response.setHeader('content-type', 'application/json')
          end(200, answer)
        },
        (error: unknown) =>
          error instanceof JournalFailedError
            ? end(503, error.message)
            : end(502, 'The chain does not answer.'),
      )
  })

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!inner || !isAllowed(request)) {
      socket.end(`HTTP/1.1 ${inner ? '403 Forbidden' : '503 Service Unavailable'}\r\n\r\n`)
      return
    }
    const { hostname, port } = inner.node
    const tunnel = connect({ host: hostname, port: Number(port) }, () => {
      tunnel.write(requestHead(request))
      tunnel.write(head)
      tunnel.pipe(socket).pipe(tunnel)
    })
    for (const [end, other] of [
      [tunnel, socket],
      [socket, tunnel],
    ] as const) {
      tunnels.add(end)
      end.once('close', () => {
        tunnels.delete(end)
        other.destroy()
      })
      end.on('error', () => other.destroy())
    }
  })

  await listen(server, port, purpose)
  // A server that listens on a port has an address of this form.
  const address = server.address() as AddressInfo
  return {
    url: `http://${host}:${address.port}`,
    forwardTo(node, guard) {
      inner = { node: new URL(node), guard }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const tunnel of tunnels) tunnel.destroy()
        agent.destroy()
      }),
  }
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  // A stream without an encoding gives buffers.
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** The request line and headers of a request, to send them to the node. */
function requestHead({ url = '/', rawHeaders }: IncomingMessage): string {
  const lines = [`GET ${url} HTTP/1.1`]
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

async function listen(server: Server, port: number, purpose: string): Promise<void> {
  if (port !== 0 && (await isAnswered(port))) throw new PortInUseError(port, purpose)
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new PortInUseError(port, purpose)))
    server.listen(port, host, () => resolve())
  })
}

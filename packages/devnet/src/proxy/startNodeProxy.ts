import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

import { isLocalPage } from '../access/isLocalPage.ts'
import { isOwnHost } from '../access/isOwnHost.ts'
import { requestHost } from '../access/requestHost.ts'
import { ChainNotUpError, JournalFailedError, PortInUseError } from '../errors.ts'
import { isPortInUse } from './findFreePort.ts'

const host = '127.0.0.1'

/** Handles the requests to a node before they are forwarded. */
export type RequestGuard = {
  /**
   * Handles a request.
   *
   * @param body the body of the request
   * @param forward sends it to the node and returns the answer
   * @returns the answer
   * @throws JournalFailedError, ChainNotUpError whose message is the answer
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
  let target: ProxyTarget | undefined
  const tunnels = new Set<Duplex>()
  const isAllowed = (request: IncomingMessage): boolean =>
    isOwnHost(requestHost(request), []) && isLocalPage(request.headers.origin, allowedOrigins)

  const server = createServer((request, response) => {
    if (isAllowed(request)) respond(request, response, { target, agent })
    else end(response, 403, 'Only programs and pages of this machine may ask this node.')
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (target && isAllowed(request)) {
      openTunnel(target.node, { request, socket, head, tunnels })
      return
    }
    socket.end(`HTTP/1.1 ${target ? '403 Forbidden' : '503 Service Unavailable'}\r\n\r\n`)
  })

  await listen(server, port, purpose)
  // A server that listens on a port has an address of this form.
  const address = server.address() as AddressInfo
  return {
    url: `http://${host}:${address.port}`,
    forwardTo(node, guard) {
      target = { node: new URL(node), guard }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
        for (const tunnel of tunnels) tunnel.destroy()
        agent.destroy()
      }),
  }
}

/** Where requests are forwarded to, and the guard that handles them before. */
type ProxyTarget = { node: URL; guard: RequestGuard | undefined }

function end(response: ServerResponse, status: number, text?: string): void {
  response.statusCode = status
  response.end(text)
}

/** Responds to an allowed request: to a preflight by itself, to a POST of JSON with the answer of the node. */
function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { target, agent }: { target: ProxyTarget | undefined; agent: Agent },
): void {
  const { method, headers } = request
  if (headers.origin !== undefined) {
    response.setHeader('access-control-allow-origin', headers.origin)
    response.setHeader('vary', 'Origin')
  }
  if (method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'POST')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('access-control-max-age', '600')
    end(response, 204)
    return
  }
  if (method !== 'POST') {
    end(response, 405, 'A node is asked by POST.')
    return
  }
  // Other types need no preflight request, so any page could send them.
  if (!headers['content-type']?.toLowerCase().startsWith('application/json')) {
    end(response, 415, 'A node is asked in application/json.')
    return
  }
  if (!target) {
    end(response, 503, new ChainNotUpError().message)
    return
  }
  const { node, guard } = target
  textOf(request)
    .then((body) => {
      const forward = () => post(node, body, agent)
      return guard ? guard.handle(body, forward) : forward()
    })
    .then(
      (answer) => {
        response.setHeader('content-type', 'application/json')
        end(response, 200, answer)
      },
      (error: unknown) => {
        if (error instanceof JournalFailedError || error instanceof ChainNotUpError)
          end(response, 503, error.message)
        else end(response, 502, 'The chain does not answer.')
      },
    )
}

/** Sends a body to the node, and resolves to its answer. */
function post(node: URL, body: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    httpRequest(node, { method: 'POST', headers, agent }, (answer) => {
      textOf(answer).then(resolve, reject)
    })
      .once('error', reject)
      .end(body)
  })
}

/** Connects a socket that was upgraded, such as a WebSocket, with the node. When one end closes, so does the other. */
function openTunnel(
  { hostname, port }: URL,
  {
    request,
    socket,
    head,
    tunnels,
  }: { request: IncomingMessage; socket: Duplex; head: Buffer; tunnels: Set<Duplex> },
): void {
  const tunnel = connect({ host: hostname, port: Number(port) }, () => {
    tunnel.write(requestHead(request))
    tunnel.write(head)
    tunnel.pipe(socket).pipe(tunnel)
  })
  for (const [own, other] of [
    [tunnel, socket],
    [socket, tunnel],
  ] as const) {
    tunnels.add(own)
    own.once('close', () => {
      tunnels.delete(own)
      other.destroy()
    })
    own.on('error', () => other.destroy())
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
  if (port !== 0 && (await isPortInUse(port))) throw new PortInUseError(port, purpose)
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new PortInUseError(port, purpose)))
    server.listen(port, host, () => resolve())
  })
}

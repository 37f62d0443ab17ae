import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'

import type { LocalGateway } from '../createLocalGateway.ts'
import { isOwnOrigin } from '../request/isLocalOrigin.ts'
import { createSharedAnswers } from './createSharedAnswers.ts'
import { isAllowedHost } from './isAllowedHost.ts'
import { withCors } from './withCors.ts'

/** Parameters of `serveLocalGateway`. */
export type ServeLocalGatewayParameters = {
  /** 0 selects a free port. Default: 8787. */
  port?: number | undefined
  /** Default: 127.0.0.1, which other machines cannot reach. */
  host?: string | undefined
  /** Accepted values of the `Host` header, besides the names of this machine. */
  allowedHosts?: readonly string[] | undefined
  /**
   * Origins, besides those of this machine and of the hosts above, whose pages may change things and be signed in, such as
   * `https://pay.example`. All other pages may read.
   */
  allowedOrigins?: readonly string[] | undefined
}

/** A gateway that is served over HTTP. */
export type ServedGateway = {
  url: string
  /** Closes the server and its connections. The gateway itself stays open. */
  close(): Promise<void>
}

/** The port is taken by another program. Choose another port, or end that program. */
export class PortInUseError extends Error {
  override name = 'PortInUseError'
  readonly port: number

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is in use. Choose another port, or end the program that uses it.`, {
      cause,
    })
    this.port = port
  }
}

/**
 * Serves a gateway over HTTP on this machine. Pages of this machine and of `allowedOrigins` may do everything, with their cookie;
 * all others may only read. Requests under a foreign host name are refused, so that a web site cannot reach the gateway by
 * pointing its own name at this machine.
 *
 * @throws PortInUseError
 */
export async function serveLocalGateway(
  gateway: Pick<LocalGateway, 'fetch'> & Partial<LocalGateway>,
  {
    port = 8787,
    host = '127.0.0.1',
    allowedHosts = [],
    allowedOrigins = [],
  }: ServeLocalGatewayParameters = {},
): Promise<ServedGateway> {
  const answer = async (request: Request) => {
    const requestHost = request.headers.get('host')
    const names = [host, ...allowedHosts]
    // The request target may contain a host, too (RFC 9112, 3.2.2), and the URLs of further pages are built from it.
    const target = new URL(request.url).host
    if (requestHost === null || !isAllowedHost(requestHost, names) || !isAllowedHost(target, names))
      return Response.json(
        { message: 'Forbidden host', error: 'Forbidden', statusCode: 403 },
        { status: 403 },
      )
    const isAllowed = (origin: string) =>
      allowedOrigins.includes(origin) || isOwnOrigin(origin, requestHost)
    return withCors(request, gateway.fetch, isAllowed)
  }
  const listener = getRequestListener(answer)
  const server = createServer(
    createSharedAnswers(answer, (incoming, outgoing) => void listener(incoming, outgoing)),
  )
  await listen(server, port, host)
  // A server that listens on a port has an address of this form.
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        'code' in error && error.code === 'EADDRINUSE' ? new PortInUseError(port, error) : error,
      ),
    )
    server.listen(port, host, resolve)
  })
}

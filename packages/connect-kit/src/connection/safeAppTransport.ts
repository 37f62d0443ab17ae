import type { Transport } from 'viem'
import type { Connector } from 'wagmi'

/**
 * A transport that asks the Safe app about transactions while the visitor is connected through it. What is sent there is a
 * proposal, of whose hash no node knows; without this, a wait for its receipt would never end.
 *
 * @param current the connector in use
 */
export function safeAppTransport<transport extends Transport>(
  transport: transport,
  current: () => Connector | undefined,
): transport {
  const asking: Transport = (parameters) => {
    const made = transport(parameters)
    return { ...made, request: safeAppRequest(made.request, current) }
  }
  return asking as transport
}

/** The same for a client that the host made. */
export function safeAppClient<client extends { request: object }>(
  client: client,
  current: () => Connector | undefined,
): client {
  return Object.assign(client, {
    request: safeAppRequest(client.request as Request, current),
  })
}

type Request = ReturnType<Transport>['request']

function safeAppRequest(request: Request, current: () => Connector | undefined): Request {
  const asking = async (call: { method: string; params?: unknown }, options?: unknown) => {
    const connector = current()
    if (connector?.type !== 'safe' || !/^eth_getTransaction(?:Receipt|ByHash)$/.test(call.method))
      return request(call as never, options as never)
    // The Safe app's provider takes any request; wagmi leaves the type open.
    const provider = (await connector.getProvider()) as { request: Request }
    return provider.request(call as never)
  }
  // Its type names every method there is; each is handed on as it came.
  return asking as Request
}

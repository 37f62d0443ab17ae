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
    const request = async (call: { method: string; params?: unknown }) => {
      const connector = current()
      if (connector?.type !== 'safe' || !/^eth_getTransaction(?:Receipt|ByHash)$/.test(call.method))
        return made.request(call as never)
      // The Safe app's provider takes any request; wagmi leaves the type open.
      const provider = (await connector.getProvider()) as typeof made
      return provider.request(call as never)
    }
    // Its type names every method there is; each is handed on as it came.
    return { ...made, request: request as typeof made.request }
  }
  return asking as transport
}

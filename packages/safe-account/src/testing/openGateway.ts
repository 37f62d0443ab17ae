import { createGatewayClient, type GatewayClient } from '@ghost-pay/gateway-client'

/** Answers a request with something else; undefined lets the truth through. */
export type GatewayLie = (
  path: string,
  ask: () => Promise<Response>,
) => Promise<Response> | undefined

/** A real gateway that can be made to lie about single answers. */
export type OpenGateway = {
  client: GatewayClient
  /** From now on. */
  lie: (lie: GatewayLie) => void
  /** What was asked, oldest first. */
  readonly asked: readonly string[]
}

/** Opens a gateway that stands at an address. */
export function openGateway(baseUrl: string): OpenGateway {
  let current: GatewayLie | undefined
  const asked: string[] = []
  const client = createGatewayClient({
    baseUrl,
    retry: false,
    fetch: (input, init) => {
      const { pathname, search } = new URL(new Request(input, init).url)
      asked.push(pathname)
      const ask = () => fetch(input, init)
      return current?.(pathname + search, ask) ?? ask()
    },
  })
  return {
    client,
    lie(lie) {
      current = lie
    },
    asked,
  }
}

/** Answers what the gateway answers, with some of its fields changed. */
export async function changed(
  ask: () => Promise<Response>,
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): Promise<Response> {
  const response = await ask()
  // Every answer that is changed is an object.
  const answer = (await response.json()) as Record<string, unknown>
  return Response.json(change(answer), { status: response.status })
}

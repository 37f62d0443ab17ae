import { createGatewayClient, type GatewayClient } from '@ghost-pay/gateway-client'

/** A request to a gateway. */
export type GatewayCall = { method: string; path: string; body: string | undefined }

/**
 * What is answered instead of the truth; undefined to let the truth through. A thrown error looks like a gateway that does
 * not answer.
 *
 * @param ask asks the real gateway
 */
export type GatewayLie = (
  request: GatewayCall,
  ask: () => Promise<Response>,
) => Response | undefined | Promise<Response | undefined>

/** A real gateway that can be made to lie about single answers. */
export type LyingGateway = {
  client: GatewayClient
  /** From now on. Undefined: honest again. */
  lie: (lie: GatewayLie | undefined) => void
  /** What was asked, oldest first, for example `POST /v1/…/propose`. */
  readonly asked: readonly string[]
}

/**
 * Stands between an app and its gateway.
 *
 * @param baseUrl the real gateway
 */
export function createLyingGateway(baseUrl: string): LyingGateway {
  let current: GatewayLie | undefined
  const asked: string[] = []
  const client = createGatewayClient({
    baseUrl,
    retry: false,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const { method } = request
      asked.push(`${method} ${pathname}`)
      const body = method === 'GET' ? undefined : await request.clone().text()
      const ask = () => fetch(input, init)
      return (await current?.({ method, path: pathname + search, body }, ask)) ?? ask()
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

/** Answers what the gateway answers, changed on its way. */
export async function changed(
  ask: () => Promise<Response>,
  change: (text: string) => string,
): Promise<Response> {
  const response = await ask()
  return new Response(change(await response.text()), {
    status: response.status,
    headers: { 'content-type': 'application/json' },
  })
}

/**
 * A text with another payee in the place of one, where it has it first.
 *
 * @param payee address whose first digit becomes another
 */
export const withOtherPayee = (text: string, payee: string): string =>
  text.replace(new RegExp(payee.slice(2), 'i'), (digits) =>
    digits.replace(/^./, (digit) => (digit.toLowerCase() === 'b' ? 'c' : 'b')),
  )

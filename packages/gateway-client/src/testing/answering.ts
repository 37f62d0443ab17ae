import { createGatewayClient, type GatewayClient, type GatewayClientOptions } from '../client.ts'

/** A request as the gateway gets it. */
export type Asked = { method: string; path: string; headers: Headers; body: unknown }

/**
 * A client of a gateway that answers with what `answer` returns: a `Response`, or anything else as JSON.
 *
 * @returns the client, and everything it was asked
 */
export function answering(
  answer: (asked: Asked, index: number) => unknown,
  options: GatewayClientOptions = {},
): { client: GatewayClient; asked: Asked[] } {
  const asked: Asked[] = []
  const baseUrl = options.baseUrl ?? 'https://gateway.test'
  const client = createGatewayClient({
    baseUrl,
    fetch: async (url, init) => {
      const request = new Request(url, init)
      const text = await request.text()
      asked.push({
        method: request.method,
        path: url.slice(baseUrl.length),
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      })
      const answered = await answer(asked.at(-1)!, asked.length - 1)
      return answered instanceof Response ? answered : Response.json(answered)
    },
    retry: false,
    ...options,
  })
  return { client, asked }
}

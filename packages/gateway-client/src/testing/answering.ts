import { createGatewayClient, type GatewayClient, type GatewayClientOptions } from '../client.ts'

/** A request as the gateway gets it. */
export type SentRequest = { method: string; path: string; headers: Headers; body: unknown }

/**
 * A client of a gateway that answers with what `answer` returns: a `Response`, or anything else as JSON.
 *
 * @returns the client, and everything it was asked
 */
export function answering(
  answer: (requests: SentRequest, index: number) => unknown,
  options: GatewayClientOptions = {},
): { client: GatewayClient; requests: SentRequest[] } {
  const requests: SentRequest[] = []
  const baseUrl = options.baseUrl ?? 'https://gateway.test'
  const client = createGatewayClient({
    baseUrl,
    fetch: async (url, init) => {
      const request = new Request(url, init)
      const text = await request.text()
      requests.push({
        method: request.method,
        path: url.slice(baseUrl.length),
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      })
      const answered = await answer(requests.at(-1)!, requests.length - 1)
      return answered instanceof Response ? answered : Response.json(answered)
    },
    retry: false,
    ...options,
  })
  return { client, requests }
}

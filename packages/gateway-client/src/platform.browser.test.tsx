import { expect, test } from 'vitest'

import { createGatewayClient } from './client.ts'
import { getFiatCodes } from './endpoints/getFiatCodes.ts'
import {
  GatewayAbortError,
  GatewayContentError,
  GatewayError,
  GatewayHttpError,
  GatewayNetworkError,
} from './errors.ts'

test('a gateway at a path of the page is requested through the browser', async () => {
  const client = createGatewayClient({ baseUrl: '/no-gateway-is-here', retry: false })
  const error = await getFiatCodes(client).catch((error: unknown) => error)
  // The test's own server answers with a page, or with 404.
  expect(error instanceof GatewayContentError || error instanceof GatewayHttpError).toBe(true)
  expect((error as GatewayError).url).toBe('/no-gateway-is-here/v1/balances/supported-fiat-codes')
})

test("the browser's own fetch may be handed in as it is", async () => {
  const client = createGatewayClient({
    baseUrl: '/no-gateway-is-here',
    fetch: window.fetch,
    retry: false,
  })
  const error = await getFiatCodes(client).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(GatewayError)
  expect(error).not.toBeInstanceOf(GatewayNetworkError)
})

test('a gateway that cannot be reached', async () => {
  const client = createGatewayClient({ baseUrl: 'http://127.0.0.1:1', retry: false })
  const error = await getFiatCodes(client).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(GatewayNetworkError)
  expect(error).toMatchObject({ message: 'Network request failed' })
})

test('an abort ends the request', async () => {
  const controller = new AbortController()
  const client = createGatewayClient({ baseUrl: '/no-gateway-is-here' })
  const answer = getFiatCodes(client, { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toBeInstanceOf(GatewayAbortError)
})

test('a worker has its own client', async () => {
  const worker = new Worker(new URL('./testing/platformWorker.ts', import.meta.url), {
    type: 'module',
  })
  const balance = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = reject
  })
  worker.terminate()
  expect(balance).toBe(10n ** 21n)
})

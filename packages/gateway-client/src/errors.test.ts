import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { createGatewayClient } from './client.ts'
import { confirmMessage } from './endpoints/confirmMessage.ts'
import { getFiatCodes } from './endpoints/getFiatCodes.ts'
import {
  GatewayContentError,
  GatewayError,
  GatewayHttpError,
  GatewayNetworkError,
  GatewayTimeoutError,
} from './errors.ts'
import { fetchHttp2, serve, type Served, serveHttp2 } from './testing/serve.ts'
import { hashOf } from './testing/wire.ts'

/** What a server may answer, and what the error says (behaviour/gateway-client#http-error), case by case. */
type Case = {
  name: string
  status: number
  body: string
  /** Whether the length is said, or the body comes in chunks. */
  length?: boolean
  message: string
  /** Over HTTP/2, where there is no status text. Default: the same. */
  http2?: string
  error: abstract new (...parameters: never[]) => GatewayError
  fields?: Record<string, unknown>
}

const zodBody = {
  statusCode: 422,
  code: 'custom',
  message: 'Invalid address',
  path: ['safes', 0, 'address'],
}

const cases: Case[] = [
  {
    name: 'success without a body, in chunks',
    status: 200,
    body: '',
    message: 'Invalid response content: OK',
    http2: 'Invalid response content: 200',
    error: GatewayContentError,
    fields: { reason: 'empty', status: 200 },
  },
  {
    name: 'success without a body, of length 0',
    status: 200,
    body: '',
    length: true,
    message: 'Invalid response content: OK',
    http2: 'Invalid response content: 200',
    error: GatewayContentError,
    fields: { reason: 'empty' },
  },
  {
    name: 'no content where some was requested',
    status: 204,
    body: '',
    message: 'Invalid response content: No Content',
    http2: 'Invalid response content: 204',
    error: GatewayContentError,
  },
  {
    name: 'reset content where some was requested',
    status: 205,
    body: '',
    message: 'Invalid response content: Reset Content',
    http2: 'Invalid response content: 205',
    error: GatewayContentError,
  },
  {
    name: 'not modified, without a condition in the request',
    status: 304,
    body: '',
    message: 'Not Modified',
    http2: '304',
    error: GatewayHttpError,
  },
  {
    name: 'success that is no JSON',
    status: 200,
    body: '<html>hello</html>',
    message: 'Invalid response content: OK',
    http2: 'Invalid response content: 200',
    error: GatewayContentError,
    fields: { reason: 'json', excerpt: '<html>hello</html>' },
  },
  {
    name: 'failure with a page of a proxy',
    status: 500,
    body: '<html><h1>Internal Server Error</h1></html>',
    message: 'Invalid response content: Internal Server Error',
    http2: 'Invalid response content: 500',
    error: GatewayContentError,
    fields: { status: 500 },
  },
  {
    name: 'failure without a body',
    status: 503,
    body: '',
    length: true,
    message: 'Service Unavailable',
    http2: '503',
    error: GatewayHttpError,
    fields: { status: 503, code: undefined, details: undefined },
  },
  {
    name: 'code and message',
    status: 400,
    body: '{"code":1,"message":"m"}',
    message: '1: m',
    error: GatewayHttpError,
    fields: { code: 1, details: 'm' },
  },
  {
    name: 'code and message that say nothing',
    status: 400,
    body: '{"code":0,"message":null}',
    message: '0: null',
    error: GatewayHttpError,
    fields: { code: 0, details: undefined },
  },
  {
    name: 'a generic code, as in 2023',
    status: 404,
    body: '{"code":1337,"message":"Safe not found","arguments":[],"debug":null}',
    message: '1337: Safe not found',
    error: GatewayHttpError,
    fields: { code: 1337, details: 'Safe not found', status: 404 },
  },
  {
    name: 'no code: the status text, and the words in details',
    status: 400,
    body: '{"statusCode":400,"message":"Invalid transaction ID"}',
    message: 'Bad Request',
    http2: '400',
    error: GatewayHttpError,
    fields: { details: 'Invalid transaction ID', code: undefined },
  },
  {
    name: 'a refused signature: no code',
    status: 422,
    body: '{"message":"Invalid signature","statusCode":422}',
    message: 'Unprocessable Entity',
    http2: '422',
    error: GatewayHttpError,
    fields: { details: 'Invalid signature' },
  },
  {
    name: 'a message alone',
    status: 400,
    body: '{"message":"m"}',
    message: 'Bad Request',
    http2: '400',
    error: GatewayHttpError,
    fields: { details: 'm' },
  },
  {
    name: 'a code alone',
    status: 400,
    body: '{"code":5}',
    message: 'Bad Request',
    http2: '400',
    error: GatewayHttpError,
    fields: { code: 5 },
  },
  {
    name: 'text',
    status: 422,
    body: '"str"',
    message: 'Unprocessable Entity',
    http2: '422',
    error: GatewayHttpError,
  },
  {
    name: 'null',
    status: 502,
    body: 'null',
    message: 'Bad Gateway',
    http2: '502',
    error: GatewayHttpError,
  },
  {
    name: 'a list',
    status: 500,
    body: '[]',
    message: 'Internal Server Error',
    http2: '500',
    error: GatewayHttpError,
  },
  {
    name: 'a refused field: the code is a word',
    status: 422,
    body: JSON.stringify(zodBody),
    message: 'custom: Invalid address',
    error: GatewayHttpError,
    fields: { code: 'custom', fieldPath: ['safes', '0', 'address'], body: zodBody },
  },
  {
    name: 'a body that was no JSON, answered with text',
    status: 400,
    body: "Body is not valid JSON but content-type is set to 'application/json'",
    message: 'Invalid response content: Bad Request',
    http2: 'Invalid response content: 400',
    error: GatewayContentError,
  },
  {
    name: 'forbidden without a session',
    status: 403,
    body: '{"message":"Forbidden resource","error":"Forbidden","statusCode":403}',
    message: 'Forbidden',
    http2: '403',
    error: GatewayHttpError,
    fields: { details: 'Forbidden resource' },
  },
  {
    name: 'an account that is barred',
    status: 451,
    body: '{"code":451,"message":"Unavailable for legal reasons"}',
    message: '451: Unavailable for legal reasons',
    error: GatewayHttpError,
  },
  {
    name: 'a code that is an object with a toString of its own',
    status: 400,
    body: '{"code":{"toString":1,"valueOf":1},"message":{"a":1}}',
    message: '{"toString":1,"valueOf":1}: {"a":1}',
    error: GatewayHttpError,
    fields: { code: undefined, details: '{"a":1}' },
  },
  {
    name: 'several messages, and none of them coded',
    status: 400,
    body: '{"statusCode":400,"message":["to must be an address","value must be text"]}',
    message: 'Bad Request',
    http2: '400',
    error: GatewayHttpError,
    fields: { details: '["to must be an address","value must be text"]' },
  },
]

/** The case whose number the path begins with. */
const caseAt = (path: string | undefined) => cases[Number(path?.split('/')[1])]!

let server: Served
let http2: Served

beforeAll(async () => {
  server = await serve((request, response) => {
    const { status, body, length } = caseAt(request.url)
    response.statusCode = status
    if (length) response.setHeader('content-length', Buffer.byteLength(body))
    if (body) response.write(body)
    response.end()
  })
  http2 = await serveHttp2((path) => caseAt(path))
})

afterAll(async () => {
  await server.close()
  await http2.close()
})

describe.each(cases.map((each, index) => ({ ...each, index })))(
  '$status $name',
  ({ index, message, error, fields = {}, http2: overHttp2 = message }) => {
    test('over HTTP/1.1', async () => {
      const client = createGatewayClient({ baseUrl: `${server.url}/${index}`, retry: false })
      const thrown = await getFiatCodes(client).catch((thrown: unknown) => thrown)
      expect(thrown).toBeInstanceOf(error)
      expect(thrown).toBeInstanceOf(GatewayError)
      expect(thrown).toMatchObject({ message, method: 'GET', ...fields })
      expect((thrown as GatewayError).url).toBe(
        `${server.url}/${index}/v1/balances/supported-fiat-codes`,
      )
    })

    test('over HTTP/2', async () => {
      const baseUrl = `${http2.url}/${index}`
      const client = createGatewayClient({ baseUrl, fetch: fetchHttp2, retry: false })
      const thrown = await getFiatCodes(client).catch((thrown: unknown) => thrown)
      expect(thrown).toBeInstanceOf(error)
      expect(thrown).toMatchObject({ message: overHttp2, ...fields })
    })
  },
)

test.each([
  [200, '', false],
  [200, '', true],
  [201, '', true],
  [202, '', true],
  [204, '', false],
  [205, '', false],
  [200, '{"status":204,"data":null}', false],
])('a call that answers with nothing takes %i with body %j', async (status, body, length) => {
  const plain = await serve((_, response) => {
    response.statusCode = status
    if (length) response.setHeader('content-length', body.length)
    response.end(body)
  })
  const client = createGatewayClient({ baseUrl: plain.url })
  const parameters = { chainId: 1, messageHash: hashOf('a'), signature: '0x12' } as const
  await expect(confirmMessage(client, parameters)).resolves.toBeUndefined()
  await plain.close()
})

test('a call that answers with nothing does not take what is no JSON', async () => {
  const plain = await serve((_, response) => response.end('<html>'))
  const client = createGatewayClient({ baseUrl: plain.url })
  const parameters = { chainId: 1, messageHash: hashOf('a'), signature: '0x12' } as const
  await expect(confirmMessage(client, parameters)).rejects.toThrow('Invalid response content: OK')
  await plain.close()
})

test('a gateway that is not there', async () => {
  const gone = await serve(() => undefined)
  await gone.close()
  const client = createGatewayClient({ baseUrl: gone.url, retry: false })
  const error = await getFiatCodes(client).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(GatewayNetworkError)
  expect(error).toMatchObject({ message: 'Network request failed', name: 'GatewayNetworkError' })
  expect((error as Error).cause).toBeInstanceOf(TypeError)
})

test('a gateway that does not answer', async () => {
  const silent = await serve(() => undefined)
  const client = createGatewayClient({ baseUrl: silent.url, timeout: 500 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asking = getFiatCodes(client).catch((error: unknown) => error)
  await expect.poll(() => silent.requests).toHaveLength(1)
  vi.advanceTimersByTime(500)
  const error = await asking
  expect(error).toBeInstanceOf(GatewayTimeoutError)
  expect(error).toMatchObject({ message: 'Network request timed out', timeout: 500 })
  expect(silent.requests).toHaveLength(1)
  await silent.close()
})

test.each([
  ['3', 3000],
  ['0', 0],
  ['-3', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s', (header, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const headers = new Headers({ 'retry-after': header })
  const { retryAfter } = new GatewayHttpError({ status: 429, statusText: '', headers }, undefined)
  expect(retryAfter).toBe(expected)
})

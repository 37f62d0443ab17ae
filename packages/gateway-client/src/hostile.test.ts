import { expect, onTestFinished, test } from 'vitest'

import { createGatewayClient, type GatewayClientOptions } from './client.ts'
import { decodeData } from './endpoints/decodeData.ts'
import { getChain } from './endpoints/getChain.ts'
import { getCollectiblesPage } from './endpoints/getCollectiblesPage.ts'
import { getFiatCodes } from './endpoints/getFiatCodes.ts'
import { getNonces } from './endpoints/getNonces.ts'
import { getTransactionHistory } from './endpoints/getTransactionHistory.ts'
import {
  GatewayContentError,
  GatewayNetworkError,
  GatewayRedirectError,
  GatewayTimeoutError,
  GatewayValidationError,
} from './errors.ts'
import { iteratePages } from './lists/iterate.ts'
import { serve } from './testing/serve.ts'
import { addressInfo, buildPage, owners, safe } from './testing/wire.ts'

async function clientOf(answer: Parameters<typeof serve>[0], options: GatewayClientOptions = {}) {
  const server = await serve(answer)
  onTestFinished(() => server.close())
  const client = createGatewayClient({ baseUrl: server.url, retry: false, ...options })
  return { client, server }
}

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

test('a body that drips is given up when the time is over', async () => {
  const { client } = await clientOf(
    (request, response) => {
      response.write('["USD"')
      const drip = setInterval(() => response.write(' '), 10)
      request.on('close', () => clearInterval(drip))
    },
    { timeout: 100 },
  )
  expect(await failure(getFiatCodes(client))).toBeInstanceOf(GatewayTimeoutError)
})

test('a connection that is cut in the body', async () => {
  const { client } = await clientOf((_, response) => {
    response.write('["USD"')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await failure(getFiatCodes(client))).toBeInstanceOf(GatewayNetworkError)
})

test('a connection that is cut before the head', async () => {
  const { client } = await clientOf((request) => request.socket.destroy())
  expect(await failure(getFiatCodes(client))).toBeInstanceOf(GatewayNetworkError)
})

test('a body shorter than its length', async () => {
  const { client } = await clientOf((request, response) => {
    response.setHeader('content-length', 100)
    response.write('["USD"]')
    setTimeout(() => request.socket.destroy(), 20)
  })
  expect(await failure(getFiatCodes(client))).toBeInstanceOf(GatewayNetworkError)
})

test('a body longer than its length is read no further', async () => {
  const { client } = await clientOf((request) => {
    request.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n["USD"]["EUR"]')
  })
  const answer = await failure(getFiatCodes(client))
  if (answer instanceof Error) expect(answer).toBeInstanceOf(GatewayNetworkError)
  else expect(answer).toEqual(['USD'])
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  const target = await serve((_, response) => response.end('["EVIL"]'))
  onTestFinished(() => target.close())
  const { client } = await clientOf(
    (_, response) => response.writeHead(status, { location: `${target.url}/elsewhere` }).end(),
    { headers: { 'x-api-key': 'secret' } },
  )
  const error = await failure(getFiatCodes(client))
  expect(error).toBeInstanceOf(GatewayRedirectError)
  expect(error).toMatchObject({ location: `${target.url}/elsewhere` })
  // Nobody is told to go there.
  expect((error as Error).message).not.toContain(target.url)
  expect(target.requests).toEqual([])
})

test('ten megabytes are refused by their length, before they are read', async () => {
  let sent = 0
  const { client } = await clientOf((_, response) => {
    const chunk = Buffer.alloc(1_000_000, 'x')
    response.setHeader('content-length', 10 * chunk.length)
    const send = () => {
      for (; sent < 10 && response.write(chunk); sent++);
    }
    response.on('drain', send)
    send()
  })
  const error = await failure(getFiatCodes(client))
  expect(error).toBeInstanceOf(GatewayContentError)
  expect(error).toMatchObject({ reason: 'size', status: 200 })
  expect(sent).toBeLessThan(10)
})

test('ten megabytes in chunks are refused at the cap', async () => {
  const { client } = await clientOf((_, response) => {
    response.write('["')
    for (let sent = 0; sent < 10; sent++) response.write('x'.repeat(1_000_000))
    response.end('"]')
  })
  expect(await failure(getFiatCodes(client))).toMatchObject({ reason: 'size' })
  const { client: patient } = await clientOf(
    (_, response) => response.end(JSON.stringify(['x'.repeat(10_000_000)])),
    { maxBytes: 11_000_000 },
  )
  expect(await getFiatCodes(patient)).toHaveLength(1)
})

test('a platform that cannot stream has its cap, too', async () => {
  const text = JSON.stringify(['x'.repeat(6_000_000)])
  const unstreamed = () =>
    Promise.resolve(
      Object.defineProperties(new Response(text), {
        body: { value: undefined },
        headers: { value: new Headers() },
      }),
    )
  const client = createGatewayClient({ fetch: unstreamed })
  expect(await failure(getFiatCodes(client))).toMatchObject({ reason: 'size' })
  const patient = createGatewayClient({ fetch: unstreamed, maxBytes: 7_000_000 })
  expect(await getFiatCodes(patient)).toHaveLength(1)
})

test('JSON a hundred thousand levels deep', async () => {
  const depth = 100_000
  const { client } = await clientOf((_, response) =>
    response.end('['.repeat(depth) + ']'.repeat(depth)),
  )
  expect(await failure(getFiatCodes(client))).toBeInstanceOf(GatewayValidationError)
})

test('a call in a call in a call, deeper than the stack', async () => {
  const depth = 50_000
  const open = '{"method":"m","parameters":[{"name":"n","type":"t","value":"v","valueDecoded":'
  const { client } = await clientOf((_, response) =>
    response.end(`${open.repeat(depth)}null${'}]}'.repeat(depth)}`),
  )
  const error = await failure(decodeData(client, { chainId: 1, data: '0x', to: safe }))
  expect(error).toBeInstanceOf(GatewayContentError)
  expect(error).toMatchObject({ reason: 'depth' })
})

test.each(['__proto__', '\\u005f_proto__', '\\u005F\\u005Fproto\\u005F_'])(
  'a key %s changes no prototype and does not come through',
  async (key) => {
    const item = `{"address":"${safe}","id":"1","metadata":{"${key}":{"isAdmin":true},"a":1}}`
    const { client } = await clientOf((_, response) =>
      response.end(`{"results":[${item}],"${key}":{"isAdmin":true},"constructor":1}`),
    )
    const page = await getCollectiblesPage(client, { chainId: 1, address: safe })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    expect((page as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    expect(page.results[0]?.metadata).toEqual({ a: 1 })
    expect(Object.keys(page.results[0]?.metadata ?? {})).toEqual(['a'])
  },
)

test('a union member that is named like a method of objects is unknown', async () => {
  const { client } = await clientOf((_, response) =>
    response.end(JSON.stringify(buildPage([{ type: 'constructor' }, { type: 'toString' }]))),
  )
  const page = await getTransactionHistory(client, { chainId: 1, address: safe })
  expect(page.results).toEqual([
    { type: 'unknown', received: 'constructor', raw: { type: 'constructor' } },
    { type: 'unknown', received: 'toString', raw: { type: 'toString' } },
  ])
})

test('whole numbers beyond 2^53 keep their digits', async () => {
  const { client } = await clientOf((_, response) =>
    response.end(
      `{"method":"m 12345678901234567890","accuracy":null,"parameters":[{"name":"x","type":"tuple","value":null,` +
        `"valueDecoded":[{"operation":0,"to":"${safe}","value":115792089237316195423570985008687907853269984665640564039457584007913129639935}]}]}`,
    ),
  )
  const decoded = await decodeData(client, { chainId: 1, data: '0x', to: safe })
  expect(decoded.method).toBe('m 12345678901234567890')
  expect(decoded.parameters[0]?.valueDecoded).toMatchObject([{ value: 2n ** 256n - 1n }])
})

test('a count beyond 2^53 is refused rather than rounded', async () => {
  const { client } = await clientOf((_, response) =>
    response.end('{"currentNonce":9007199254740993,"recommendedNonce":1}'),
  )
  const error = await failure(getNonces(client, { chainId: 1, address: safe }))
  expect(error).toBeInstanceOf(GatewayValidationError)
  expect(error).toMatchObject({ issues: [{ path: 'currentNonce' }] })
})

test('an amount of a million digits is refused, and not repeated in the message', async () => {
  const { client } = await clientOf((_, response) =>
    response.end(
      JSON.stringify({
        method: 'm',
        parameters: [
          {
            name: 'x',
            type: 't',
            value: 'v',
            valueDecoded: [{ operation: 0, to: safe, value: '9'.repeat(1_000_000) }],
          },
        ],
      }),
    ),
  )
  const error = await failure(decodeData(client, { chainId: 1, data: '0x', to: safe }))
  expect(error).toBeInstanceOf(GatewayValidationError)
  expect((error as Error).message.length).toBeLessThan(300)
})

test('a list whose pages lead in a circle ends', async () => {
  const { client, server } = await clientOf((request, response) => {
    const isSecond = request.url?.includes('offset%3D20')
    const next = `${request.headers.host}${request.url?.split('?')[0]}?cursor=offset%3D${isSecond ? 0 : 20}`
    response.end(JSON.stringify(buildPage([], { next: `http://${next}` })))
  })
  let pages = 0
  for await (const page of iteratePages(client, getTransactionHistory, {
    chainId: 1,
    address: safe,
  })) {
    pages += page.results.length + 1
    expect(pages).toBeLessThan(10)
  }
  expect(server.requests.length).toBeLessThan(5)
})

test('an answer of the wrong kind says where it is wrong, and keeps what came', async () => {
  const { client } = await clientOf((_, response) =>
    response.end(JSON.stringify({ chainId: '1', chainName: 5, owners: owners.map(addressInfo) })),
  )
  const error = await failure(getChain(client, { chainId: 1 }))
  expect(error).toBeInstanceOf(GatewayValidationError)
  expect(error).toMatchObject({
    message: 'Unexpected response at chainName: Expected text but received 5',
    body: { chainName: 5 },
  })
})

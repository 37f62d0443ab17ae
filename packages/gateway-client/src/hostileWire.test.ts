import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { deflateRawSync, gzipSync } from 'node:zlib'

import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { createGatewayClient, type GatewayClientOptions } from './client.ts'
import { confirmTransaction } from './endpoints/confirmTransaction.ts'
import { getFiatCodes } from './endpoints/getFiatCodes.ts'
import { getNonces } from './endpoints/getNonces.ts'
import { getSafeInfo } from './endpoints/getSafeInfo.ts'
import { getTransactionHistory } from './endpoints/getTransactionHistory.ts'
import {
  GatewayAbortError,
  GatewayContentError,
  GatewayError,
  GatewayHttpError,
  GatewayMismatchError,
  GatewayNetworkError,
  GatewayRedirectError,
  GatewayTimeoutError,
  GatewayValidationError,
} from './errors.ts'
import { serve } from './testing/serve.ts'
import { buildItem, buildPage, buildSafeInfo, hashOf, owners, safe } from './testing/wire.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const account = { chainId: 1, address: safe }

/** A server that answers as it likes, the client that asks it, and how many of its connections are open. */
async function setting(answer: Answer, options: GatewayClientOptions = {}) {
  const open = new Set<unknown>()
  const server = await serve((request, response) => {
    const { socket } = request
    if (!open.has(socket)) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    answer(request, response)
  })
  onTestFinished(() => server.close())
  const client = createGatewayClient({ baseUrl: server.url, retry: false, ...options })
  return { client, server, open }
}

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

/** An answer written by hand, byte for byte, on the bare connection. */
const raw =
  (...parts: (string | Buffer)[]): Answer =>
  ({ socket }) => {
    for (const part of parts) socket.write(part)
    socket.end()
  }

/** A body that goes on for as long as somebody listens. */
function drip(response: ServerResponse, text: string) {
  response.write(text)
  const timer = setInterval(() => response.write(text), 5)
  response.on('close', () => clearInterval(timer))
}

const head = 'HTTP/1.1 200 OK\r\n'
const usd = '["USD"]'

describe('what is read as it is meant', () => {
  test.each<[string, Answer]>([
    ['a byte order mark', (_, response) => response.end(`\ufeff${usd}`)],
    [
      'a page by its type',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(usd),
    ],
    [
      'an image by its type',
      (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(usd),
    ],
    [
      'a type that is none',
      (_, response) => response.writeHead(200, { 'content-type': ';;=' }).end(usd),
    ],
    [
      'another alphabet by its type',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-16' }).end(usd),
    ],
    [
      'squeezed',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(usd)),
    ],
    [
      'squeezed twice',
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(usd))),
    ],
    [
      'hints before the answer',
      raw(
        'HTTP/1.1 102 Processing\r\n\r\n',
        'HTTP/1.1 103 Early Hints\r\nlink: </evil>; rel=preload\r\n\r\n',
        `${head}content-length: 7\r\n\r\n${usd}`,
      ),
    ],
    ['no length, the end is the end', raw(`${head}connection: close\r\n\r\n${usd}`)],
  ])('%s', async (_, answer) => {
    const { client } = await setting(answer)
    expect(await getFiatCodes(client)).toEqual(['USD'])
  })
})

/** What comes, as which error, and what that says. */
type Refused = [string, Answer, abstract new (...given: never[]) => GatewayError, object?]

const bomb = gzipSync(`["${'x'.repeat(50_000_000)}"]`, { level: 9 })

describe('what is refused', () => {
  test.each<Refused>([
    [
      'two byte order marks',
      (_, response) => response.end(`\ufeff\ufeff${usd}`),
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'text in another alphabet',
      (_, response) => response.end(Buffer.from(usd, 'utf16le')),
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'a second answer behind it',
      (_, response) => response.end(`${usd}["EUR"]`),
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'a zero byte behind it',
      (_, response) => response.end(`${usd}\0`),
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'a page',
      (_, response) => response.end('<!doctype html>'),
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'a number that is none',
      (_, response) => response.end('NaN'),
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'a script that gives JSON away',
      (_, response) => response.end(`)]}',\n${usd}`),
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'nothing of the type it says',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(usd),
      GatewayNetworkError,
    ],
    [
      'half of what was squeezed',
      (_, response) => {
        const whole = gzipSync(
          JSON.stringify(Array.from({ length: 1000 }, (_, code) => `C${code}`)),
        )
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(whole.subarray(0, 1000))
      },
      GatewayContentError,
      { reason: 'json' },
    ],
    [
      'fifty megabytes in fifty kilobytes',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
      GatewayContentError,
      { reason: 'size' },
    ],
    [
      'fifty megabytes squeezed twice',
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(bomb)),
      GatewayContentError,
      { reason: 'size' },
    ],
    [
      'fifty megabytes, squeezed in the other way',
      (_, response) =>
        response
          .writeHead(200, { 'content-encoding': 'deflate' })
          .end(deflateRawSync(Buffer.alloc(50_000_000, 'x'))),
      GatewayContentError,
      { reason: 'size' },
    ],
    [
      'an error of fifty megabytes',
      (_, response) => response.writeHead(500, { 'content-encoding': 'gzip' }).end(bomb),
      GatewayContentError,
      { reason: 'size', status: 500 },
    ],
    [
      'two lengths',
      raw(`${head}content-length: 7\r\ncontent-length: 9\r\n\r\n${usd}  `),
      GatewayNetworkError,
    ],
    ['a length below 0', raw(`${head}content-length: -7\r\n\r\n${usd}`), GatewayNetworkError],
    [
      'a length and chunks',
      raw(`${head}content-length: 7\r\ntransfer-encoding: chunked\r\n\r\n7\r\n${usd}\r\n0\r\n\r\n`),
      GatewayNetworkError,
    ],
    [
      'a chunk that is none',
      raw(`${head}transfer-encoding: chunked\r\n\r\nxyz\r\n${usd}`),
      GatewayNetworkError,
    ],
    [
      'chunks without an end',
      raw(`${head}transfer-encoding: chunked\r\n\r\n7\r\n${usd}\r\n`),
      GatewayNetworkError,
    ],
    ['another protocol', raw('SSH-2.0-OpenSSH_9.6\r\n'), GatewayNetworkError],
    [
      'another protocol from now on',
      raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      GatewayNetworkError,
    ],
    [
      'a head of a megabyte',
      raw(`${head}x-long: ${'x'.repeat(1_000_000)}\r\n\r\n${usd}`),
      GatewayNetworkError,
    ],
    ['a head that is no head', raw(`${head}: x\r\n\r\n${usd}`), GatewayNetworkError],
    ['no head at all', raw('\r\n\r\n'), GatewayNetworkError],
    [
      'an answer without content that has some',
      raw(`HTTP/1.1 204 No Content\r\ncontent-length: 7\r\n\r\n${usd}`),
      GatewayContentError,
      { reason: 'empty', status: 204 },
    ],
    [
      'several answers to choose from',
      (_, response) => response.writeHead(300, { location: 'http://127.0.0.1:1/' }).end(usd),
      GatewayHttpError,
      { status: 300 },
    ],
    [
      'a proxy to go through',
      (_, response) => response.writeHead(305, { location: 'http://127.0.0.1:1/' }).end(usd),
      GatewayHttpError,
      { status: 305 },
    ],
    [
      'a redirect to nowhere',
      (_, response) => response.writeHead(302).end(),
      GatewayRedirectError,
      { location: undefined },
    ],
    [
      'a redirect to a script',
      (_, response) => response.writeHead(302, { location: 'javascript:alert(1)' }).end(),
      GatewayRedirectError,
    ],
    [
      'a redirect to a file',
      (_, response) => response.writeHead(307, { location: 'file:///etc/passwd' }).end(),
      GatewayRedirectError,
    ],
    [
      'a redirect to itself',
      (request, response) => response.writeHead(308, { location: request.url }).end(usd),
      GatewayRedirectError,
    ],
  ])('%s', async (_, answer, error, fields = {}) => {
    const { client, server } = await setting(answer, { timeout: 20_000 })
    const told = await failure(getFiatCodes(client))
    expect(told).toBeInstanceOf(error)
    expect(told).toMatchObject(fields)
    expect(server.requests).toHaveLength(1)
    expect(client.inFlight.size).toBe(0)
    expect((told as Error).message.length).toBeLessThanOrEqual(1000)
  })
})

test('a redirect of a write is not followed either, and nothing of it goes anywhere', async () => {
  const target = await serve((_, response) => response.end(usd))
  onTestFinished(() => target.close())
  for (const status of [301, 302, 303, 307, 308]) {
    const { client } = await setting((_, response) =>
      response.writeHead(status, { location: target.url }).end(),
    )
    const confirmation = { chainId: 1, safeTxHash: hashOf('a'), signature: '0x12' } as const
    expect(await failure(confirmTransaction(client, confirmation))).toBeInstanceOf(
      GatewayRedirectError,
    )
  }
  expect(target.requests).toEqual([])
})

describe('a connection that nobody listens to any more is closed', () => {
  const json = (response: ServerResponse) => drip(response, ' ')

  test.each<
    [string, Answer, GatewayClientOptions, abstract new (...given: never[]) => GatewayError]
  >([
    [
      'a redirect whose body does not end',
      (_, response) => {
        response.writeHead(302, { location: '/elsewhere' })
        json(response)
      },
      {},
      GatewayRedirectError,
    ],
    [
      'a body beyond the cap',
      (_, response) => drip(response, 'x'.repeat(1000)),
      { maxBytes: 5000 },
      GatewayContentError,
    ],
    [
      'a length beyond the cap',
      (_, response) => {
        response.setHeader('content-length', 6000)
        json(response)
      },
      { maxBytes: 5000 },
      GatewayContentError,
    ],
    [
      'squeezed beyond the cap, without an end',
      (_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' })
        response.write(bomb.subarray(0, 40_000))
      },
      {},
      GatewayContentError,
    ],
    ['no answer', () => undefined, {}, GatewayTimeoutError],
    [
      'a head that drips',
      ({ socket }) => {
        socket.write(head)
        const timer = setInterval(() => socket.write('x-a: 1\r\n'), 5)
        socket.on('close', () => clearInterval(timer))
      },
      {},
      GatewayTimeoutError,
    ],
    [
      'hints without an end',
      ({ socket }) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5)
        socket.on('close', () => clearInterval(timer))
      },
      {},
      GatewayTimeoutError,
    ],
    ['a body that drips', (_, response) => json(response), {}, GatewayTimeoutError],
    [
      'an error that drips',
      (_, response) => {
        response.writeHead(500)
        json(response)
      },
      {},
      GatewayTimeoutError,
    ],
  ])('%s', async (_, answer, options, error) => {
    const { client, server, open } = await setting(answer, options)
    // The client's clock stands still until the question has arrived.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asking = failure(getFiatCodes(client))
    await expect.poll(() => server.requests).toHaveLength(1)
    if (error === GatewayTimeoutError) {
      await wait(30)
      vi.advanceTimersByTime(client.timeout)
    }
    expect(await asking).toBeInstanceOf(error)
    expect(server.requests).toHaveLength(1)
    await expect.poll(() => open.size).toBe(0)
  })
})

describe('whoever leaves closes the connection, and no timer stays', () => {
  test.each<[string, Answer]>([
    ['before the head', () => undefined],
    ['within the head', ({ socket }) => void socket.write(head)],
    ['behind the head', (_, response) => response.flushHeaders()],
    ['within the body', (_, response) => void response.write('["USD"')],
    [
      'within what is squeezed',
      (_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' })
        response.write(gzipSync(usd).subarray(0, 15))
      },
    ],
    [
      'within an error',
      (_, response) => {
        response.writeHead(500)
        response.write('{')
      },
    ],
  ])('%s', async (_, answer) => {
    const { client, server, open } = await setting(answer, { timeout: 60_000, retry: 5 })
    const set = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    onTestFinished(() => void vi.restoreAllMocks())
    const controller = new AbortController()
    const asking = failure(getFiatCodes(client, { signal: controller.signal }))
    await expect.poll(() => server.requests).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 30))
    controller.abort('left')
    expect(await asking).toBeInstanceOf(GatewayAbortError)
    await expect.poll(() => open.size).toBe(0)
    expect(server.requests).toHaveLength(1)
    expect(client.inFlight.size).toBe(0)
    const own = set.mock.calls.findIndex(([, delay]) => delay === 60_000)
    expect(cleared).toHaveBeenCalledWith(set.mock.results[own]?.value)
  })
})

describe('JSON that means harm', () => {
  const answered = async (body: string) => {
    const { client } = await setting((_, response) => response.end(body))
    return client
  }
  const info = (more: object = {}) => JSON.stringify(buildSafeInfo(more)).slice(1, -1)

  test('of a key that comes twice the last one counts, for the check as for the answer', async () => {
    const good = await answered(`{"chainId":"5","nonce":"x",${info()}}`)
    expect(await getSafeInfo(good, account)).toMatchObject({ chainId: 1, nonce: 7 })
    const bad = await answered(`{${info()},"chainId":"5"}`)
    expect(await failure(getSafeInfo(bad, account))).toBeInstanceOf(GatewayMismatchError)
    const other = await answered(`{${info()},"address":{"value":"${owners[0]}"}}`)
    expect(await failure(getSafeInfo(other, account))).toBeInstanceOf(GatewayMismatchError)
  })

  test('names of what every object has are fields like any other', async () => {
    const client = await answered(
      `{${info()},"constructor":{"prototype":{"isOwner":true}},"toString":1,"hasOwnProperty":2,"then":3,"toJSON":4}`,
    )
    const read = await getSafeInfo(client, account)
    expect(read).toMatchObject({ nonce: 7, then: 3 })
    expect('isOwner' in {}).toBe(false)
    expect('isOwner' in Object).toBe(false)
  })

  test.each([
    '1e400',
    '-1e400',
    '-1',
    '1.5',
    '1e-400',
    '"7"',
    '1e21',
    '9007199254740992',
    '[7]',
    '{"valueOf":7}',
    'true',
  ])('a nonce of %s is none', async (number) => {
    const client = await answered(`{"currentNonce":${number},"recommendedNonce":7}`)
    const read = await failure(getNonces(client, account))
    if (number === '1e-400') expect(read).toEqual({ currentNonce: 0, recommendedNonce: 7 })
    else expect(read).toBeInstanceOf(GatewayValidationError)
  })

  test('a nonce of -0 is 0', async () => {
    const client = await answered('{"currentNonce":-0,"recommendedNonce":7}')
    const { currentNonce } = await getNonces(client, account)
    expect(String(currentNonce)).toBe('0')
    expect(BigInt(currentNonce)).toBe(0n)
  })

  test('an id in capitals is the same account, and half of a letter hides nothing', async () => {
    const item = buildItem('a', {
      note: '\ud800',
      id: `multisig_${safe.toUpperCase().replace('0X', '0x')}_${hashOf('a')}`,
    })
    const client = await answered(JSON.stringify(buildPage([item])))
    const page = await getTransactionHistory(client, account)
    expect(page.results).toMatchObject([{ transaction: { note: '\ud800' } }])
  })

  test.each([
    ['nothings', `[${'null,'.repeat(100_000)}null]`, 'GatewayValidationError'],
    ['lists', `[${'[],'.repeat(100_000)}[]]`, 'GatewayValidationError'],
    ['letters beside a long number', `["${'x'.repeat(900_000)}",12345678901234567890]`, 'Array'],
    ['digits', `[${'9'.repeat(900_000)}]`, 'Array'],
    ['spaces', `[${' '.repeat(900_000)}1234567890123456789x]`, 'GatewayContentError'],
    ['backslashes', `[1234567890123456789,"${'\\\\'.repeat(400_000)}"]`, 'Array'],
    ['quotes', `[1234567890123456789${',""'.repeat(300_000)}]`, 'Array'],
    [
      'text that does not end',
      `[1234567890123456789,"${'\\"'.repeat(400_000)}`,
      'GatewayContentError',
    ],
    [
      'text that breaks off in an escape',
      `[1234567890123456789,"${'\\"'.repeat(400_000)}\\\n"]`,
      'GatewayContentError',
    ],
  ])('a megabyte of %s is read or refused before the test times out', async (_, body, outcome) => {
    const client = await answered(body)
    const told = await failure(getFiatCodes(client))
    expect(told instanceof Error ? told.name : 'Array').toBe(outcome)
  })

  test.each([
    ['an error', 500, JSON.stringify({ code: 1, message: 'x'.repeat(4_000_000) })],
    [
      'an error about a field',
      422,
      JSON.stringify({ code: 'c', message: 'm', path: Array(1_000_000).fill('x') }),
    ],
    [
      'another account',
      200,
      JSON.stringify(
        buildSafeInfo({ address: { value: `0x${'1'.repeat(40)}_${'x'.repeat(4_000_000)}` } }),
      ),
    ],
    ['another chain', 200, JSON.stringify(buildSafeInfo({ chainId: 'x'.repeat(4_000_000) }))],
    [
      'a page elsewhere',
      200,
      JSON.stringify(buildPage([], { next: `https://evil.test/${'x'.repeat(4_000_000)}` })),
    ],
    ['a wrong kind', 200, JSON.stringify(buildSafeInfo({ nonce: 'x'.repeat(4_000_000) }))],
    ['a code', 500, JSON.stringify({ code: 'x'.repeat(4_000_000), message: 'm' })],
    [
      'an object for a message',
      500,
      JSON.stringify({ code: 1, message: { a: 'x'.repeat(4_000_000) } }),
    ],
  ])('%s of four megabytes is told in a few words', async (_, status, body) => {
    const { client } = await setting((_, response) => response.writeHead(status).end(body))
    const call = _ === 'a page elsewhere' ? getTransactionHistory : getSafeInfo
    const error = (await failure(call(client, account))) as GatewayError
    expect(error).toBeInstanceOf(GatewayError)
    expect(error.message.length).toBeLessThanOrEqual(1000)
  })
})

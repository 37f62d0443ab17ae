import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { createGatewayClient, type IncomingResponse } from './client.ts'
import { confirmTransaction } from './endpoints/confirmTransaction.ts'
import { estimateTransaction } from './endpoints/estimateTransaction.ts'
import { getAllOwnedSafes } from './endpoints/getAllOwnedSafes.ts'
import { getBalances } from './endpoints/getBalances.ts'
import { getFiatCodes } from './endpoints/getFiatCodes.ts'
import { getSafeApps } from './endpoints/getSafeApps.ts'
import { getSafeInfo } from './endpoints/getSafeInfo.ts'
import { getSession } from './endpoints/getSession.ts'
import { getTransactionHistory } from './endpoints/getTransactionHistory.ts'
import { verifyAuth } from './endpoints/verifyAuth.ts'
import {
  GatewayAbortError,
  GatewayHttpError,
  GatewayMismatchError,
  GatewayParameterError,
  GatewayTimeoutError,
  GatewayValidationError,
} from './errors.ts'
import { answering } from './testing/answering.ts'
import {
  buildDetails,
  buildItem,
  buildPage,
  buildSafeInfo,
  hashOf,
  owners,
  safe,
} from './testing/wire.ts'

const account = { chainId: 1, address: safe }
const quick = { attempts: 2, minDelay: 1, maxDelay: 20 }
const failing = (status: number, headers = {}) => new Response('', { status, headers })

describe('addresses', () => {
  test.each([
    ['https://gateway.test', 'https://gateway.test'],
    ['https://gateway.test/', 'https://gateway.test'],
    ['http://127.0.0.1:8787/cgw//', 'http://127.0.0.1:8787/cgw'],
    ['/gateway', '/gateway'],
  ])('%s is taken', (baseUrl, expected) => {
    expect(createGatewayClient({ baseUrl }).baseUrl).toBe(expected)
  })

  test.each([
    'gateway.test',
    'ftp://gateway.test',
    '//gateway.test',
    'https://u:p@gateway.test',
    'https://g.test?a=1',
    '',
  ])('%s is refused', (baseUrl) => {
    expect(() => createGatewayClient({ baseUrl })).toThrow(GatewayParameterError)
  })

  test('the hosted gateway is the default', () => {
    expect(createGatewayClient().baseUrl).toBe('https://safe-client.safe.global')
  })
})

describe('parameters', () => {
  const { client, requests } = answering(() => buildSafeInfo())

  test.each([
    [{ chainId: 1.5, address: safe }, 'chainId'],
    [{ chainId: -1, address: safe }, 'chainId'],
    [{ chainId: NaN, address: safe }, 'chainId'],
    [{ chainId: '1/../2' as unknown as number, address: safe }, 'chainId'],
    [{ chainId: 1, address: '0x12' as const }, 'address'],
    [{ chainId: 1, address: `${safe}/../x` as const }, 'address'],
    [{ chainId: 1, address: undefined as unknown as typeof safe }, 'address'],
    [{ chainId: 1, address: [safe] as unknown as typeof safe }, 'address'],
  ])('%o is refused before anything is sent', async (parameters, field) => {
    const error = await getSafeInfo(client, parameters).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(GatewayParameterError)
    expect(error).toMatchObject({ field })
    expect(requests).toEqual([])
  })

  test.each(['..', '.', '', 'a/b', '?', '#'])(
    'a currency cannot lead the path astray: %j',
    async (currency) => {
      await expect(getBalances(client, { ...account, currency })).rejects.toThrow(
        GatewayParameterError,
      )
    },
  )

  test.each(['1.5', '-1', '0x1', '1e3', '', '1'.repeat(79)])(
    '%j is no amount of wei',
    async (value) => {
      const transaction = { to: safe, value }
      await expect(estimateTransaction(client, { ...account, transaction })).rejects.toMatchObject({
        field: 'value',
      })
    },
  )
})

test('a redirect that a browser has not followed, and says nothing of', async () => {
  const opaque = Object.defineProperty(new Response(), 'status', { value: 0 })
  const { client } = answering(() => opaque)
  await expect(getFiatCodes(client)).rejects.toMatchObject({
    name: 'GatewayRedirectError',
    location: undefined,
  })
})

test('a fetch that has followed a redirect all the same', async () => {
  const followed = Object.defineProperty(Response.json(['USD']), 'redirected', { value: true })
  const { client } = answering(() => followed)
  await expect(getFiatCodes(client)).rejects.toMatchObject({ name: 'GatewayRedirectError' })
})

test('an answer is returned when `onResponse` has finished', async () => {
  const seen: string[] = []
  const { client } = answering(() => ['USD'], {
    onResponse: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      seen.push('onResponse')
    },
  })
  await getFiatCodes(client)
  expect(seen).toEqual(['onResponse'])
  const failing = answering(() => ['USD'], {
    onResponse: () => Promise.reject(new Error('The log is full.')),
  })
  await expect(getFiatCodes(failing.client)).rejects.toThrow('The log is full.')
})

describe('attempts', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])(
    'a read is sent again after %i',
    async (status) => {
      const { client, requests } = answering(
        (_, index) => (index < 2 ? failing(status) : ['USD']),
        {
          retry: quick,
        },
      )
      expect(await getFiatCodes(client)).toEqual(['USD'])
      expect(requests).toHaveLength(3)
    },
  )

  test('a read is sent again after the page of a broken proxy', async () => {
    const { client, requests } = answering(
      (_, index) => (index < 1 ? new Response('<html>', { status: 502 }) : ['USD']),
      { retry: quick },
    )
    expect(await getFiatCodes(client)).toEqual(['USD'])
    expect(requests).toHaveLength(2)
  })

  test('a read is sent again after a failed network, and the last failure is thrown', async () => {
    let requests = 0
    const client = createGatewayClient({
      retry: quick,
      fetch: () => Promise.reject(new TypeError(`failure ${++requests}`)),
    })
    await expect(getFiatCodes(client)).rejects.toMatchObject({ cause: { message: 'failure 3' } })
  })

  test('a fetch that throws at once is a failed network, too', async () => {
    const client = createGatewayClient({
      retry: false,
      fetch: () => {
        throw new TypeError('no network in here')
      },
    })
    await expect(getFiatCodes(client)).rejects.toMatchObject({ name: 'GatewayNetworkError' })
  })

  test.each([400, 401, 403, 404, 409, 422, 451, 501])('a refusal (%i) is final', async (status) => {
    const { client, requests } = answering(() => failing(status), { retry: quick })
    await expect(getFiatCodes(client)).rejects.toBeInstanceOf(GatewayHttpError)
    expect(requests).toHaveLength(1)
  })

  test('what writes is sent once', async () => {
    const { client, requests } = answering(() => failing(503), { retry: quick })
    const confirmation = { chainId: 1, safeTxHash: hashOf('a'), signature: '0x12' } as const
    await expect(confirmTransaction(client, confirmation)).rejects.toMatchObject({ status: 503 })
    expect(requests).toHaveLength(1)
  })

  test('a POST that only reads is sent again', async () => {
    const { client, requests } = answering(
      (_, index) =>
        index === 0 ? failing(503) : { currentNonce: 1, recommendedNonce: 2, safeTxGas: '0' },
      { retry: quick },
    )
    const transaction = { to: safe, value: 1n }
    expect(await estimateTransaction(client, { ...account, transaction })).toMatchObject({
      recommendedNonce: 2,
      safeTxGas: 0n,
    })
    expect(requests).toHaveLength(2)
  })

  test('Retry-After is waited for', async () => {
    const { client } = answering(
      (_, index) => (index === 0 ? failing(429, { 'retry-after': '1' }) : ['USD']),
      { retry: { attempts: 1, minDelay: 1, maxDelay: 2000 } },
    )
    const start = performance.now()
    await getFiatCodes(client)
    expect(performance.now() - start).toBeGreaterThan(990)
  })

  test('a Retry-After of 0 is no reason to hurry', async () => {
    const { client, requests } = answering(() => failing(429, { 'retry-after': '0' }), {
      retry: { attempts: 2, minDelay: 40 },
    })
    const start = performance.now()
    await getFiatCodes(client).catch(() => undefined)
    // 20 to 40 ms, then 40 to 80.
    expect(performance.now() - start).toBeGreaterThan(55)
    expect(requests).toHaveLength(3)
  })

  test('a wait ends when the caller aborts, and leaves no timer behind', async () => {
    const set = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    onTestFinished(() => void vi.restoreAllMocks())
    const { client } = answering(() => failing(429, { 'retry-after': '9' }), { retry: 2 })
    const controller = new AbortController()
    const asking = getFiatCodes(client, { signal: controller.signal }).catch(
      (error: unknown) => error,
    )
    const waitOf = () => set.mock.calls.findIndex(([, delay]) => delay === 9000)
    await expect.poll(waitOf).toBeGreaterThan(-1)
    controller.abort()
    expect(await asking).toBeInstanceOf(GatewayAbortError)
    await expect.poll(() => cleared.mock.calls.flat()).toContain(set.mock.results[waitOf()]?.value)
  })

  test('a Retry-After that is too long ends the attempts, and is in the error', async () => {
    const { client, requests } = answering(() => failing(429, { 'retry-after': '3600' }), {
      retry: quick,
    })
    await expect(getFiatCodes(client)).rejects.toMatchObject({ retryAfter: 3_600_000 })
    expect(requests).toHaveLength(1)
  })

  test('a wait ends when the caller aborts', async () => {
    const { client, requests } = answering(() => failing(503), {
      retry: { attempts: 5, minDelay: 60_000, maxDelay: 60_000 },
    })
    const controller = new AbortController()
    const answer = getFiatCodes(client, { signal: controller.signal })
    await expect.poll(() => requests).toHaveLength(1)
    controller.abort()
    await expect(answer).rejects.toBeInstanceOf(GatewayAbortError)
  })
})

describe('signals', () => {
  const hanging = (timeout?: number) => {
    const signals: AbortSignal[] = []
    const client = createGatewayClient({
      timeout,
      fetch: (_, init) => {
        if (init.signal) signals.push(init.signal)
        // Pays no heed to the signal, as a fetch of one's own may.
        return new Promise(() => undefined)
      },
    })
    return { client, signals }
  }

  test('an abort ends the call with its reason, whatever fetch does', async () => {
    const { client, signals } = hanging()
    const controller = new AbortController()
    const answer = getFiatCodes(client, { signal: controller.signal })
    await expect.poll(() => signals).toHaveLength(1)
    controller.abort('left the page')
    await expect(answer).rejects.toMatchObject({
      name: 'GatewayAbortError',
      cause: 'left the page',
    })
    expect(signals[0]?.aborted).toBe(true)
  })

  test('with a signal that is aborted already nothing is sent', async () => {
    const { client, signals } = hanging()
    await expect(getFiatCodes(client, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
      GatewayAbortError,
    )
    const given = { message: 'm', signature: '0x', signal: AbortSignal.abort() } as const
    await expect(verifyAuth(client, given)).rejects.toBeInstanceOf(GatewayAbortError)
    expect(signals).toEqual([])
  })

  test('the clock ends a call, whatever fetch does', async () => {
    const { client, signals } = hanging(50)
    await expect(getFiatCodes(client)).rejects.toBeInstanceOf(GatewayTimeoutError)
    expect(signals[0]?.aborted).toBe(true)
  })
})

describe('reads under way', () => {
  test('are shared', async () => {
    const { client, requests } = answering(() => buildSafeInfo())
    const [one, other] = await Promise.all([
      getSafeInfo(client, account),
      getSafeInfo(client, account),
    ])
    expect(requests).toHaveLength(1)
    expect(one).toBe(other)
    await getSafeInfo(client, account)
    expect(requests).toHaveLength(2)
    expect(client.inFlight.size).toBe(0)
  })

  test('are not shared by different clients, addresses, or calls with headers of their own', async () => {
    const { client, requests } = answering(() => ({}))
    await Promise.all([
      getAllOwnedSafes(client, { owner: safe, captchaToken: 'a' }),
      getAllOwnedSafes(client, { owner: safe, captchaToken: 'b' }),
      getAllOwnedSafes(client, { owner: safe }),
    ])
    expect(requests.map(({ headers }) => headers.get('x-captcha-token'))).toEqual(['a', 'b', null])
  })

  test('go on for the others when one leaves', async () => {
    const { client, requests } = answering(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return buildSafeInfo()
    })
    const controller = new AbortController()
    const leaving = getSafeInfo(client, { ...account, signal: controller.signal })
    const staying = getSafeInfo(client, account)
    controller.abort()
    await expect(leaving).rejects.toBeInstanceOf(GatewayAbortError)
    expect(await staying).toMatchObject({ nonce: 7 })
    expect(requests).toHaveLength(1)
  })

  test('end when the last one leaves, and a newcomer asks again', async () => {
    const aborted: boolean[] = []
    let leave = () => {}
    const left = new Promise<void>((resolve) => (leave = resolve))
    let fetched = 0
    const client = createGatewayClient({
      fetch: async (_, { signal }) => {
        fetched++
        signal?.addEventListener('abort', () => aborted.push(true))
        await left
        return Response.json(['USD'])
      },
    })
    const controllers = [new AbortController(), new AbortController()]
    const answers = Promise.allSettled(
      controllers.map(({ signal }) => getFiatCodes(client, { signal })),
    )
    await expect.poll(() => fetched).toBe(1)
    controllers.forEach((controller) => controller.abort())
    expect(aborted).toHaveLength(1)
    leave()
    expect(await getFiatCodes(client)).toEqual(['USD'])
    for (const answer of await answers) {
      expect(answer).toMatchObject({ reason: { name: 'GatewayAbortError' } })
    }
  })
})

describe('headers and cookies', () => {
  test('headers are sent with every call, and the function is called each time', async () => {
    let token = 0
    const { client, requests } = answering(() => ['USD'], {
      headers: async () => ({ 'x-token': String(await Promise.resolve(++token)) }),
    })
    await getFiatCodes(client)
    await getFiatCodes(client)
    expect(requests.map(({ headers }) => headers.get('x-token'))).toEqual(['1', '2'])
    expect(requests[0]?.headers.get('content-type')).toBeNull()
  })

  test('hooks see every attempt and may add a key', async () => {
    const seen: IncomingResponse[] = []
    const { client, requests } = answering((_, index) => (index === 0 ? failing(503) : ['USD']), {
      retry: quick,
      onRequest: ({ headers, attempt }) => headers.set('x-attempt', String(attempt)),
      onResponse: (response) => void seen.push(response),
    })
    await getFiatCodes(client)
    expect(requests.map(({ headers }) => headers.get('x-attempt'))).toEqual(['0', '1'])
    expect(seen.map(({ status }) => status)).toEqual([503, 200])
    expect(seen[1]?.request.url).toBe('https://gateway.test/v1/balances/supported-fiat-codes')
    expect(seen[1]?.duration).toBeGreaterThanOrEqual(0)
  })

  test('the cookie goes with those calls alone that need it', async () => {
    const modes: unknown[] = []
    const client = createGatewayClient({
      fetch: (url, { credentials }) => {
        modes.push(credentials)
        return Promise.resolve(
          Response.json(url.endsWith('/me') ? { id: 1, authMethod: 'siwe' } : ['USD']),
        )
      },
    })
    await getFiatCodes(client)
    await getSession(client)
    await verifyAuth(client, { message: 'm', signature: '0x12' })
    expect(modes).toEqual(['omit', 'include', 'include'])
  })
})

describe('an answer that is not as expected', () => {
  const broken = buildPage([
    buildItem('a'),
    buildItem('b', { timestamp: 'yesterday', txStatus: 5 }),
    buildItem('c'),
  ])

  test('strict: throws, and says everything that is wrong', async () => {
    const { client } = answering(() => buildDetails('a', { executedAt: 'yesterday', txStatus: 5 }))
    const confirmation = { chainId: 1, safeTxHash: hashOf('a'), signature: '0x12' } as const
    const error = await confirmTransaction(client, confirmation).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(GatewayValidationError)
    expect((error as GatewayValidationError).issues).toEqual([
      {
        path: 'executedAt',
        message: 'Expected a time in milliseconds but received "yesterday"',
      },
      { path: 'txStatus', message: 'Expected text but received 5' },
    ])
  })

  test.each(['strict', 'lenient', 'off'] as const)(
    '%s: keeps the item and tells',
    async (validate) => {
      const reported: GatewayValidationError[] = []
      const { client } = answering(() => broken, {
        validate,
        onInvalid: (error) => reported.push(error),
      })
      const page = await getTransactionHistory(client, account)
      expect(page.results).toMatchObject([
        { transaction: { id: `multisig_${safe}_${hashOf('a')}` } },
        { type: 'unknown', received: 'TRANSACTION', raw: broken.results[1], issues: [{}, {}] },
        { transaction: { id: `multisig_${safe}_${hashOf('c')}` } },
      ])
      expect(reported).toHaveLength(1)
      expect(reported[0]).toMatchObject({
        body: { transaction: { timestamp: 'yesterday' } },
        issues: [{}, {}],
      })
    },
  )

  test('lenient: drops it from a list without pages, too', async () => {
    const app = { id: 1, url: 'u', name: 'n', chainIds: ['1'] }
    const reported: GatewayValidationError[] = []
    const { client } = answering(() => [app, { id: 'one' }, app], {
      validate: 'lenient',
      onInvalid: (error) => reported.push(error),
    })
    expect(await getSafeApps(client, { chainId: 1 })).toHaveLength(2)
    expect(reported).toMatchObject([{ body: { id: 'one' }, issues: [{ path: 'id' }, {}, {}, {}] }])
  })

  test('lenient: leaves nothing out without `onInvalid`', async () => {
    const { client } = answering(() => [{ id: 'one' }], { validate: 'lenient' })
    await expect(getSafeApps(client, { chainId: 1 })).resolves.toMatchObject([
      { type: 'unknown', raw: { id: 'one' }, issues: [{ path: 'id' }, {}, {}, {}] },
    ])
  })

  test('lenient: drops no part of a thing that is no list', async () => {
    const { client } = answering(
      () => buildSafeInfo({ owners: [{ value: owners[0] }, { value: 'me' }] }),
      { validate: 'lenient' },
    )
    await expect(getSafeInfo(client, account)).rejects.toMatchObject({
      issues: [{ path: 'owners.1.value' }],
    })
  })

  test('lenient: throws when the list itself is none', async () => {
    const { client } = answering(() => ({ ...broken, next: 5 }), { validate: 'lenient' })
    await expect(getTransactionHistory(client, account)).rejects.toBeInstanceOf(
      GatewayValidationError,
    )
  })

  test('off: converts what fits, returns the rest as it came, and calls `onInvalid`', async () => {
    const reported: unknown[] = []
    const { client } = answering(() => buildSafeInfo({ threshold: 'two', chainId: '137' }), {
      validate: 'off',
      onInvalid: (error) => reported.push(error),
    })
    const info = await getSafeInfo(client, { ...account, chainId: 137 })
    expect(info).toMatchObject({ threshold: 'two', chainId: 137 })
    expect(reported).toMatchObject([{ issues: [{ path: 'threshold' }] }])
    await expect(getSafeInfo(client, account)).rejects.toBeInstanceOf(GatewayMismatchError)
  })

  test('unknown fields are kept', async () => {
    const { client } = answering(() => buildDetails('a', { newField: { a: 1 } }))
    const confirmation = { chainId: 1, safeTxHash: hashOf('a'), signature: '0x12' } as const
    expect(await confirmTransaction(client, confirmation)).toMatchObject({ newField: { a: 1 } })
  })
})

test('two writes of the same are two writes', async () => {
  const { client, requests } = answering(() => new Response())
  const session = { message: 'm', signature: '0x12' } as const
  await Promise.all([verifyAuth(client, session), verifyAuth(client, session)])
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test.each([0, 2 ** 31, Infinity])('a timeout of %s ms does not end at once', async (timeout) => {
  const late = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return ['USD']
  }
  const { client } = answering(late, { timeout })
  expect(await getFiatCodes(client)).toEqual(['USD'])
})

test.each(['', ' ', '\n\t '])('a body of %j is empty, and no bad JSON', async (body) => {
  const { client } = answering(() => new Response(body))
  await expect(getFiatCodes(client)).rejects.toMatchObject({ reason: 'empty' })
})

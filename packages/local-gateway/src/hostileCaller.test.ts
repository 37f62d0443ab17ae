import { type Address, getAddress, type Hex, type LocalAccount, pad, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contractSignatureOf, joinSignatures } from '@ghost-pay/safe-protocol'

import { type ServedGateway, serveLocalGateway } from './serve/serveLocalGateway.ts'
import { type RpcCall, startNodeProxy } from './testing/nodeProxy.ts'
import {
  type List,
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const payee = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: payee, value: 1n }
const foreign = ['https://evil.example', 'http://127.0.0.1.evil.example', 'null', 'file://', '']

let playground: Playground
let alice: LocalAccount
let bob: LocalAccount
let gateway: ReturnType<typeof openGateway>
let proxy: Awaited<ReturnType<typeof startNodeProxy>>
let served: ServedGateway
let transactions: string

beforeAll(async () => {
  playground = await startPlayground({ engine: 'anvil' })
  alice = playground.owner('Alice')
  bob = playground.owner('Bob')
  transactions = `/v1/chains/31337/transactions/${playground.treasury}`
  proxy = await startNodeProxy(() => playground.chain.rpcUrl)
})
afterAll(async () => {
  await proxy.stop()
  await playground.chain.stop()
})
beforeEach(async () => {
  proxy.behave({})
  gateway = openGateway({ chains: [playground.settings({ rpcUrl: proxy.url })], testing: true })
  served = await serveLocalGateway(gateway.gateway, {
    port: 0,
    allowedOrigins: ['https://pay.example'],
  })
})
afterEach(async () => {
  await served.close()
  await gateway.gateway.close()
  await playground.chain.reset()
})

const queue = async () =>
  (
    await gateway.get<List>(
      `/v1/chains/31337/safes/${playground.treasury}/transactions/queued?trusted=false`,
    )
  ).body.results

describe('a page of elsewhere', () => {
  const send = (path: string, init: RequestInit) => fetch(`${served.url}${path}`, init)
  const isKept = async () => expect(await queue()).toHaveLength(2)
  let unsigned: string

  beforeEach(async () => {
    await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
    const other = await playground.proposal(alice, { ...payment, nonce: 1 })
    unsigned = JSON.stringify({ ...other, signature: null })
  })

  test.each(foreign)('(%s) changes nothing by requests that need no leave', async (origin) => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]
    for (const type of types) {
      const headers = { origin, 'content-type': type }
      for (const path of ['/__test/reset', `${transactions}/propose`]) {
        const body = path.endsWith('propose') ? unsigned : ''
        const { status } = await send(path, { method: 'POST', headers, body })
        expect(status).toBe(403)
      }
    }
    await isKept()
  })

  test.each(foreign)(
    '(%s) changes nothing by JSON either, should a browser let it',
    async (origin) => {
      const headers = { origin, 'content-type': 'application/json' }
      for (const path of ['/__test/reset', `${transactions}/propose`]) {
        const answer = await send(path, { method: 'POST', headers, body: unsigned })
        expect([answer.status, await answer.json()]).toEqual([
          403,
          { message: 'Forbidden origin', error: 'Forbidden', statusCode: 403 },
        ])
      }
      for (const method of ['PUT', 'PATCH', 'DELETE'])
        expect((await send('/v1/portfolio/0x', { method, headers })).status).toBe(403)
      await isKept()
    },
  )

  test('that names no origin changes nothing by what is no JSON', async () => {
    for (const headers of [{ 'content-type': 'text/plain' }, {}]) {
      const init = { method: 'POST', headers }
      expect((await send('/__test/reset', init)).status).toBe(415)
      const answer = await send(`${transactions}/propose`, { ...init, body: unsigned })
      expect(answer.status).toBe(415)
      expect(await answer.json()).toMatchObject({
        error: 'Unsupported Media Type',
        statusCode: 415,
      })
    }
    await isKept()
  })

  test.each(foreign)('(%s) reads what needs no session, without a cookie', async (origin) => {
    const { status, headers } = await send('/about', { headers: { origin } })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    const preflight = await send('/__test/reset', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type, x-ghost-fault',
      },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull()
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each(['http://localhost:5173', 'http://[::1]:1', 'https://pay.example', 'own'])(
    'is not one of %s, which may do everything',
    async (name) => {
      const origin = name === 'own' ? served.url : name
      const headers = { origin, 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: unsigned }
      const answer = await send(`${transactions}/propose`, init)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
      expect(await queue()).toHaveLength(4)
    },
  )

  test('does not reset through a server that hands its requests on', async () => {
    const reset = (headers: Record<string, string>) =>
      gateway.ask('/__test/reset', { method: 'POST', headers })
    const json = { 'content-type': 'application/json' }
    for (const origin of foreign) expect((await reset({ ...json, origin })).status).toBe(403)
    expect((await reset({ origin: 'http://localhost:5173' })).status).toBe(415)
    await isKept()
    expect((await reset({ ...json, origin: 'http://localhost:5173' })).status).toBe(204)
  })
})

describe('a caller that sends too much', () => {
  const post = (body: unknown) => gateway.propose(playground.treasury, body)

  test('a body: it is not read to its end', async () => {
    const path = `${transactions}/propose`
    const long = JSON.stringify({ data: 'x'.repeat(1_100_000) })
    const refused = {
      status: 413,
      body: { message: 'Request body is too large', error: 'Payload Too Large', statusCode: 413 },
    }
    const headers = { 'content-type': 'application/json' }
    expect(await gateway.ask(path, { method: 'POST', headers, body: long })).toMatchObject(refused)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    // Node's `fetch` requires `duplex` with a stream; the types of the DOM lack it.
    const init = { method: 'POST', headers, body: endless, duplex: 'half' }
    expect(await gateway.ask(path, init)).toMatchObject(refused)
    expect(sent).toBeLessThan(2_000_000)
  })

  test('depth', async () => {
    const path = `${transactions}/propose`
    const nested = (depth: number) => '{"to":'.repeat(depth) + '0' + '}'.repeat(depth)
    const send = (body: string) =>
      gateway.ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect((await send(nested(60_000))).status).toBe(400)
    expect((await send(nested(129))).status).toBe(400)
    expect((await send(nested(128))).status).toBe(422)
    expect((await send(JSON.stringify({ to: '[{"\\"'.repeat(500) }))).status).toBe(422)
  })

  test.each([
    ['a million digits', '9'.repeat(1_000_000)],
    ['79 digits', '1'.repeat(79)],
    ['2^256', (2n ** 256n).toString()],
  ])('%s', async (_, value) => {
    const body = await playground.proposal(alice, payment)
    for (const name of ['value', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce'])
      expect(await post({ ...body, [name]: value })).toMatchObject({
        status: 422,
        body: { message: 'Invalid base-10 numeric string', path: [name] },
      })
    const most = { ...payment, value: 2n ** 256n - 1n }
    expect((await post(await playground.proposal(alice, most))).status).toBe(200)
    const filter = `/v1/chains/31337/safes/${playground.treasury}/multisig-transactions?value=${value.slice(0, 2000)}`
    expect((await gateway.get(filter)).status).toBe(value.length > 78 ? 422 : 200)
  })

  test('pages beyond the end of a list', async () => {
    const cursor = encodeURIComponent(`limit=20&offset=${'9'.repeat(400)}`)
    const list = await gateway.get<List>(
      `/v1/chains/31337/safes/${playground.treasury}/multisig-transactions?cursor=${cursor}`,
    )
    expect(list.body.previous).toBeNull()
  })

  test('types of a message', async () => {
    const path = `/v1/chains/31337/safes/${playground.treasury}/messages`
    const field = { name: 'a', type: 'uint256' }
    const message = (types: Record<string, object[]>, text = '') => ({
      signature: `0x${'11'.repeat(65)}`,
      message: { domain: {}, primaryType: 'A0', types, message: { a: 1, text } },
    })
    const many = (types: number, fields: number) =>
      Object.fromEntries(
        Array.from({ length: types }, (_, n) => [`A${n}`, Array<object>(fields).fill(field)]),
      )
    for (const tooMuch of [
      message(many(65, 1)),
      message(many(20_000, 1)),
      message(many(33, 16)),
      message(many(1, 1), 'x'.repeat(100_000)),
    ])
      expect((await gateway.post(path, tooMuch)).body).toMatchObject({ code: 'too_big' })
    expect((await gateway.post(path, message(many(64, 8)))).body).toMatchObject({
      message: expect.stringMatching(
        /^(Invalid signature|Could not calculate messageHash)$/,
      ) as string,
    })
  })

  test('proposals without a signature', async () => {
    const unsigned = async (value: bigint, further = {}) => {
      const body = await playground.proposal(alice, { ...payment, value })
      return post({ ...body, signature: null, ...further })
    }
    for (let value = 1n; value <= 20n; value++) expect((await unsigned(value)).status).toBe(200)
    expect(await unsigned(21n)).toMatchObject({
      status: 422,
      body: {
        code: 422,
        message: expect.stringContaining('20 proposals without a signature') as string,
      },
    })
    // An existing proposal may be sent again, and an owner is never refused.
    expect((await unsigned(20n)).status).toBe(200)
    expect((await post(await playground.proposal(bob, { ...payment, value: 21n }))).status).toBe(
      200,
    )
    const signed = await playground.proposal(bob, { ...payment, value: 20n })
    expect((await post(signed)).status).toBe(200)
    expect((await unsigned(22n)).status).toBe(200)
  })

  test('a nonce of a far future: the next one stays where it was', async () => {
    const nonces = `/v1/chains/31337/safes/${playground.treasury}/nonces`
    const next = async () =>
      (await gateway.get<{ recommendedNonce: number }>(nonces)).body.recommendedNonce
    await post(await playground.proposal(alice, { ...payment, nonce: 2 }))
    expect(await next()).toBe(3)
    for (const nonce of [Number.MAX_SAFE_INTEGER, 5_000]) {
      expect((await post(await playground.proposal(alice, { ...payment, nonce }))).status).toBe(200)
      expect(await next()).toBe(3)
    }
  })
})

describe('a caller that names contracts', () => {
  /** Calls that check a contract signature: only they have a gas limit. */
  let asked: RpcCall[]
  let release: () => void
  let nested: Address
  let outer: Address

  beforeEach(async () => {
    asked = []
    nested = await playground.createAccount([alice.address])
    outer = await playground.createAccount([nested, bob.address], { threshold: 2n })
    const held = new Promise<void>((resolve) => (release = resolve))
    proxy.behave({
      async answer(call, ask) {
        const [parameters] = call.params as { gas?: Hex }[]
        if (call.method !== 'eth_call' || parameters?.gas === undefined) return ask(call)
        asked.push(call)
        await held
        return ask(call)
      },
    })
  })
  const byContract = (owner: Address) => contractSignatureOf({ owner, contractSignature: '0x12' })

  test('asks no contract that is no owner', async () => {
    release()
    const approved: Hex = `0x${pad(payee).slice(2)}${'0'.repeat(64)}01`
    for (const signature of [byContract(payee), byContract(nested), approved]) {
      const body = await playground.proposal(alice, payment, { signature, sender: payee })
      const answer = await gateway.propose(playground.treasury, body)
      expect(answer.body).toEqual({ message: 'Invalid signature', statusCode: 422 })
    }
    const own = await playground.proposal(alice, payment)
    await gateway.propose(playground.treasury, own)
    const confirmed = await gateway.confirm(playground.hashOf(payment), byContract(nested))
    expect(confirmed.body).toEqual({ message: 'Invalid signature', statusCode: 422 })
    const message = { message: 'Hello', signature: byContract(nested) }
    const path = `/v1/chains/31337/safes/${playground.treasury}/messages`
    expect((await gateway.post(path, message)).body).toMatchObject({ message: 'Invalid signature' })
    const removal = { signature: byContract(nested) }
    const deletion = `/v1/chains/31337/transactions/${playground.hashOf(payment)}`
    expect((await gateway.remove(deletion, removal)).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('asks no more often than there are owners', async () => {
    release()
    const many = joinSignatures(
      Array.from({ length: 60 }, (_, n) => {
        const owner = getAddress(pad(toHex(n + 1000), { size: 20 }))
        return { owner, signature: byContract(owner) }
      }),
    )
    const body = await playground.proposal(alice, payment, { signature: many })
    const answer = await gateway.propose(playground.treasury, body)
    expect(answer.body).toEqual({ message: 'Invalid signature', statusCode: 422 })
    expect(asked).toEqual([])
  })

  test('a slow contract does not delay other callers, nor use all the gas of the node', async () => {
    const body = await playground.proposal(
      bob,
      payment,
      { signature: byContract(nested), sender: nested },
      outer,
    )
    const slow = gateway.propose(outer, body)
    await expect.poll(() => asked.length).toBe(1)
    const other = await playground.proposal(alice, payment)
    expect((await gateway.propose(playground.treasury, other)).status).toBe(200)
    const signature = await playground.sign(bob, payment)
    expect((await gateway.confirm(playground.hashOf(payment), signature)).status).toBe(200)
    release()
    expect((await slow).status).toBe(422)
    // It is asked once, in the form that its account signs.
    expect(asked.map(({ params }) => params[0])).toMatchObject([
      { from: outer, to: nested, gas: '0x989680' },
    ])
  })
})

import { getAddress, isAddress, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { thief } from './faults/tamper.ts'
import { serveLocalGateway } from './serve/serveLocalGateway.ts'
import {
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: stranger, value: parseEther('1') }

describe('a gateway for tests', () => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let safe: string

  beforeAll(async () => {
    playground = await startPlayground()
    safe = `/v1/chains/31337/safes/${playground.treasury}`
  })
  afterAll(() => playground.chain.stop())
  beforeEach(() => {
    gateway = openGateway({
      chains: [playground.settings()],
      testing: true,
      pollingInterval: 20,
    })
  })
  afterEach(async () => {
    await gateway.gateway.close()
    await playground.chain.reset()
  })

  const propose = async (nonce = 0) =>
    gateway.propose(
      playground.treasury,
      await playground.proposal(playground.owner('Alice'), { ...payment, nonce }),
    )
  const spoiled = (fault: string, path = safe) => gateway.get(path, { 'x-ghost-fault': fault })

  test('forgets on demand', async () => {
    await propose()
    expect((await gateway.post('/__test/reset')).status).toBe(204)
    expect(await gateway.queue(playground.treasury)).toEqual([])
    const serious = openGateway({ chains: [playground.settings()] })
    expect((await serious.post('/__test/reset')).status).toBe(404)
  })

  test('fails on demand', async () => {
    expect((await spoiled('429')).body).toMatchObject({ statusCode: 429 })
    expect((await spoiled('500')).status).toBe(500)
    expect((await spoiled('503')).status).toBe(503)
    await expect(spoiled('garbage')).rejects.toThrow(SyntaxError)
    expect((await spoiled('unheard of')).status).toBe(200)
    const serious = openGateway({ chains: [playground.settings()] })
    expect((await serious.get(safe, { 'x-ghost-fault': '500' })).status).toBe(200)
  })

  test('fails on demand as with a node or a store that is not what it should be', async () => {
    expect((await spoiled('403')).body).toMatchObject({ statusCode: 403, error: 'Forbidden' })
    expect((await spoiled('404')).body).toEqual({ code: 404, message: 'Not found' })
    const reasons = {
      'wrong-chain': 'The node of chain 31337 serves chain 99. Nothing is read from it.',
      reading: 'Chain 31337 is still being read: block 4999 of 1000000. Ask again.',
      store: 'The store does not answer. Nothing was recorded.',
    }
    for (const [fault, message] of Object.entries(reasons))
      expect(await spoiled(fault)).toMatchObject({ status: 503, body: { code: 503, message } })
    const proxy = await spoiled('bad-gateway')
    expect(proxy.status).toBe(502)
    expect(proxy.headers.get('content-type')).toBe('text/html')
  })

  test('answers with what is no answer on demand', async () => {
    await expect(spoiled('empty')).rejects.toThrow(SyntaxError)
    await expect(spoiled('truncated')).rejects.toThrow(SyntaxError)
    expect(await spoiled('null')).toMatchObject({ status: 200, body: null })
    expect(await spoiled('list')).toMatchObject({ status: 200, body: [] })
  })

  test('breaks the connection within the answer on demand, and goes on', async () => {
    const served = await serveLocalGateway(gateway.gateway, { port: 0 })
    // The server says what has broken the answer.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    try {
      const response = await fetch(`${served.url}${safe}`, { headers: { 'x-ghost-fault': 'cut' } })
      expect(response.status).toBe(200)
      await expect(response.json()).rejects.toThrow('terminated')
      expect((await fetch(`${served.url}${safe}`)).status).toBe(200)
    } finally {
      printed.mockRestore()
      await served.close()
    }
  })

  test('loses the answer on demand, after it has done what it was asked for', async () => {
    const proposal = await playground.proposal(playground.owner('Alice'), payment)
    const path = `/v1/chains/31337/transactions/${playground.treasury}/propose`
    const write = (fault: string) => gateway.post(path, proposal, { 'x-ghost-fault': fault })
    for (const fault of ['store', '503', 'reading']) {
      expect((await write(fault)).status).toBe(503)
      expect(await gateway.queue(playground.treasury)).toEqual([])
    }
    expect((await write('lost')).status).toBe(504)
    expect(await gateway.queue(playground.treasury)).toHaveLength(2)
  })

  test('is silent on demand, until the asker gives up', async () => {
    const waiting = gateway.ask(safe, {
      headers: { 'x-ghost-fault': 'timeout' },
      signal: AbortSignal.timeout(50),
    })
    expect((await waiting).status).toBe(504)
  })

  test('answers with the past on demand', async () => {
    const queue = `${safe}/transactions/queued`
    await gateway.get(queue)
    await propose()
    expect((await spoiled('stale', queue)).body).toMatchObject({ results: [] })
    expect(await gateway.queue(playground.treasury)).toHaveLength(2)
  })

  test('names another recipient on demand, under the same hash', async () => {
    await propose()
    const id = playground.hashOf(payment)
    const answer = await spoiled('tamper', `/v1/chains/31337/transactions/${id}`)
    // Else a client refuses the answer for its checksum, and nobody sees who is paid.
    expect(isAddress(thief)).toBe(true)
    expect(answer.body).toMatchObject({
      txInfo: { recipient: { value: thief } },
      txData: { to: { value: thief } },
      detailedExecutionInfo: { safeTxHash: id },
    })
  })

  test('emits each change as it happens', async () => {
    await gateway.get(safe)
    const abort = new AbortController()
    const response = await gateway.gateway.fetch(
      new Request('http://gateway.test/events', { signal: abort.signal }),
    )
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let source = ''
    async function received(pattern: RegExp) {
      for (;;) {
        const match = pattern.exec(source)
        if (match) {
          source = source.slice(match.index + match[0].length)
          return
        }
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error(`The stream ended with ${source}`)
        source += value
      }
    }
    await received(/hello/)
    await propose()
    await received(new RegExp(`event: change\ndata: .*${playground.treasury}`))
    // There is no request: the chain is polled.
    const snapshot = await playground.node.snapshot()
    await playground.send(playground.owner('Alice'), { to: playground.treasury, value: 1n })
    await received(new RegExp(`event: change\ndata: .*${playground.treasury}`))
    await playground.node.revert({ id: snapshot })
    await received(/event: reset\ndata: {"chainId":"31337"}/)
    abort.abort()
    expect((await reader?.read())?.done).toBe(true)
  })
})

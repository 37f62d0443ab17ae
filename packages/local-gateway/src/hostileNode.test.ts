import type { ServerResponse } from 'node:http'

import {
  encodeFunctionData,
  getAddress,
  type Hex,
  type LocalAccount,
  parseAbi,
  parseEther,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type Behaviour, type RpcAnswer, startNodeProxy } from './testing/nodeProxy.ts'
import {
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const payee = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: payee, value: parseEther('1') }

/** A node that answers every request wrongly, in several ways. */
const failing: [string, Behaviour][] = [
  ['error -32005', { answer: () => rpcError(-32005, 'limit exceeded') }],
  ['error -32601', { answer: () => rpcError(-32601, 'method not found') }],
  ['error -32602', { answer: () => rpcError(-32602, 'invalid params') }],
  ['error -32603', { answer: () => rpcError(-32603, 'internal error') }],
  ['an empty body', { raw: (response) => send(response, '') }],
  ['null', { raw: (response) => send(response, 'null') }],
  ['an empty list', { raw: (response) => send(response, '[]') }],
  ['half an answer', { raw: (response) => send(response, '[{"jsonrpc":"2.0",') }],
  ['a page', { raw: (response) => send(response, '<!doctype html>') }],
  ['429', { raw: (response) => send(response, 'slow down', 429) }],
  ['502', { raw: (response) => send(response, 'bad gateway', 502) }],
  ['a closed connection', { raw: (response) => Boolean(response.destroy()) }],
  ['results that are null', { answer: () => ({ result: null }) }],
  ['results that are numbers', { answer: () => ({ result: 7 }) }],
  ['results that are text', { answer: () => ({ result: 'nonsense' }) }],
  ['results that are lists', { answer: () => ({ result: [] }) }],
  ['results that are objects', { answer: () => ({ result: {} }) }],
]

/** Wrong in one kind of answer only. */
const wrongOnce: [string, string, (answer: RpcAnswer) => RpcAnswer][] = [
  ['logs that are null', 'eth_getLogs', () => ({ result: null })],
  ['logs that are none', 'eth_getLogs', () => ({ result: [null, 1, {}] })],
  ['logs of other blocks', 'eth_getLogs', (answer) => mapLogs(answer, { blockNumber: '0xffffff' })],
  ['logs without a place', 'eth_getLogs', (answer) => mapLogs(answer, { logIndex: null })],
  [
    'logs in a place that no block has',
    'eth_getLogs',
    (answer) => mapLogs(answer, { logIndex: '0x38d7ea4c68000' }),
  ],
  [
    'logs of another block of this number',
    'eth_getLogs',
    (answer) => mapLogs(answer, { blockHash: `0x${'7'.repeat(64)}` }),
  ],
  ['blocks without a hash', 'eth_getBlockByNumber', (answer) => change(answer, { hash: null })],
  [
    'blocks of another number',
    'eth_getBlockByNumber',
    (answer) => change(answer, { number: '0x7' }),
  ],
  [
    'blocks without a time',
    'eth_getBlockByNumber',
    (answer) => change(answer, { timestamp: 'soon' }),
  ],
  [
    '10^24 blocks',
    'eth_getBlockByNumber',
    (answer) => change(answer, { number: '0xd3c21bcecceda1000000' }),
  ],
  [
    '10^15 blocks',
    'eth_getBlockByNumber',
    (answer) => change(answer, { number: '0x38d7ea4c68000' }),
  ],
  ['calls that are answered with numbers', 'eth_call', () => ({ result: 5 })],
  [
    'calls at a block that it does not have',
    'eth_call',
    () => rpcError(-32000, 'header not found'),
  ],
  [
    'storage that it does not have',
    'eth_getStorageAt',
    () => rpcError(-32000, 'missing trie node'),
  ],
]

describe('a node that misbehaves', () => {
  let playground: Playground
  let proxy: Awaited<ReturnType<typeof startNodeProxy>>
  let gateway: ReturnType<typeof openGateway>
  let alice: LocalAccount
  let bob: LocalAccount
  let account: string

  beforeAll(async () => {
    playground = await startPlayground({ engine: 'anvil' })
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
    account = `/v1/chains/31337/safes/${playground.treasury}`
    proxy = await startNodeProxy(() => playground.chain.rpcUrl)
  })
  afterAll(async () => {
    await proxy.stop()
    await playground.chain.stop()
  })
  beforeEach(async () => {
    proxy.behave({})
    gateway = open()
    await playground.send(alice, { to: playground.treasury, value: parseEther('5') })
  })
  afterEach(() => playground.chain.reset())

  const open = (further = {}) =>
    openGateway({ chains: [playground.settings({ rpcUrl: proxy.url, ...further })] })
  const only =
    (method: string, lie: (answer: RpcAnswer) => RpcAnswer): Behaviour['answer'] =>
    async (call, ask) =>
      call.method === method ? lie(await ask(call)) : ask(call)

  /** There is no 500, and the gateway recovers together with the node. */
  async function isUnavailable() {
    const [read, proposed, health] = [
      await gateway.get(account),
      await gateway.propose(playground.treasury, await playground.proposal(alice, payment)),
      await gateway.get('/health'),
    ]
    expect([read.status, proposed.status]).toEqual([503, 503])
    return { read, proposed, health }
  }
  async function recovers() {
    proxy.behave({})
    expect((await gateway.get(account)).status).toBe(200)
    expect(await gateway.queue(playground.treasury)).toEqual([])
  }

  test.each(failing)('answers with %s', async (_, behaviour) => {
    proxy.behave(behaviour)
    const { health } = await isUnavailable()
    expect(health).toMatchObject({
      status: 503,
      body: { ok: false, chains: [{ ok: false, reason: expect.stringMatching(/\w/) as string }] },
    })
    await recovers()
  })

  test.each(failing)('answers with %s, once the account is known', async (_, behaviour) => {
    await gateway.get(account)
    proxy.behave(behaviour)
    await isUnavailable()
    await recovers()
  })

  test.each(wrongOnce)('has %s', async (_, method, lie) => {
    proxy.behave({ answer: only(method, lie) })
    await isUnavailable()
    await recovers()
  })

  test('serves another chain: nothing is read, nothing is accepted, and the answer has the reason', async () => {
    const reason = 'The node of chain 31337 serves chain 99. Nothing is read from it.'
    for (const isKnown of [false, true]) {
      if (isKnown) await gateway.get(account)
      proxy.behave({ answer: only('eth_chainId', () => ({ result: '0x63' })) })
      const { read, proposed, health } = await isUnavailable()
      expect(read.body).toEqual({ code: 503, message: reason })
      expect(proposed.body).toEqual({ code: 503, message: reason })
      expect(health.body).toMatchObject({ chains: [{ reason }] })
      expect((await gateway.get('/v1/chains/31337/about/master-copies')).status).toBe(503)
      await recovers()
    }
  })

  test('writes hashes in capitals: each transfer is found under the id that the history gives it', async () => {
    await playground.execute([alice, bob], payment)
    proxy.behave({
      answer: only('eth_getLogs', (answer) => ({
        result: ('result' in answer ? (answer.result as { transactionHash: string }[]) : []).map(
          (log) => ({
            ...log,
            transactionHash: `0x${log.transactionHash.slice(2).toUpperCase()}`,
          }),
        ),
      })),
    })
    const transfers = `${account}/incoming-transfers`
    const { body } = await gateway.get(transfers)
    const { results } = body as { results: { transaction?: { id: string } }[] }
    const ids = results.flatMap(({ transaction }) => transaction?.id ?? [])
    expect(ids).not.toEqual([])
    for (const id of ids)
      expect((await gateway.get(`/v1/chains/31337/transactions/${id}`)).status).toBe(200)
  })

  test('claims times that no calendar has', async () => {
    const late = (answer: RpcAnswer) => change(answer, { timestamp: '0x16345785d8a0000' })
    await playground.execute([alice, bob], payment)
    proxy.behave({
      answer: async (call, ask) => {
        const answer = await ask(call)
        if (call.method === 'eth_getBlockByNumber') return late(answer)
        return call.method === 'eth_getLogs'
          ? mapLogs(answer, { blockTimestamp: '0x16345785d8a0000' })
          : answer
      },
    })
    for (const path of ['/v1/chains/31337/about/indexing', account])
      expect((await gateway.get(path)).status).toBe(200)
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const path = `${account}/transactions/history?timezone=${zone}`
      expect((await gateway.get(path)).status).toBe(200)
    }
    expect(await gateway.history(playground.treasury)).not.toEqual([])
  })

  describe.each([
    ['all', undefined],
    ['one account', { read: { blocks: 500 } }],
  ])('and gives logs of %s', (_, reading) => {
    const mint = (): Promise<unknown> =>
      playground.send(bob, {
        to: playground.chain.contracts.dUsd,
        data: encodeFunctionData({
          abi: parseAbi(['function mint(address,uint256)']),
          args: [playground.treasury, 5n],
        }),
      })

    beforeEach(async () => {
      gateway = open(reading)
      await mint()
      await playground.execute([alice, bob], payment)
      await playground.node.mine({ blocks: 130 })
      await mint()
    })
    const expected = [
      { type: 'DATE_LABEL' },
      { transaction: { txInfo: { transferInfo: { value: '5' } } } },
      { transaction: { txStatus: 'SUCCESS', executionInfo: { nonce: 0 } } },
      { transaction: { txInfo: { transferInfo: { value: '5' } } } },
    ]
    const isComplete = async () =>
      expect((await gateway.history(playground.treasury)).slice(0, 4)).toMatchObject(expected)

    /** Refuses ranges of more than this many blocks, with the messages of several nodes. */
    const limited =
      (limit: number, refusal: RpcAnswer): Behaviour['answer'] =>
      (call, ask) => {
        const [filter] = call.params as { fromBlock?: Hex; toBlock?: Hex }[]
        const tooWide =
          call.method === 'eth_getLogs' &&
          filter?.fromBlock !== undefined &&
          Number(filter.toBlock) - Number(filter.fromBlock) + 1 > limit
        return tooWide ? refusal : ask(call)
      }

    test.each([
      [100, rpcError(-32005, 'query exceeds max block range')],
      [100, rpcError(-32602, 'exceed maximum block range: 100')],
      [64, rpcError(-32000, 'query returned more than 10000 results')],
      [50, rpcError(-32600, 'eth_getLogs is limited to a 50 block range')],
      [17, rpcError(-32614, 'eth_getLogs is limited to a 17 range')],
      [10, rpcError(-32701, 'Please specify an address in your request')],
      [1, rpcError(-32005, 'logs matched by query exceeds limit')],
    ])('of %i blocks at once (%o)', async (limit, refusal) => {
      proxy.behave({ answer: limited(limit, refusal) })
      await isComplete()
    })

    test('of few blocks at once, with a status in the place of an error', async () => {
      proxy.behave({
        raw(response, calls) {
          const isWide = calls.some(({ method, params }) => {
            const [filter] = params as { fromBlock?: Hex; toBlock?: Hex }[]
            return (
              method === 'eth_getLogs' && Number(filter?.toBlock) - Number(filter?.fromBlock) > 40
            )
          })
          return isWide && send(response, '{"message":"too wide"}', 413)
        },
      })
      await isComplete()
    })

    test('of few blocks at once, because the answer would be too long', async () => {
      const long = ' '.repeat(11_000_000)
      proxy.behave({
        raw: (response, calls) =>
          calls.some(({ method, params }) => {
            const [filter] = params as { fromBlock?: Hex; toBlock?: Hex }[]
            return (
              method === 'eth_getLogs' && Number(filter?.toBlock) - Number(filter?.fromBlock) > 40
            )
          }) && send(response, `[${long}]`),
      })
      await isComplete()
    })

    test('of one block event by event, because all of them would be too many', async () => {
      const head = await playground.node.getBlockNumber()
      proxy.behave({
        answer(call, ask) {
          const [filter] = call.params as { toBlock?: Hex; topics?: [Hex[] | Hex] }[]
          const selectors = [filter?.topics?.[0] ?? []].flat()
          const isFull = selectors.length > 1 && BigInt(filter?.toBlock ?? 0) === head
          return call.method === 'eth_getLogs' && isFull
            ? rpcError(-32005, 'query returned more than 10000 results')
            : ask(call)
        },
      })
      await isComplete()
    })

    test('only for a while, and then of any range again', async () => {
      proxy.behave({
        answer: only('eth_getLogs', () => rpcError(-32005, 'query timeout exceeded')),
      })
      expect((await gateway.get(account)).status).toBe(503)
      proxy.behave({})
      await isComplete()
    })

    test('late: none at all for a block that is new', async () => {
      await gateway.get(account)
      await playground.execute([alice, bob], { ...payment, nonce: 1 })
      proxy.behave({ answer: only('eth_getLogs', () => ({ result: [] })) })
      await gateway.get(account)
      proxy.behave({})
      await playground.node.mine({ blocks: 3 })
      const history = await gateway.history(playground.treasury)
      expect(history[1]).toMatchObject({ transaction: { executionInfo: { nonce: 1 } } })
    })

    test('late, and lacks the receipts, too: requests are repeated until it has them', async () => {
      await gateway.get(account)
      await playground.execute([alice, bob], { ...payment, nonce: 1 })
      proxy.behave({
        answer: async (call, ask) => {
          if (call.method === 'eth_getLogs') return { result: [] }
          return call.method === 'eth_getTransactionReceipt' ? { result: null } : ask(call)
        },
      })
      expect((await gateway.get(account)).status).toBe(503)
      proxy.behave({})
      const history = await gateway.history(playground.treasury)
      expect(history[1]).toMatchObject({ transaction: { executionInfo: { nonce: 1 } } })
    })

    test('of which some are missing', async () => {
      await gateway.get(account)
      await playground.execute([alice, bob], { ...payment, nonce: 1 })
      const halved = (answer: RpcAnswer): RpcAnswer =>
        'result' in answer && Array.isArray(answer.result)
          ? { result: answer.result.slice(0, 1) }
          : answer
      proxy.behave({ answer: only('eth_getLogs', halved) })
      const history = await gateway.history(playground.treasury)
      if (reading === undefined)
        expect(history[1]).toMatchObject({ transaction: { executionInfo: { nonce: 1 } } })
      else expect(history).not.toEqual([])
    })
  })

  test('is two nodes, one of them three blocks behind the other', async () => {
    let count = 0
    const behind = 3n
    await gateway.get(account)
    for (let round = 0; round < 10; round++) {
      await playground.node.mine({ blocks: 1 })
      const head = await playground.node.getBlockNumber()
      const lagging: Behaviour['answer'] = async (call, ask) => {
        if (count % 2 === 0) return ask(call)
        const last = head - behind
        if (call.method === 'eth_getBlockByNumber') {
          const [tag] = call.params
          if (tag === 'latest') return ask({ ...call, params: [`0x${last.toString(16)}`, false] })
          return BigInt(String(tag)) > last ? { result: null } : ask(call)
        }
        const block = call.params.at(-1)
        if (typeof block === 'string' && /^0x[0-9a-f]{1,8}$/.test(block) && BigInt(block) > last)
          return rpcError(-32000, 'header not found')
        return ask(call)
      }
      proxy.behave({
        answer: lagging,
        // Each HTTP request goes to the other one.
        raw: () => {
          count += 1
          return false
        },
      })
      expect((await gateway.get(account)).status).toBe(200)
    }
  })
})

function rpcError(code: number, message: string): RpcAnswer {
  return { error: { code, message } }
}

function send(response: ServerResponse, body: string, status = 200): true {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  return true
}

function change(answer: RpcAnswer, further: Record<string, unknown>): RpcAnswer {
  return 'result' in answer && typeof answer.result === 'object' && answer.result !== null
    ? { result: { ...answer.result, ...further } }
    : answer
}

function mapLogs(answer: RpcAnswer, further: Record<string, unknown>): RpcAnswer {
  return 'result' in answer && Array.isArray(answer.result)
    ? { result: (answer.result as object[]).map((log) => ({ ...log, ...further })) }
    : answer
}

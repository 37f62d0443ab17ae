import { getAddress, type LocalAccount, parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TransactionDetails } from '@ghost-pay/gateway-wire'

import { startNodeProxy } from '../testing/nodeProxy.ts'
import { openGateway, type Playground, startPlayground } from '../testing/playground.ts'
import { type ServedGateway, serveLocalGateway } from './serveLocalGateway.ts'

const to = getAddress('0x00000000000000000000000000000000000000a1')
const payment = { to, value: parseEther('1') }

/** Readers who never stop asking for the same, so that an answer is always on its way when something changes. */
function keepReading(paths: readonly string[]) {
  const state = { isOver: false }
  const readers = paths.flatMap((path) =>
    Array.from({ length: 4 }, async () => {
      while (!state.isOver) await (await fetch(path)).text()
    }),
  )
  return async () => {
    state.isOver = true
    await Promise.all(readers)
  }
}

describe('answers that are shared by those who ask at the same time', () => {
  let playground: Playground
  let proxy: Awaited<ReturnType<typeof startNodeProxy>>
  let gateway: ReturnType<typeof openGateway>
  let served: ServedGateway
  let alice: LocalAccount
  let bob: LocalAccount
  let asked: number

  beforeEach(async () => {
    playground = await startPlayground()
    proxy = await startNodeProxy(() => playground.chain.rpcUrl)
    gateway = openGateway({ chains: [playground.settings({ rpcUrl: proxy.url })], testing: true })
    asked = 0
    served = await serveLocalGateway(
      {
        fetch(request) {
          asked += 1
          return gateway.gateway.fetch(request)
        },
      },
      { port: 0 },
    )
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
  })
  afterEach(async () => {
    await served.close()
    await gateway.gateway.close()
    await proxy.stop()
    await playground.chain.stop()
  })

  const safe = () => `${served.url}/v1/chains/31337/safes/${playground.treasury}`
  const read = async <Body>(path: string) => (await (await fetch(path)).json()) as Body
  const queue = () => `${safe()}/transactions/queued`
  const details = () => `${served.url}/v1/chains/31337/transactions/${playground.hashOf(payment)}`
  const queued = async () => (await read<{ results: unknown[] }>(queue())).results.length
  const native = async () =>
    (await read<{ items: { balance: string }[] }>(`${safe()}/balances/usd`)).items[0]?.balance
  const nonce = async () => (await read<{ nonce: number }>(safe())).nonce
  const statusOf = async () => (await read<TransactionDetails>(details())).txStatus
  const confirmations = async () => {
    const { detailedExecutionInfo: info } = await read<TransactionDetails>(details())
    return info && 'confirmations' in info ? info.confirmations.length : undefined
  }

  test('one answer is worked out for many who ask the same, and each gets all of it', async () => {
    await read(safe())
    asked = 0
    const answers = await Promise.all(Array.from({ length: 40 }, () => read(safe())))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ address: { value: playground.treasury } })
    expect(asked).toBeLessThan(20)
  })

  test('every change is in the next answer, however many read meanwhile', async () => {
    const stop = keepReading([safe(), queue(), details(), `${safe()}/balances/usd`])
    try {
      for (let round = 0; round < 2; round += 1) {
        const id = await playground.node.snapshot()
        await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
        expect(await queued()).toBe(2)
        expect(await confirmations()).toBe(1)
        await gateway.confirm(playground.hashOf(payment), await playground.sign(bob, payment))
        expect(await confirmations()).toBe(2)
        await playground.send(alice, { to: playground.treasury, value: parseEther('5') })
        expect(await native()).toBe(parseEther('5').toString())
        await playground.execute([alice, bob], payment)
        expect(await statusOf()).toBe('SUCCESS')
        expect(await nonce()).toBe(1)
        expect(await native()).toBe(parseEther('4').toString())
        await playground.node.setBalance({ address: playground.treasury, value: 7n })
        expect(await native()).toBe('7')
        await playground.node.revert({ id })
        expect(await nonce()).toBe(0)
        expect(await statusOf()).toBe('AWAITING_EXECUTION')
        await gateway.gateway.reset()
        expect((await fetch(details())).status).toBe(404)
        expect(await queued()).toBe(0)
      }
    } finally {
      await stop()
    }
  })

  test('a read that fails is not kept', async () => {
    await read(safe())
    proxy.behave({
      raw(response) {
        response.destroy()
        return true
      },
    })
    const failed = await Promise.all(Array.from({ length: 8 }, () => fetch(safe())))
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]))
    proxy.behave({})
    expect((await fetch(safe())).status).toBe(200)
  })

  test('a fault is for the one who asked for it', async () => {
    const headers = { 'x-ghost-fault': 'flapping' }
    const all = await Promise.all([
      ...Array.from({ length: 6 }, () => fetch(safe(), { headers })),
      ...Array.from({ length: 6 }, () => fetch(safe())),
    ])
    const statuses = all.map(({ status }) => status)
    expect(statuses.slice(0, 6).filter((status) => status === 503)).toHaveLength(3)
    expect(new Set(statuses.slice(6))).toEqual(new Set([200]))
  })

  test('a page hears what it may do, and no other page does', async () => {
    const own = { origin: 'http://localhost:5173' }
    const foreign = { origin: 'https://evil.test' }
    const answers = await Promise.all(
      [own, foreign, own, foreign, {}].map((headers) => fetch(safe(), { headers })),
    )
    expect(
      answers.map(({ headers }) => [
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-credentials'),
      ]),
    ).toEqual([
      [own.origin, 'true'],
      ['*', null],
      [own.origin, 'true'],
      ['*', null],
      [null, null],
    ])
  })

  test('one who leaves takes nothing from the others', async () => {
    const leaving = new AbortController()
    const left = fetch(safe(), { signal: leaving.signal }).catch(() => 'left')
    const others = Array.from({ length: 5 }, () => fetch(safe()))
    leaving.abort()
    expect(await left).toBe('left')
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(200))
  })
})

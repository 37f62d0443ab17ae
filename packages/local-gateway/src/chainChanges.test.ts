import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getAddress, type LocalAccount, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { journalStore } from './offchain/stores/journal.ts'
import { memoryStore } from './offchain/stores/memory.ts'
import {
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const payment: Payment = { to: stranger, value: parseEther('1') }

describe.each(['anvil', 'edr'] as const)('when the chain changes its mind, on %s', (engine) => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let alice: LocalAccount
  let bob: LocalAccount

  beforeAll(async () => {
    playground = await startPlayground({ engine })
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
  })
  afterAll(() => playground.chain.stop())
  beforeEach(async () => {
    gateway = openGateway({ chains: [playground.settings()] })
    await playground.send(alice, { to: playground.treasury, value: parseEther('5') })
    await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
    await gateway.confirm(playground.hashOf(payment), await playground.sign(bob, payment))
  })
  afterEach(() => playground.chain.reset())

  const status = async () => (await gateway.details(playground.hashOf(payment))).body.txStatus

  test('evm_revert takes an execution back, and what was proposed stays', async () => {
    const { node } = playground
    const id = await node.snapshot()
    await playground.execute([alice, bob], payment)
    expect(await status()).toBe('SUCCESS')

    await node.revert({ id })
    expect(await status()).toBe('AWAITING_EXECUTION')
    expect(await gateway.queue(playground.treasury)).toHaveLength(2)
    expect(await gateway.history(playground.treasury)).toHaveLength(4)
  })

  test('a revert that is followed by as many blocks is noticed', async () => {
    const { node } = playground
    const id = await node.snapshot()
    await playground.execute([alice, bob], payment)
    expect(await status()).toBe('SUCCESS')

    await node.revert({ id })
    await node.mine({ blocks: 3 })
    expect(await status()).toBe('AWAITING_EXECUTION')
    await playground.execute([bob, alice], payment)
    expect(await status()).toBe('SUCCESS')
  })

  test('a fork that goes back further than is remembered is read again', async () => {
    const { node } = playground
    const id = await node.snapshot()
    await playground.execute([alice, bob], payment)
    await node.mine({ blocks: 100 })
    expect(await status()).toBe('SUCCESS')
    await node.revert({ id })
    await node.mine({ blocks: 120 })
    expect(await status()).toBe('AWAITING_EXECUTION')
  })

  test('a gateway that starts late reads what happened', async () => {
    await playground.execute([alice, bob], payment)
    await playground.node.mine({ blocks: 200 })
    const late = openGateway({ chains: [playground.settings()] })
    expect((await late.history(playground.treasury))[1]).toMatchObject({
      transaction: { txStatus: 'SUCCESS' },
    })
    expect((await late.get('/v1/chains/31337/about/indexing')).body).toMatchObject({
      synced: true,
      currentBlockNumber: Number(await playground.node.getBlockNumber()),
    })
  })

  test('many readers at once are all answered with the same', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, status))
    expect(new Set(answers)).toEqual(new Set(['AWAITING_EXECUTION']))
  })

  test('two owners that confirm at the same time are both counted', async () => {
    const carol = playground.owner('Carol')
    const other: Payment = { ...payment, nonce: 1 }
    await gateway.propose(playground.treasury, await playground.proposal(alice, other))
    await Promise.all(
      [bob, carol].map(async (owner) =>
        gateway.confirm(playground.hashOf(other), await playground.sign(owner, other)),
      ),
    )
    const { body } = await gateway.details(playground.hashOf(other))
    expect(body.detailedExecutionInfo).toMatchObject({
      confirmations: [{}, {}, {}],
    })
  })
})

test('anvil_reorg undoes an execution', async () => {
  const playground = await startPlayground({ engine: 'anvil' })
  try {
    const [alice, bob] = [playground.owner('Alice'), playground.owner('Bob')]
    const gateway = openGateway({ chains: [playground.settings()] })
    const status = async () => (await gateway.details(playground.hashOf(payment))).body.txStatus
    await playground.send(alice, { to: playground.treasury, value: parseEther('5') })
    await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
    await gateway.confirm(playground.hashOf(payment), await playground.sign(bob, payment))
    await playground.execute([alice, bob], payment)
    expect(await status()).toBe('SUCCESS')
    const request = playground.node.request as (call: {
      method: string
      params: unknown[]
    }) => Promise<null>
    await request({ method: 'anvil_reorg', params: [2, []] })
    expect(await status()).toBe('AWAITING_EXECUTION')
  } finally {
    await playground.chain.stop()
  }
})

describe('after a restart', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('the journal has the queue, on the same chain only', async () => {
    const first = await startPlayground()
    const settings = first.settings()
    const alice = first.owner('Alice')
    try {
      const before = openGateway({ chains: [settings], store: journalStore({ folder }) })
      await before.propose(first.treasury, await first.proposal(alice, payment))
      await before.gateway.close()

      const after = openGateway({ chains: [settings], store: journalStore({ folder }) })
      expect(await after.queue(first.treasury)).toHaveLength(2)
      expect((await after.details(first.hashOf(payment))).body).toMatchObject({
        detailedExecutionInfo: { confirmations: [{ signer: { value: alice.address } }] },
      })
    } finally {
      await first.chain.stop()
    }

    // Blocks of a devnet carry the time at which it was started: a second later it is another chain.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const second = await startPlayground()
    try {
      const other = openGateway({ chains: [second.settings()], store: journalStore({ folder }) })
      expect(second.treasury).toBe(first.treasury)
      expect(await other.queue(second.treasury)).toEqual([])
    } finally {
      await second.chain.stop()
    }
  })

  test('a chain that is replaced while the gateway runs starts with nothing', async () => {
    const store = memoryStore()
    const first = await startPlayground()
    let rpcUrl = first.chain.rpcUrl
    // One address behind which the chain is exchanged, as when a devnet is started again on its port.
    const chain = first.settings({
      transport: () => ({
        config: {
          key: 'switch',
          name: 'switch',
          type: 'switch',
          request: ask,
          methods: undefined,
          retryCount: 0,
          retryDelay: 0,
          timeout: 0,
        },
        request: ask,
        value: undefined,
      }),
    })
    async function ask({ method, params }: { method: string; params?: unknown }) {
      const response = await fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      // The form of a JSON-RPC answer.
      const answer = (await response.json()) as { result: never; error?: { message: string } }
      if (answer.error) throw new Error(answer.error.message)
      return answer.result
    }
    const gateway = openGateway({ chains: [chain], store })
    const alice = first.owner('Alice')
    await gateway.propose(first.treasury, await first.proposal(alice, payment))
    expect(await gateway.queue(first.treasury)).toHaveLength(2)

    await new Promise((resolve) => setTimeout(resolve, 1100))
    const second = await startPlayground()
    try {
      rpcUrl = second.chain.rpcUrl
      expect(await gateway.queue(second.treasury)).toEqual([])
      rpcUrl = first.chain.rpcUrl
      expect(await gateway.queue(first.treasury)).toHaveLength(2)
    } finally {
      await first.chain.stop()
      await second.chain.stop()
    }
  })
})

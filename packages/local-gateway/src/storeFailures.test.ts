import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getAddress, type LocalAccount } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { OffchainEventDamagedError } from './offchain/readOffchainEvent.ts'
import { journalStore } from './offchain/stores/journal.ts'
import { JournalDamagedError } from './offchain/stores/journalFile.ts'
import { memoryStore } from './offchain/stores/memory.ts'
import type { Store } from './offchain/stores/Store.ts'
import {
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const payment: Payment = { to: getAddress('0x00000000000000000000000000000000000000a1'), value: 1n }

describe('when the store fails', () => {
  let playground: Playground
  let folder: string
  let file: string
  let alice: LocalAccount
  let failures: unknown[]
  let opened: ReturnType<typeof openGateway>[]

  beforeAll(async () => {
    playground = await startPlayground()
    alice = playground.owner('Alice')
  })
  afterAll(() => playground.chain.stop())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'))
    const { hash } = await playground.node.getBlock({ blockNumber: 0n })
    file = join(folder, `31337-${hash}.jsonl`)
    failures = []
    opened = []
  })
  afterEach(async () => {
    await Promise.all(opened.map(({ gateway }) => gateway.close()))
    await rm(folder, { recursive: true })
  })

  function open(store: Store = journalStore({ folder })) {
    const onError = (error: unknown) => void failures.push(error)
    const gateway = openGateway({ chains: [playground.settings()], store, onError })
    opened.push(gateway)
    return gateway
  }
  const account = () => `/v1/chains/31337/safes/${playground.treasury}`

  test('a damaged journal is reported, and read again once it is repaired', async () => {
    const gateway = open()
    await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
    const good = await readFile(file, 'utf8')
    await writeFile(file, `${good}nonsense\n`)

    const late = open(journalStore({ folder }))
    const reason =
      'Line 2 of the journal cannot be read. Repair it, or move the file away to begin with an empty one.'
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await late.get(account())).toMatchObject({
        status: 503,
        body: { code: 503, message: reason },
      })
    expect(await late.get('/health')).toMatchObject({
      status: 503,
      body: { ok: false, chains: [{ chainId: '31337', ok: false, block: null, reason }] },
    })
    expect(failures[0]).toBeInstanceOf(JournalDamagedError)

    await writeFile(file, good)
    expect((await late.get('/health')).status).toBe(200)
    expect(await late.queue(playground.treasury)).toHaveLength(2)
  })

  test('an event without its fields is reported, and hides no other events', async () => {
    const gateway = open()
    await gateway.propose(playground.treasury, await playground.proposal(alice, payment))
    const good = await readFile(file, 'utf8')
    const broken = JSON.stringify([{ type: 'confirmed', at: 1, owner: alice.address }])
    await writeFile(file, `${good}${broken}\n`)
    const late = open(journalStore({ folder }))
    expect(await late.get(account())).toMatchObject({
      status: 503,
      body: {
        message: expect.stringContaining('"confirmed" has no readable "safeTxHash"') as string,
      },
    })
    expect(failures).toEqual([expect.any(OffchainEventDamagedError)])
  })

  test('what could not be written is not shown, and can be sent again', async () => {
    let isFull = false
    const memory = memoryStore()
    const full = () => Promise.reject(new Error('/home/someone is full'))
    const gateway = open({
      ...memory,
      append: (scope, value) => (isFull ? full() : memory.append(scope, value)),
    })
    const proposal = await playground.proposal(alice, payment)
    isFull = true
    const refused = await gateway.propose(playground.treasury, proposal)
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 503, message: 'The store does not answer. Nothing was recorded.' },
    })
    expect(await gateway.queue(playground.treasury)).toEqual([])
    isFull = false
    expect((await gateway.propose(playground.treasury, proposal)).status).toBe(200)
    expect(await gateway.queue(playground.treasury)).toHaveLength(2)
  })

  test('a journal that cannot be shortened is read as it is', async () => {
    const memory = memoryStore()
    const { hash } = await playground.node.getBlock({ blockNumber: 0n })
    const added = { type: 'delegateAdded', at: 1, safe: null, delegator: alice.address, label: 'x' }
    const event = { ...added, delegate: playground.treasury }
    for (let count = 0; count < 250; count++) await memory.append(`31337-${hash}`, [event])
    const gateway = open({ ...memory, replace: () => Promise.reject(new Error('full')) })
    const found = await gateway.get(`/v1/chains/31337/delegates?delegator=${alice.address}`)
    expect(found).toMatchObject({ status: 200, body: { count: 1 } })
  })

  test('the secret of the sessions is read again', async () => {
    let isTransportError = true
    const memory = memoryStore()
    const gateway = open({
      ...memory,
      read: (scope) => (isTransportError ? Promise.reject(new Error('busy')) : memory.read(scope)),
    })
    const me = () => gateway.get('/v1/auth/me', { cookie: 'access_token=a.b.c' })
    expect((await me()).status).toBe(503)
    isTransportError = false
    expect((await me()).status).toBe(403)
  })
})

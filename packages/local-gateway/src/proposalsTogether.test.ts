import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Address, getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { journalStore } from './offchain/stores/journal.ts'
import { openGateway, type Playground, startPlayground } from './testing/playground.ts'

const to = getAddress('0x00000000000000000000000000000000000000a1')

describe('proposals that come at the same time', () => {
  let playground: Playground
  let folder: string
  let gateway: ReturnType<typeof openGateway>
  beforeAll(async () => {
    playground = await startPlayground()
  })
  afterAll(() => playground.chain.stop())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'together-'))
    gateway = openGateway({ chains: [playground.settings()], store: journalStore({ folder }) })
  })
  afterEach(async () => {
    await gateway.gateway.close()
    await rm(folder, { recursive: true })
  })

  const path = (safe: Address) => `/v1/chains/31337/transactions/${safe}/propose`
  const send = async (bodies: readonly unknown[], safe = playground.treasury) =>
    (
      await Promise.all(bodies.map((body) => gateway.post<{ message?: string }>(path(safe), body)))
    ).map(({ status }) => status)
  const bodyOf = (name: 'Alice' | 'Bob', nonce: number, further = {}) =>
    playground.proposal(playground.owner(name), { to, value: 1n, nonce }, further)
  /** The events of every write, as they are on the disk. */
  async function writes(): Promise<{ type: string }[][]> {
    const names = (await readdir(folder)).filter((name) => /^31337-.*jsonl$/.test(name))
    const lines = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return lines
      .join('')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { type: string }[])
  }
  const typesOf = (all: { type: string }[][]) => all.flat().map(({ type }) => type)

  test('are written together, and each is on the disk when it is acknowledged', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 40 }, (_, nonce) => bodyOf('Alice', nonce)),
    )
    expect(new Set(await send(bodies))).toEqual(new Set([200]))
    const written = await writes()
    expect(typesOf(written).filter((type) => type === 'proposed')).toHaveLength(40)
    expect(written.length).toBeLessThan(10)
  })

  test('one that is refused does not touch the others', async () => {
    const bodies = await Promise.all([0, 1, 2, 3].map((nonce) => bodyOf('Alice', nonce)))
    const wrong = await bodyOf('Alice', 4, { safeTxHash: `0x${'12'.repeat(32)}` })
    expect(await send([...bodies.slice(0, 2), wrong, ...bodies.slice(2)])).toEqual([
      200, 200, 422, 200, 200,
    ])
    expect(typesOf(await writes()).filter((type) => type === 'proposed')).toHaveLength(4)
  })

  test('of one transaction, by two owners, become one proposal with two confirmations', async () => {
    expect(await send([await bodyOf('Alice', 0), await bodyOf('Bob', 0)])).toEqual([200, 200])
    expect(typesOf(await writes())).toEqual(['proposed', 'confirmed', 'confirmed'])
  })

  test('without a signature have no more room together than one after another', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 24 }, (_, nonce) => bodyOf('Alice', nonce, { signature: null })),
    )
    const statuses = await send(bodies)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 422)).toHaveLength(4)
  })

  test('for different accounts are kept apart', async () => {
    const other = await playground.createAccount([playground.owner('Alice').address], { salt: 9n })
    const payment = { to, value: 1n, nonce: 0 }
    const theirs = await playground.proposal(playground.owner('Alice'), payment, {}, other)
    const [own, elsewhere] = await Promise.all([
      send([await bodyOf('Alice', 0)]),
      send([theirs], other),
    ])
    expect([own, elsewhere]).toEqual([[200], [200]])
    const { body } = await gateway.get<{ results: unknown[] }>(
      `/v1/chains/31337/safes/${other}/transactions/queued`,
    )
    expect(JSON.stringify(body)).toContain(theirs.safeTxHash)
  })
})

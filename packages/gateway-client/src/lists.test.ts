import { describe, expect, test } from 'vitest'

import * as gateway from './index.ts'
import { answering } from './testing/answering.ts'
import { account, overview, rows } from './testing/rows.ts'
import { addressInfo, owners, safe } from './testing/wire.ts'

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

/** Calls that answer with a bare list, and an item of each. */
const lists = Object.entries(rows).flatMap(([name, { call, answer }]) =>
  Array.isArray(answer) ? [{ name, call, item: answer[0] as unknown }] : [],
)
/** Those of which an item that cannot be read has a place. */
const keeping = lists.filter(({ name }) => name !== 'getFiatCodes')

test('these calls answer with a bare list', () => {
  expect(lists.map(({ name }) => name).sort()).toEqual([
    'getCollectibles',
    'getDeviceSubscriptions',
    'getFiatCodes',
    'getMasterCopies',
    'getPositions',
    'getSafeApps',
    'getSafeOverviews',
  ])
})

/** What no item of any list can be. */
const bad: unknown[] = [
  null,
  5,
  'x',
  [],
  {},
  { type: 'unknown' },
  { type: 'unknown', received: '', raw: 'x', issues: 'x' },
  { ...overview, threshold: 0, address: addressInfo('0x') },
]

describe.each(keeping)('$name', ({ call, item }) => {
  test.each(bad.map((value) => [value]))(
    'keeps what cannot be read in its list, tells of it, and keeps the others: %j',
    async (value) => {
      for (const validate of ['strict', 'off'] as const) {
        const told: gateway.GatewayValidationError[] = []
        const { client } = answering(() => [value, item], {
          validate,
          onInvalid: (error) => told.push(error),
        })
        const list = (await call(client)) as unknown[]
        const good = (await call(answering(() => [item]).client)) as unknown[]
        expect(list.filter((each) => !gateway.isUnknown(each))).toEqual(good)
        const raw = gateway.isUnknown({ type: 'unknown', raw: value }) ? value : { value }
        const isObject = typeof value === 'object' && value && !Array.isArray(value)
        expect(list.filter(gateway.isUnknown)).toMatchObject([
          { type: 'unknown', raw: isObject ? value : raw },
        ])
        expect(list.find(gateway.isUnknown)?.issues?.[0]?.message).toMatch(/^Expected /)
        expect(told).toMatchObject([{ body: isObject ? value : raw }])
      }
    },
  )

  test('leaves it out where the client is lenient and has `onInvalid`, and only there', async () => {
    const told: unknown[] = []
    const onInvalid = (error: unknown) => told.push(error)
    const lenient = { validate: 'lenient' } as const
    const heard = answering(() => [{}, item], { ...lenient, onInvalid }).client
    expect(((await call(heard)) as unknown[]).some(gateway.isUnknown)).toBe(false)
    expect(told).toHaveLength(1)
    const alone = answering(() => [{}, item], lenient).client
    expect(((await call(alone)) as unknown[]).some(gateway.isUnknown)).toBe(true)
  })

  test('refuses what is no list', async () => {
    for (const answer of [{}, { results: [item] }, null, 5, 'x']) {
      expect(await failure(call(answering(() => Response.json(answer)).client))).toBeInstanceOf(
        gateway.GatewayValidationError,
      )
    }
  })
})

test('a currency is a word and nothing else: a list in which one is none is refused', async () => {
  const { client } = answering(() => ['USD', 5])
  expect(await failure(gateway.getFiatCodes(client))).toMatchObject({ issues: [{ path: '1' }] })
})

describe('accounts of which one cannot be read', () => {
  const [first, second] = owners.map((address) => ({ chainId: 1, address })) as [
    gateway.SafeId,
    gateway.SafeId,
  ]
  const of = ({ address }: gateway.SafeId, more: object = {}) => ({
    ...overview,
    address: addressInfo(address),
    ...more,
  })
  const ask = (answer: unknown) =>
    gateway.getSafeOverviews(answering(() => answer).client, { safes: [first, second] })

  test('it is in the place of the account that it names', async () => {
    const broken = of(first, { threshold: 0 })
    expect(await ask([of(second), broken])).toMatchObject([
      { type: 'unknown', raw: broken },
      { address: { value: second.address } },
    ])
    // The address has lost its checksum, and says which account it is all the same.
    const lower = `0x${first.address.slice(2).toUpperCase()}`
    expect(await ask([of(second), { ...broken, address: { value: lower } }])).toMatchObject([
      { type: 'unknown' },
      {},
    ])
  })

  test('where it names none it comes after all, and the account is one that was left out', async () => {
    for (const nameless of [null, {}, of(first, { chainId: null }), of(first, { address: 'x' })]) {
      expect(await ask([nameless, of(second)])).toMatchObject([
        null,
        { address: { value: second.address } },
        { type: 'unknown' },
      ])
    }
  })

  test('it takes the place of no other answer', async () => {
    const broken = of(first, { threshold: 0 })
    expect(await ask([of(first), broken])).toMatchObject([
      { threshold: 2 },
      null,
      { type: 'unknown', raw: broken },
    ])
    expect(await ask([broken, of(first)])).toMatchObject([
      { threshold: 2 },
      null,
      { type: 'unknown', raw: broken },
    ])
  })

  test('another account, or another chain, is still a mix-up', async () => {
    for (const other of [
      of({ chainId: 1, address: safe }, { threshold: 0 }),
      of(first, { chainId: '2', threshold: 0 }),
    ]) {
      expect(await failure(ask([of(second), other]))).toBeInstanceOf(gateway.GatewayMismatchError)
    }
  })
})

test('an owner’s accounts come without what is no address, which is beside them', async () => {
  const told: unknown[] = []
  const { client } = answering(() => ({ safes: [safe, '0x', null] }), {
    onInvalid: (error) => told.push(error),
  })
  expect(await gateway.getOwnedSafes(client, { chainId: 1, owner: owners[0]! })).toMatchObject({
    safes: [safe],
    unreadable: [{ raw: { value: '0x' } }, { raw: { value: null } }],
  })
  expect(told).toHaveLength(2)
  const everywhere = answering(() => ({ 1: [safe, '0x'] })).client
  expect(await failure(gateway.getAllOwnedSafes(everywhere, { owner: owners[0]! }))).toMatchObject({
    issues: [{ path: '1.1' }],
  })
})

test('accounts without a contract keep one that cannot be read among them', async () => {
  const [good] = Object.values(
    (rows.getCounterfactualSafes?.answer as { safes: Record<string, unknown[]> }).safes,
  ).flat()
  const { client } = answering(() => ({ safes: { 1: [{ address: 'x' }, good] } }))
  expect(await gateway.getCounterfactualSafes(client)).toMatchObject({
    safes: {
      1: [{ type: 'unknown', raw: { address: 'x' } }, { address: expect.any(String) as string }],
    },
  })
})

test('what a server writes to look like an item that could not be read is read as any other', async () => {
  const forged = { type: 'unknown', received: '', raw: 5, issues: [] }
  const collectible = { address: owners[0], tokenName: 'Cats', tokenSymbol: 'CAT', id: '7' }
  const { client } = answering(() => ({ results: [{ ...collectible, ...forged }] }))
  const page = await gateway.getCollectiblesPage(client, account)
  expect(page.results).toMatchObject([collectible])
  expect(page).not.toHaveProperty('unreadable')
})

test('with validate: off, no call fails in an undocumented way', async () => {
  const odd: unknown[] = [
    null,
    5,
    'x',
    true,
    [],
    {},
    [null],
    [[]],
    { results: 5, next: 5 },
    { results: [null], next: {} },
    { items: 5 },
  ]
  const failures: string[] = []
  for (const [name, { call }] of Object.entries(rows)) {
    for (const answer of odd) {
      const { client } = answering(() => Response.json(answer), {
        validate: 'off',
        onInvalid: () => undefined,
      })
      const error = await call(client).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (error !== undefined && !(error instanceof gateway.GatewayError)) {
        failures.push(`${name}: ${JSON.stringify(answer)}: ${(error as Error).message}`)
      }
    }
  }
  expect(failures).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  decodeData,
  GatewayValidationError,
  getBalances,
  getSafeCreation,
  getSafeInfo,
  getTransactionHistory,
  getTransactionQueue,
  groupHistory,
  groupQueue,
} from './index.ts'
import { answering } from './testing/answering.ts'
import { account } from './testing/rows.ts'
import {
  addressInfo,
  buildExecution,
  buildItem,
  buildPage,
  buildSafeInfo,
  buildTransfer,
  hashOf,
  owners,
  safe,
} from './testing/wire.ts'

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const token = (given: object) => ({
  tokenInfo: { type: 'ERC20', address: safe, decimals: 18, symbol: 'T', name: 'T', ...given },
  balance: '5',
  fiatBalance: '5',
  fiatConversion: '1',
})

describe('a number that cannot be', () => {
  test.each([-1, 6.5, 256, 1e300, '18', NaN])('decimals: %s', async (decimals) => {
    const { client } = answering(() => ({
      fiatTotal: '5',
      items: [token({ decimals }), token({})],
    }))
    const isNull = Number.isNaN(decimals)
    const { items, unreadable } = await getBalances(client, account)
    // JSON has no NaN: it comes as null, which is “not known”.
    expect(items).toHaveLength(isNull ? 2 : 1)
    if (!isNull) {
      expect(unreadable).toMatchObject([
        { type: 'unknown', raw: token({ decimals }), issues: [{ path: 'tokenInfo.decimals' }] },
      ])
    }
  })

  test.each([0, -1, 1.5, '2', 2 ** 53])('threshold: %s', async (threshold) => {
    const { client } = answering(() => buildSafeInfo({ threshold }))
    expect(await failure(getSafeInfo(client, account))).toMatchObject({
      issues: [{ path: 'threshold' }],
    })
  })

  test.each([-3, 0.5, 1e300, '7', 2 ** 53])('nonce: %s', async (nonce) => {
    const { client } = answering(() => buildSafeInfo({ nonce }))
    expect(await failure(getSafeInfo(client, account))).toMatchObject({
      issues: [{ path: 'nonce' }],
    })
  })

  test.each(['0', '-1', '1.5', '9007199254740993', '', '0x1', 1.5, -1])(
    'chain id: %s',
    async (chainId) => {
      const { client } = answering(() => buildSafeInfo({ chainId }))
      expect(await failure(getSafeInfo(client, account))).toBeInstanceOf(Error)
    },
  )

  const amounts = [
    String(2n ** 256n),
    '9'.repeat(78),
    '9'.repeat(79),
    '-1',
    '1.0',
    '1e3',
    '0x10',
    ' 5',
    '',
    1.5,
    -1,
    1e30,
  ]
  test.each(amounts)('amount: %s', async (value) => {
    const { client } = answering(() =>
      buildPage([
        buildItem('a', { txInfo: buildTransfer({ transferInfo: { type: 'NATIVE_COIN', value } }) }),
      ]),
    )
    expect((await getTransactionHistory(client, account)).results).toMatchObject([
      { type: 'unknown' },
    ])
  })

  test.each([['9007199254740993.0'], ['9007199254740992'], ['12345678901234567890.5'], ['1e20']])(
    'amount that JSON would round: %s',
    async (digits) => {
      const text = JSON.stringify(
        buildPage([
          buildItem('a', {
            txInfo: buildTransfer({ transferInfo: { type: 'NATIVE_COIN', value: 'here' } }),
          }),
        ]),
      )
      const { client } = answering(() => new Response(text.replace('"here"', digits)))
      const [item] = (await getTransactionHistory(client, account)).results
      if (/^\d+$/.test(digits))
        expect(item).toMatchObject({
          transaction: { txInfo: { transferInfo: { value: BigInt(digits) } } },
        })
      else expect(item).toMatchObject({ type: 'unknown', received: 'TRANSACTION' })
    },
  )

  test('the greatest amount there is, is one', async () => {
    const value = 2n ** 256n - 1n
    const { client } = answering(() =>
      buildPage([
        buildItem('a', {
          txInfo: buildTransfer({ transferInfo: { type: 'NATIVE_COIN', value: String(value) } }),
        }),
      ]),
    )
    expect((await getTransactionHistory(client, account)).results).toMatchObject([
      { transaction: { txInfo: { transferInfo: { value } } } },
    ])
  })

  test.each(['yesterday', '5', '2026', '2026-13-01T00:00:00Z', 5])('date: %s', async (created) => {
    const { client } = answering(() => ({ created, creator: safe, transactionHash: hashOf('a') }))
    expect(await failure(getSafeCreation(client, account))).toMatchObject({
      issues: [{ path: 'created' }],
    })
  })

  test('whatever stands where a time should, the lists can be folded', async () => {
    const anything = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.jsonValue(),
      fc.constantFrom(8.64e15, 8.64e15 + 1, -1, 1e300),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { maxLength: 4 }), anything, async (times, nonce) => {
        const { client } = answering(() =>
          buildPage([
            { type: 'DATE_LABEL', timestamp: times[0] },
            ...times.map((timestamp, at) =>
              buildItem('abcd'[at], { timestamp, executionInfo: buildExecution({ nonce }) }),
            ),
          ]),
        )
        const history = await getTransactionHistory(client, account)
        const days = groupHistory(history.results, { timeZone: 'Asia/Kathmandu' })
        const shown = days.reduce(
          (sum, { items, unknown = [] }) => sum + items.length + unknown.length,
          0,
        )
        const isLabelBad = history.results[0]?.type === 'unknown'
        expect(shown).toBe(times.length + (isLabelBad ? 1 : 0))
        const { results } = await getTransactionQueue(client, account)
        expect(groupQueue(results).length).toBeGreaterThanOrEqual(Math.min(1, times.length))
      }),
      { numRuns: 300 },
    )
  })
})

describe('an address', () => {
  test.each([mixed, mixed.toLowerCase()])('%s comes checksummed', async (value) => {
    const { client } = answering(() => buildSafeInfo({ owners: [addressInfo(value)] }))
    expect((await getSafeInfo(client, account)).owners[0]?.value).toBe(mixed)
  })

  test.each([
    mixed.replace('aA', 'Aa'),
    mixed.toUpperCase().replace('0X', '0x'),
    mixed.replace('0x', '0X'),
    mixed.slice(2),
    `${mixed}00`,
    '',
    'eth:' + mixed,
    'vitalik.eth',
  ])('%s is none', async (value) => {
    const { client } = answering(() => buildSafeInfo({ owners: [addressInfo(value)] }))
    expect(await failure(getSafeInfo(client, account))).toMatchObject({
      issues: [{ path: 'owners.0.value' }],
    })
  })
})

describe('bytes', () => {
  const decoded = (data: unknown) => ({
    method: 'multiSend',
    parameters: [
      {
        name: 'transactions',
        type: 'bytes',
        value: null,
        valueDecoded: [{ operation: 0, to: safe, value: '0', data, dataDecoded: null }],
      },
    ],
  })

  test.each(['0x123', '0X12', '12', '0xgg', 5])('%s are none', async (data) => {
    const { client } = answering(() => decoded(data))
    expect(await failure(decodeData(client, { chainId: 1, data: '0x' }))).toBeInstanceOf(
      GatewayValidationError,
    )
  })

  test('a hash comes in lower case', async () => {
    const { client } = answering(() => ({
      created: '2026-01-01T00:00:00Z',
      creator: safe,
      transactionHash: hashOf('A'),
    }))
    expect(await getSafeCreation(client, account)).toMatchObject({ transactionHash: hashOf('a') })
  })

  test('an operation is a call or a delegatecall', async () => {
    const answer = decoded('0x')
    const { client } = answering(() =>
      JSON.parse(JSON.stringify(answer).replace('"operation":0', '"operation":2')),
    )
    expect(await failure(decodeData(client, { chainId: 1, data: '0x' }))).toMatchObject({
      issues: [{ path: 'parameters.0.valueDecoded.0.operation' }],
    })
  })
})

describe('one bad item', () => {
  const data = (value: unknown) => ({
    method: 'set',
    parameters: [{ name: 'on', type: 'bool', value }],
    accuracy: null,
  })
  const settings = (value: unknown) =>
    buildItem('b', {
      txInfo: { type: 'SettingsChange', dataDecoded: data(value), settingsInfo: null },
    })

  test.each([true, 5, { a: [1] }, [true, null]])(
    'is not one for a decoded parameter that is %j',
    async (value) => {
      const { client } = answering(() => buildPage([buildItem('a'), settings(value)]))
      expect((await getTransactionQueue(client, account)).results).toMatchObject([
        {},
        { transaction: { txInfo: { dataDecoded: { parameters: [{ value }] } } } },
      ])
    },
  )

  test.each([
    ['an empty address', buildItem('b', { txInfo: buildTransfer({ recipient: addressInfo('') }) })],
    ['no transaction', { type: 'TRANSACTION', conflictType: 'None' }],
    ['nothing', null],
    ['a number', 5],
    ['no type', {}],
  ])(
    'with %s hides neither itself nor the others, in the queue and the history',
    async (_, bad) => {
      const { client } = answering(() => buildPage([buildItem('a'), bad, buildItem('c')]))
      const [queue, history] = [
        await getTransactionQueue(client, account),
        await getTransactionHistory(client, account),
      ]
      for (const { results } of [queue, history]) {
        expect(results).toHaveLength(3)
        expect(results[1]).toMatchObject({
          type: 'unknown',
          raw: typeof bad === 'object' && bad ? bad : { value: bad },
        })
        expect(results[1]).toHaveProperty('issues.0.message')
      }
      expect(groupQueue(queue.results).map(({ kind }) => kind)).toEqual([
        'transaction',
        'unknown',
        'transaction',
      ])
      expect(groupHistory(history.results).flatMap(({ unknown = [] }) => unknown)).toEqual([
        history.results[1],
      ])
    },
  )

  test('says what it is not, and distinguishes a list from an object', async () => {
    const { client } = answering(() =>
      buildSafeInfo({ address: [], owners: { a: 1 }, version: {} }),
    )
    expect(await failure(getSafeInfo(client, account))).toMatchObject({
      issues: [
        { path: 'address', message: 'Expected an object but received a list' },
        { path: 'owners', message: 'Expected a list but received an object' },
        { path: 'version', message: 'Expected text but received an object' },
      ],
    })
    expect(owners).toHaveLength(3)
  })
})

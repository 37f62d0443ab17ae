import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { Transaction, TransactionInfo } from '@ghost-pay/gateway-client'

import {
  buildTransaction,
  buildTransfer,
  infoOf,
  testAddresses,
} from '../../../testing/buildTransaction.ts'
import { entryTitle, readEntry } from './activityEntry.ts'
import { asCell, exportRow, toCsv, toJson } from './activityFile.ts'
import { activityLines, filterEntries, totalsOf } from './activityLines.ts'
import { summarizeActivity } from './summarizeActivity.ts'

const { shop, alice } = testAddresses
const currency = { symbol: 'ETH', decimals: 18 }
const at = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 12).getTime()
const entry = (
  parameters: Parameters<typeof buildTransaction>[0],
  changes: Partial<Transaction> = {},
) => readEntry({ ...buildTransaction({ status: 'SUCCESS', ...parameters }), ...changes }, currency)

const tokenIn = (
  token: { value?: bigint; trusted?: boolean | null; imitation?: boolean; symbol?: string } = {},
): TransactionInfo => ({
  type: 'Transfer',
  sender: infoOf(shop),
  recipient: infoOf(alice),
  direction: 'INCOMING',
  transferInfo: {
    type: 'ERC20',
    tokenAddress: shop,
    tokenName: 'Dollar',
    tokenSymbol: token.symbol ?? 'dUSD',
    logoUri: null,
    trusted: token.trusted ?? null,
    value: token.value ?? 5_000_000n,
    decimals: 6,
    imitation: token.imitation ?? false,
  },
  humanDescription: null,
})

test('what came in says from whom', () => {
  const name = (address: string) => (address === shop ? 'Treasury' : address)
  expect(entryTitle(entry({ info: buildTransfer({ incoming: true }) }), name)).toEqual([
    'activity.row.received',
    { name: 'Treasury' },
  ])
  expect(entryTitle(entry({}), name)).toEqual(['activity.row.sent', { name: 'Treasury' }])
})

test('months have what came in and went out of each token; what failed moved nothing', () => {
  const entries = [
    entry({ timestamp: at(2026, 11, 3), info: tokenIn() }),
    entry({ timestamp: at(2026, 11, 2), info: tokenIn({ value: 1_000_000n }) }),
    entry({ timestamp: at(2026, 11, 1) }),
    entry({ timestamp: at(2026, 10, 31), status: 'FAILED' }),
  ]
  const lines = activityLines(entries, true)
  expect(lines.map(({ kind }) => kind)).toEqual([
    'month',
    'entry',
    'entry',
    'entry',
    'month',
    'entry',
  ])
  expect(lines[0]).toMatchObject({
    month: '2026-11',
    isPart: false,
    totals: [
      { symbol: 'dUSD', in: 6_000_000n, out: 0n },
      { symbol: 'ETH', in: 0n, out: 10n ** 18n },
    ],
  })
  expect(lines[4]).toMatchObject({ month: '2026-10', totals: [], isPart: true })
})

test('two tokens of one name are not added up', () => {
  const other: TransactionInfo = tokenIn()
  if (other.type !== 'Transfer' || other.transferInfo.type !== 'ERC20') throw new Error('A token.')
  const twin = { ...other, transferInfo: { ...other.transferInfo, tokenAddress: alice } }
  expect(totalsOf([entry({ info: tokenIn() }), entry({ info: twin })])).toHaveLength(2)
})

test('dust and spam are folded with a count, and count in no total', () => {
  const entries = [
    entry({ info: tokenIn() }),
    entry({ info: tokenIn({ value: 0n }) }),
    entry({ info: tokenIn({ trusted: false }) }),
    entry({ info: tokenIn({ imitation: true }) }),
  ]
  const filter = { kind: 'all', search: '', withDust: false } as const
  const none = () => undefined
  expect(filterEntries(entries, filter, none)).toMatchObject({ folded: 3, shown: [entries[0]] })
  expect(filterEntries(entries, { ...filter, withDust: true }, none).shown).toHaveLength(4)
  expect(totalsOf(entries)).toMatchObject([{ in: 5_000_000n }])
})

test('entries are found by kind, name, address, token and note', () => {
  const entries = [
    entry({ info: tokenIn() }),
    entry({ note: 'Rent of May' }),
    entry({}, { executionInfo: { type: 'MODULE', address: infoOf(alice) } }),
  ]
  const found = (kind: 'all' | 'in' | 'module', search: string) =>
    filterEntries(entries, { kind, search, withDust: false }, () => 'Ana').shown.map((one) =>
      entries.indexOf(one),
    )
  expect(found('in', '')).toEqual([0])
  expect(found('module', '')).toEqual([2])
  expect(found('all', 'rent')).toEqual([1])
  expect(found('all', 'dusd')).toEqual([0])
  expect(found('all', 'ana')).toEqual([0, 1, 2])
  expect(found('all', shop.slice(2, 12).toLowerCase())).toEqual([0, 1, 2])
  expect(found('all', 'nothing')).toEqual([])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\u200b=1'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(asCell(text)).toBe(`'${text}`)
  },
)

test('an export has every digit, and neutral cells', () => {
  const row = exportRow(
    entry({ info: buildTransfer({ value: 1n }), note: '=HYPERLINK("x"),1' }),
    () => '@ana',
  )
  expect(row).toMatchObject({ amount: '0.000000000000000001', status: 'SUCCESS', place: '7' })
  const csv = toCsv([row])
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`"'=HYPERLINK(""x""),1"`)
  expect(csv).toContain(`'@ana`)
  expect(JSON.parse(toJson([row]))).toEqual([row])
})

test('what is shown is added up, and who was paid more than once is named', () => {
  const to = (payee: Address): TransactionInfo => {
    const info = buildTransfer()
    return info.type === 'Transfer' ? { ...info, recipient: infoOf(payee) } : info
  }
  const paid = (payee: Address, id: string) =>
    entry({ id, timestamp: at(2026, 11, 3), info: to(payee) })
  const summary = summarizeActivity([
    entry({ id: 'in', timestamp: at(2026, 11, 4), info: tokenIn() }),
    paid(alice, 'a'),
    paid(shop, 'b'),
    paid(shop, 'c'),
    entry({ id: 'failed', timestamp: at(2026, 10, 1), status: 'FAILED', info: to(alice) }),
  ])
  expect(summary).toMatchObject({ count: 5, since: at(2026, 10, 1), uncounted: 0 })
  expect(summary.payees).toEqual([{ address: shop, count: 2 }])
  expect(summary.totals.map(({ symbol }) => symbol)).toContain('dUSD')
  expect(summarizeActivity([])).toMatchObject({ count: 0, since: undefined, payees: [] })
})

test('a transfer that somebody else made in the account’s name is folded, and makes nobody a payee', () => {
  const out = (more: Partial<Transaction>, token: Parameters<typeof tokenIn>[0] = {}) =>
    entry({ info: { ...tokenIn(token), direction: 'OUTGOING' } as TransactionInfo }, more)
  const executionInfo = null
  for (const token of [{ value: 0n }, { trusted: false }, { imitation: true }]) {
    expect(out({ executionInfo }, token).isDust).toBe(true)
    // What the account itself has sent is its own doing.
    expect(out({}, token).isDust).toBe(false)
  }
  // With an allowance somebody else can take what is worth something.
  expect(out({ executionInfo }).isDust).toBe(false)
  const twice = (more: Partial<Transaction>) =>
    summarizeActivity([out({ ...more, id: 'a' }), out({ ...more, id: 'b' })]).payees
  expect(twice({ executionInfo })).toEqual([])
  expect(twice({})).toHaveLength(1)
})

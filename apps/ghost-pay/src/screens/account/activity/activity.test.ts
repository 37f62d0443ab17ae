import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Transaction, TransactionInfo } from '@ghost-pay/gateway-client'
import { buildTransaction, buildTransfer, infoOf, testAddresses } from '@ghost-pay/gateway-testing'
import { readPayroll } from '@ghost-pay/payments/payroll'

import { type ActivityEntry, entryTitle, readEntry, withParts } from './activityEntry.ts'
import { type ExportRecord, exportRows, toCsv, toJson } from './activityFile.ts'
import { activityLines, filterEntries, summarizeActivity, totalsOf } from './activityLines.ts'

const { shop, alice, bob } = testAddresses
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

/** An entry of which nothing was found out. */
const record = (one: ActivityEntry, more: Partial<ExportRecord> = {}): ExportRecord => ({
  entry: one,
  fee: undefined,
  signers: [],
  proof: 'gateway',
  ...more,
})

const batch = entry({
  id: 'batch',
  timestamp: at(2026, 11, 3),
  info: {
    type: 'Custom',
    to: infoOf(shop),
    dataSize: 500,
    value: 0n,
    methodName: 'multiSend',
    actionCount: 3,
    isCancellation: false,
    humanDescription: null,
  },
})
const dollar = { address: shop, symbol: 'dUSD', decimals: 6 }
const fingerprint = `0x${'ab'.repeat(32)}` as const
const payments = [
  { to: bob, token: shop, amount: 1_500_000n, behind: fingerprint },
  { to: bob, token: shop, amount: 2_000_000n },
  { to: alice, token: null, amount: 10n ** 18n },
]
const paidBatch = withParts(batch, payments, [dollar], currency)

test('a batch counts with what its bytes pay, in the month and in the sum of what is shown', () => {
  const [month] = activityLines([paidBatch], false)
  expect(month).toMatchObject({
    uncounted: 0,
    totals: [
      { symbol: 'dUSD', decimals: 6, out: 3_500_000n, in: 0n },
      { symbol: 'ETH', out: 10n ** 18n, in: 0n },
    ],
  })
  // With a payment of the same token in the gateway's words.
  expect(totalsOf([paidBatch, entry({ info: tokenIn() })])).toMatchObject([
    { symbol: 'dUSD', in: 5_000_000n, out: 3_500_000n },
    { symbol: 'ETH' },
  ])
  expect(summarizeActivity([paidBatch])).toMatchObject({ uncounted: 0 })
})

test('a batch that paid one person says whom, however many lines it has', () => {
  const info = { ...batch.transaction.txInfo, type: 'Custom', actionCount: 2 } as TransactionInfo
  const one = withParts(entry({ info }), payments.slice(0, 2), [dollar], currency)
  const name = (address: Address) => (address === bob ? 'Bob' : 'nobody')
  expect(entryTitle(one, name)).toEqual(['activity.row.paidOne', { name: 'Bob' }])
  const noted = { ...one, transaction: { ...one.transaction, note: 'Design, May' } }
  expect(entryTitle(noted, name)).toEqual([
    'activity.row.payrollOne',
    { note: 'Design, May', name: 'Bob' },
  ])
})

test('a batch of payments says how many it paid, and is found by each of them', () => {
  const payees = new Set(payments.map(({ to }) => to)).size
  expect(entryTitle(paidBatch, String)).toEqual(['activity.row.paidMany', { count: payees }])
  expect(entryTitle(batch, String)[0]).toBe('activity.row.batch')
  const find = (search: string) =>
    filterEntries([paidBatch], { kind: 'all', search, withDust: false }, (address) =>
      address === payments[0]?.to ? 'Ana' : undefined,
    ).shown
  expect(find('ana')).toEqual([paidBatch])
  expect(find(payments[0]?.to.slice(2, 12) ?? '-')).toEqual([paidBatch])
  expect(find('dusd')).toEqual([paidBatch])
  expect(find('nobody')).toEqual([])
})

test('a batch that was not read, or pays in a token nobody knows, is not added up and is said so', () => {
  const unknown = withParts(batch, payments, [], currency)
  const collection = withParts(batch, payments, [{ ...dollar, type: 'ERC721' }], currency)
  for (const one of [batch, unknown, collection, withParts(batch, undefined, [], currency)]) {
    expect(activityLines([one], false)[0]).toMatchObject({ uncounted: 1, totals: [] })
    expect(exportRows(record(one), () => undefined)).toMatchObject([{ amount: '', part: '' }])
  }
})

test('each payment of a batch is a row, and the fee stands in the first alone', () => {
  const fee = { amount: 21_000n, ...currency, paidBy: alice }
  const rows = exportRows(record(paidBatch, { fee, proof: 'chain' }), (address) =>
    address === bob ? '=Bob' : undefined,
  )
  expect(rows).toMatchObject([
    { part: '1', direction: 'out', counterparty: bob, amount: '1.5', symbol: 'dUSD', fingerprint },
    { part: '2', counterparty: bob, amount: '2', token: shop, fingerprint: '' },
    { part: '3', counterparty: alice, amount: '1', symbol: 'ETH', token: '' },
  ])
  expect(rows.map((row) => row.fee)).toEqual(['0.000000000000021', '', ''])
  expect(rows.map(({ id, proof }) => [id, proof])).toEqual(rows.map(() => ['batch', 'chain']))
  expect(toCsv(rows, '.').split('\r\n')).toHaveLength(5)
  expect(rows.map(({ memo }) => memo)).toEqual(['', '', ''])
  expect(toCsv(rows, '.')).toContain(`'=Bob`)
})

test('each row has its worth in money and says by the prices of when; what failed has none', () => {
  const worthOf = (_: unknown, { value, token }: { value: bigint; token?: Address | undefined }) =>
    token === undefined ? undefined : { value: Number(value) / 1e6, isThen: value < 2_000_000n }
  const rowsOf = (one: ActivityEntry) =>
    exportRows(record(one), () => undefined, worthOf).map((row) => [
      row.worth,
      row.worthCurrency,
      row.worthBy,
    ])
  expect(rowsOf(paidBatch)).toEqual([
    ['1.50', 'USD', 'then'],
    ['2.00', 'USD', 'today'],
    ['', '', ''],
  ])
  expect(rowsOf(entry({ status: 'FAILED', info: tokenIn() }))).toEqual([['', '', '']])
})

test('what the note says of each line stands in its row, and the title in all of them', () => {
  const rowsOf = (note: string) =>
    exportRows(
      record({ ...paidBatch, transaction: { ...paidBatch.transaction, note } }),
      () => 'Own name',
    ).map(({ note, name, notedName, memo }) => [note, name, notedName, memo])
  expect(rowsOf('November | Ana: Rent | Kofi | : Fee')).toEqual([
    ['November', 'Own name', 'Ana', 'Rent'],
    ['November', 'Own name', 'Kofi', ''],
    ['November', 'Own name', '', 'Fee'],
  ])
  expect(rowsOf('November | Ana | Kofi')).toEqual(
    Array.from({ length: 3 }, () => ['November | Ana | Kofi', 'Own name', '', '']),
  )
})

test('an export has every digit, and neutral cells', () => {
  const [row, ...more] = exportRows(
    record(entry({ info: buildTransfer({ value: 1n }), note: '=HYPERLINK("x"),1' })),
    () => '@ana',
  )
  if (row === undefined) throw new Error('A row.')
  expect(more).toEqual([])
  expect(row).toMatchObject({ amount: '0.000000000000000001', status: 'SUCCESS', place: '7' })
  const csv = toCsv([row], '.')
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`"'=HYPERLINK(""x""),1"`)
  expect(csv).toContain(`'@ana`)
  expect(JSON.parse(toJson([row]))).toEqual([row])
})

describe('a table for spreadsheets', () => {
  test.each(['.', ','] as const)(
    'has the figures of a reader who writes “%s” before a fraction, and is read as a payroll again',
    (mark) => {
      const fee = { amount: 21_000n, ...currency, paidBy: shop }
      const rows = [
        // With no payee and no amount, and somebody who paid the fee.
        ...exportRows(record(batch, { fee }), () => undefined),
        ...exportRows(record(paidBatch, { fee }), () => 'Ana; und Söhne, "A"'),
      ]
      const csv = toCsv(rows, mark)
      // A sheet there reads the other sign as a day or a thousand.
      expect(csv).toContain(mark === ',' ? ';1,5;dUSD;' : ',1.5,dUSD,')
      // It has columns of fees as well: which one is paid is asked.
      const columns = { name: 3, address: 2, amount: 4, token: 5 }
      const read = readPayroll(csv, { symbols: ['dUSD', 'ETH'], columns })
      // The row of the batch has no token.
      expect(read).toMatchObject({ decimalSign: mark, questions: [{ ask: 'token', lines: 1 }] })
      expect(read.rows.map(({ address }) => address)).toEqual(['', bob, bob, alice])
      expect(read.rows.map(({ amount }) => amount)).toEqual(['', `1${mark}5`, '2', '1'])
      expect(read.rows.map(({ token }) => token)).toEqual(['', 'dUSD', 'dUSD', 'ETH'])
      expect(read.rows[1]?.name).toBe('Ana; und Söhne, "A"')
    },
  )
})

test('what is shown is added up', () => {
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
  expect(summary.totals.map(({ symbol }) => symbol)).toContain('dUSD')
  expect(summarizeActivity([])).toMatchObject({ count: 0, since: undefined })
})

test('a transfer that somebody else made in the account’s name is folded', () => {
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
})

test('an amount is in the units of its token, once the token has said them', () => {
  const one = entry({ info: tokenIn() })
  expect(withParts(one, undefined, [], currency)).toBe(one)
  const own = withParts(one, undefined, [{ address: shop, symbol: 'USD', decimals: 8 }], currency)
  expect(own.amount).toMatchObject({ value: 5_000_000n, symbol: 'USD', decimals: 8 })
  const collection = { address: shop, symbol: 'PUNK', decimals: 0, type: 'ERC721' } as const
  expect(withParts(one, undefined, [collection], currency)).toBe(one)
})

test('what does not say what it moved is said not to be in the total, of whatever kind it is', () => {
  const unknown = { type: 'unknown', received: 'SwapOrder', raw: { type: 'SwapOrder' } } as const
  const entries = [entry({ info: unknown }), entry({ info: unknown, status: 'FAILED' })]
  expect(activityLines(entries, false)[0]).toMatchObject({ uncounted: 1, totals: [] })
})

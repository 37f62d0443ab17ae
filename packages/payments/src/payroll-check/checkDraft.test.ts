import { expect, test } from 'vitest'

import { chooseColumn, noMapping } from '../payroll-draft/columnMapping.ts'
import {
  type KeptColumns,
  readKeptColumns,
  withColumns,
  writeKeptColumns,
} from '../payroll-draft/keptColumns.ts'
import { withAddress, withFound } from '../payroll-draft/payeeAddress.ts'
import {
  noEdits,
  type PayrollEdits,
  readPayrollDraft,
  writePayrollDraft,
} from '../payroll-draft/payrollDraft.ts'
import { changedDraft, usedAgain } from '../payroll-draft/payrollSigned.ts'
import { buildPayrollContext, dollar, payeeAddress, payrollText } from '../testing/buildPayroll.ts'
import { answerOf, checkDraft, payeeKey } from './checkDraft.ts'
import { batchesOf, type LineRehearsal, lineState, payrollTurn } from './payrollTurn.ts'

const check = (text: string, edits: Partial<PayrollEdits> = {}, context = buildPayrollContext()) =>
  checkDraft({ text, edits: { ...noEdits, ...edits } }, context)
const none: ReadonlyMap<number, LineRehearsal> = new Map()

test('what lines without a token are paid with is asked where the account has several', () => {
  const text = `Ana\t${payeeAddress(0)}\t1.50`
  const asked = check(text)
  expect(asked.token).toBeUndefined()
  expect(asked.payable).toEqual([])
  expect(asked.lines.flatMap(({ problems }) => problems)).toEqual([])
  expect(payrollTurn(asked, none).waitsFor).toEqual({ kind: 'question' })
  expect(check(text, { token: '' }).payable.map(({ token }) => token.symbol)).toEqual(['ETH'])
  const one = check(text, {}, buildPayrollContext({ tokens: [dollar] }))
  expect(one.payable.map(({ token }) => token)).toEqual([dollar])
})

test('while it is asked what lines without a token are paid with, none of them is paid', () => {
  const text = `address,amount,token\n${payeeAddress(0)},1,\n${payeeAddress(1)},2,dUSD`
  const asked = check(text)
  expect(asked.token).toBeUndefined()
  expect(asked.payable.map(({ line }) => line)).toEqual([3])
  expect(payrollTurn(asked, none)).toMatchObject({
    isReady: false,
    waitsFor: { kind: 'question' },
  })
  const answered = check(text, { token: '' })
  expect(answered.payable.map(({ token }) => token.symbol)).toEqual(['ETH', 'dUSD'])
  expect(payrollTurn(answered, none).isReady).toBe(true)
})

test('while it is asked which column is paid, no line is said to be wrong', () => {
  const text = `Name;Wallet;Salary;Net\nAna;${payeeAddress(0)};5000;3100`
  const { lines, payable } = check(text)
  expect(lines.map(({ problems }) => problems)).toEqual([[]])
  expect(lines.map((line) => lineState(line, undefined))).toEqual(['waits'])
  expect(payable).toEqual([])
})

test('a line for another network is not paid, and one whose network cannot be read is asked about', () => {
  const text = `Wallet;Amount (dUSD);Network\n${payeeAddress(0)};1;eth\n${payeeAddress(1)};2;42161\n${payeeAddress(2)};3;L2`
  const asked = check(text)
  expect(asked.read.questions).toEqual([{ ask: 'chain', written: 'L2', lines: 1 }])
  expect(asked.payable.map(({ line }) => line)).toEqual([2])
  const edits = { isOwnChain: { l2: false } }
  expect(check(text, edits).lines.map(({ problems }) => problems)).toMatchObject([
    [],
    [{ code: 'otherChain', chain: 'Arbitrum One' }],
    [{ code: 'otherChain', chain: 'L2' }],
  ])
  const kept = writePayrollDraft('a', { text, edits: { ...noEdits, ...edits } })
  expect(readPayrollDraft(kept, 'a').edits.isOwnChain).toEqual(edits.isOwnChain)
})

test('an answer about a currency pays its lines', () => {
  const text = `name;address;Betrag in EUR\nAna;${payeeAddress(0)};1,50`
  expect(check(text).payable).toEqual([])
  const paid = check(text, { paidIn: { eur: dollar.address ?? '' } })
  expect(paid.payable.map(({ token, amount }) => [token.symbol, amount])).toEqual([
    ['dUSD', 1_500_000n],
  ])
})

test('what was said about columns holds for the next table with the same headings, and for no other', () => {
  const text = (heading: string) =>
    `${heading}\nAna;${payeeAddress(0)};5000;3100\nBen;${payeeAddress(1)};4000;2500`
  const first = check(text('Name;Wallet;Salary;Net'))
  expect(first.read.questions).toMatchObject([{ ask: 'amountColumn' }])
  const mapping = chooseColumn(first.mapping, 3, 'amount')
  const keptColumns = readKeptColumns(
    writeKeptColumns(withColumns(new Map(), first.read.header, mapping)),
  )
  const amounts = (heading: string) => {
    const context = buildPayrollContext({ keptColumns, tokens: [dollar] })
    const next = check(text(heading), {}, context)
    return next.read.questions.length > 0 ? 'asked' : next.read.rows.map(({ amount }) => amount)
  }
  expect(amounts('Name;Wallet;Salary;Net')).toEqual(['3100', '2500'])
  expect(amounts('Name;Wallet;Salary;Gross')).toBe('asked')
  expect(readKeptColumns('{').size).toBe(0)
  expect(
    readKeptColumns('[["a",{"columns":{"amount":-1,"x":2},"unused":["1"]}]]').get('a'),
  ).toEqual({ columns: {}, unused: [], areColumnsKept: true })
})

test('amounts under a heading of cents are paid as they stand only where that was said', () => {
  const text = `Wallet;Amount (dUSD cents)\n${payeeAddress(0)};1500`
  const asked = check(text)
  expect(asked.read.questions).toEqual([{ ask: 'unit', written: 'Amount (dUSD cents)' }])
  expect([asked.payable, asked.lines[0]?.problems]).toEqual([[], []])
  const edits = { areAmountsWhole: true } as const
  expect(check(text, edits).payable.map(({ amount }) => amount)).toEqual([1_500_000_000n])
  const kept = writePayrollDraft('a', { text, edits: { ...noEdits, ...edits } })
  expect(readPayrollDraft(kept, 'a').edits.areAmountsWhole).toBe(true)
})

test('lines that say that they were paid are asked about, and left out with one answer', () => {
  const text = `Wallet;Amount (dUSD);Status\n${payeeAddress(0)};1;open\n${payeeAddress(1)};2;paid`
  expect(check(text).read.questions).toEqual([
    { ask: 'aside', written: 'Status: paid', lines: [3] },
  ])
  const edits = { isMeant: { 'status: paid': false }, dropped: [3] }
  expect(payrollTurn(check(text, edits), none).isReady).toBe(true)
  expect(check(text, edits).payable.map(({ line }) => line)).toEqual([2])
  const paid = check(text, { isMeant: { 'status: paid': true } })
  expect(paid.payable.map(({ line }) => line)).toEqual([2, 3])
  const kept = writePayrollDraft('a', { text, edits: { ...noEdits, ...edits } })
  expect(readPayrollDraft(kept, 'a').edits.isMeant).toEqual(edits.isMeant)
})

test('whether a comma has cut amounts is asked of each table anew', () => {
  const heading = 'name,address,amount,memo'
  const context = (keptColumns: KeptColumns) =>
    buildPayrollContext({ keptColumns, tokens: [dollar] })
  const first = check(`${heading}\nAna,${payeeAddress(0)},5000,310`, {}, context(new Map()))
  expect(first.read.questions).toMatchObject([{ ask: 'cutAmount' }])
  const text = `${heading}\nAna,${payeeAddress(0)},1,500\nBen,${payeeAddress(1)},2,250`
  const answers = [
    { ...first.mapping, cutAmount: 'two' },
    chooseColumn(first.mapping, 3, 'memo'),
    chooseColumn(chooseColumn(first.mapping, 2, 'amount'), 3, 'unused'),
  ] as const
  for (const mapping of answers) {
    const kept = withColumns(new Map(), first.read.header, mapping)
    const next = check(text, {}, context(readKeptColumns(writeKeptColumns(kept))))
    expect(next.read.questions).toMatchObject([{ ask: 'cutAmount', example: '1,500' }])
    expect(next.payable).toEqual([])
    // Another answer about this table says nothing about its amounts.
    const named = check(text, { mapping: chooseColumn(next.mapping, 0, 'name') }, context(kept))
    expect(named.read.questions).toMatchObject([{ ask: 'cutAmount' }])
    const two = check(text, { mapping: { ...next.mapping, cutAmount: 'two' } }, context(kept))
    expect(two.read.questions).toEqual([])
  }
  // Of two columns of amounts one was chosen: no comma is asked about.
  const net = withColumns(
    new Map(),
    ['Name', 'Wallet', 'Salary', 'Net'],
    chooseColumn(noMapping, 3, 'amount'),
  )
  const salaries = `Name,Wallet,Salary,Net\nAna,${payeeAddress(0)},500,310`
  expect(check(salaries, {}, context(net)).read.questions).toEqual([])
})

test('a column that is said to be something takes it from the column that was', () => {
  const said = chooseColumn(chooseColumn(noMapping, 1, 'amount'), 2, 'amount')
  expect(said).toEqual({ columns: { amount: 2 }, unused: [] })
  expect(chooseColumn(said, 2, 'unused')).toEqual({ columns: {}, unused: [2] })
  expect(chooseColumn(chooseColumn(said, 2, 'unused'), 2, 'memo')).toEqual({
    columns: { memo: 2 },
    unused: [],
  })
})

test('an edit changes one line, and the lines keep their numbers', () => {
  const text = `${payrollText(2)}\nNobody\t\t5.00\tdUSD\tOctober`
  expect(payrollTurn(check(text), none)).toMatchObject({
    isReady: false,
    waitsFor: { kind: 'lineStops', line: 3 },
  })
  const dropped = check(text, { dropped: [3] })
  expect(dropped.lines.map(({ line }) => line)).toEqual([1, 2])
  expect(dropped.dropped).toBe(1)
  expect(payrollTurn(dropped, none).isReady).toBe(true)
  const corrected = check(text, { addresses: { 3: payeeAddress(3) } })
  expect(corrected.payable.map(({ address }) => address)).toEqual([0, 1, 3].map(payeeAddress))
})

test('what was said to be meant is not told again, what cannot be paid still is', () => {
  const twice = `${payrollText(1)}\n${payrollText(1)}`
  const state = (edits: Partial<PayrollEdits>) => {
    const [, second] = check(twice, edits).lines
    return second && lineState(second, { status: 'arrives' })
  }
  expect(state({})).toBe('look')
  const { lines } = check(twice)
  expect(state({ looked: lines.map(payeeKey) })).toBe('look')
  const answered = lines.flatMap((line) =>
    line.problems.flatMap((problem) => answerOf(line, problem, lines) ?? []),
  )
  expect(state({ answered })).toBe('arrives')
  const nobody = 'Nobody\t0x12\t5.00\tdUSD\n' + payrollText(1)
  const broken = check(nobody, { looked: check(nobody).lines.map(payeeKey) })
  expect(broken.payable).toHaveLength(1)
})

test('nobody is called a first-timer while it is not known who was paid', () => {
  const known = { known: [] }
  const codes = (arePayeesKnown: boolean) =>
    check(payrollText(1), {}, buildPayrollContext({ ...known, arePayeesKnown })).lines[0]?.problems
  expect(codes(true)).toHaveLength(1)
  expect(codes(false)).toEqual([])
})

test('who is not among the payments that were read is unseen, where older ones were not read', () => {
  const context = buildPayrollContext({ known: [], arePayeesWhole: false })
  const codes = (parts: Parameters<typeof buildPayrollContext>[0]) =>
    check(payrollText(1), {}, { ...context, ...parts }).lines[0]?.problems.map(({ code }) => code)
  expect(codes({})).toEqual(['unseen'])
  expect(codes({ arePayeesKnown: false })).toEqual([])
})

test('memos that are to be bound are tried out first, and make a batch larger', () => {
  const payroll = check(payrollText(2))
  const isBinding = { isBinding: true }
  const done = new Map([1, 2].map((line) => [line, { status: 'arrives', isBound: true } as const]))
  const begun = new Map([[1, { status: 'arrives', isBound: true } as const]])
  expect(payrollTurn(payroll, begun).isReady).toBe(true)
  expect(payrollTurn(payroll, begun, isBinding).waitsFor).toEqual({ kind: 'binding' })
  expect(payrollTurn(payroll, done, isBinding).isReady).toBe(true)
  const sizeOf = (rehearsals: typeof none) =>
    batchesOf(payroll.payable, rehearsals)[0]?.hexCharacters ?? 0
  expect(sizeOf(done)).toBe(sizeOf(none) + 2 * 64)
  const kept = writePayrollDraft('a', { text: 'x', edits: { ...noEdits, isBound: true } })
  expect(readPayrollDraft(kept, 'a').edits.isBound).toBe(true)
})

test('the button waits for the first thing that stops: a question, a line, a rehearsal that fails, the balance', () => {
  const waitOf = (...parameters: Parameters<typeof payrollTurn>) =>
    payrollTurn(...parameters).waitsFor
  const unclear = check(`${payeeAddress(0)}\t1,500\n${payeeAddress(1)}\t2`)
  expect(waitOf(unclear, none)).toEqual({ kind: 'question' })
  const fails = new Map([[2, { status: 'fails' as const }]])
  expect(waitOf(check(payrollText(3)), fails)).toEqual({ kind: 'lineStops', line: 2 })
  const poor = buildPayrollContext({ tokens: [{ ...dollar, balance: 3_000_000_000n }] })
  expect(waitOf(check(payrollText(3), {}, poor), none)).toEqual({ kind: 'short', symbol: 'dUSD' })
  expect(waitOf(check(payrollText(1), { dropped: [1] }), none)).toEqual({ kind: 'nothing' })
})

test('the review opens when nothing stops, all was compared, and each thing to look at is answered', () => {
  const payroll = check(payrollText(3))
  const waits = { isReady: false, isCut: true }
  expect(payrollTurn(payroll, none, { looks: 2 })).toMatchObject({
    ...waits,
    waitsFor: { kind: 'look', count: 2 },
  })
  expect(payrollTurn(payroll, none, { isComparing: true })).toMatchObject({
    ...waits,
    waitsFor: { kind: 'comparing' },
  })
  const fails = new Map([[2, { status: 'fails' as const }]])
  expect(payrollTurn(payroll, fails, { looks: 2 })).toMatchObject({
    isCut: false,
    waitsFor: { kind: 'lineStops' },
  })
  expect(payrollTurn(payroll, none)).toMatchObject({ isReady: true, isCut: true })
})

test('a draft comes back as it was kept, and damage costs no more than the draft', () => {
  const draft = {
    text: 'a',
    edits: {
      ...noEdits,
      dropped: [2],
      addresses: { 3: '0x' },
      token: '',
      mapping: { columns: { amount: 2 }, unused: [1], cutAmount: 'two' as const },
      paidIn: { eur: '' },
      decimalSign: ',' as const,
    },
  }
  const stored = writePayrollDraft('1:0x', draft)
  expect(readPayrollDraft(stored, '1:0x')).toEqual(draft)
  for (const damaged of [
    null,
    '',
    '{',
    '[]',
    'null',
    '{"1:0x":{"text":1}}',
    '{"1:0x":{"text":"a"}}',
  ]) {
    expect(readPayrollDraft(damaged, '1:0x').text).toBe('')
  }
  expect(readPayrollDraft(stored, '5:0x').text).toBe('')
})

const named = `Wallet\tAmount\tToken\nana.eth\t1.50\tdUSD\nbob.eth\t2.00\tdUSD`
const [ana, bob] = [payeeAddress(0), payeeAddress(1)]
const linesOf = (edits: PayrollEdits) => check(named, edits).lines
const stops = (edits: PayrollEdits) =>
  linesOf(edits).map(({ problems }) => problems.find(({ level }) => level === 'stop')?.code)
const found = withFound(noEdits, [
  { line: 2, name: 'ana.eth', address: ana },
  { line: 3, name: 'bob.eth', address: bob },
])

test('a name pays nobody until its address was chosen, which is kept beside it', () => {
  expect(stops(noEdits)).toEqual(['addressName', 'addressName'])
  expect(stops(found)).toEqual([undefined, undefined])
  expect(linesOf(found).map(({ address, typed }) => [typed.name, address])).toEqual([
    ['ana.eth', ana],
    ['bob.eth', bob],
  ])
  const stored = writePayrollDraft('account', { text: named, edits: found })
  expect(readPayrollDraft(stored, 'account').edits).toEqual(found)
})

test('an address that is typed in its place is not called by the name', () => {
  const typed = withAddress(found, 2, payeeAddress(7))
  expect(linesOf(typed).map(({ typed: { name } }) => name)).toEqual(['', 'bob.eth'])
  const other = withAddress(found, 2, 'carol.eth')
  expect(linesOf(other).map(({ typed: { name } }) => name)).toEqual(['', 'bob.eth'])
  expect(stops(other)).toEqual(['addressName', undefined])
  expect(withAddress(typed, 3, bob).found).toBeUndefined()
})

test('what the chain says of a name is looked at like any other address', () => {
  const { account } = buildPayrollContext()
  const own = withFound(noEdits, [{ line: 2, name: 'ana.eth', address: account }])
  expect(stops(own)).toEqual(['addressOwn', 'addressName'])
})

test('a review that was opened with another address is not of this draft, and the next month asks anew', () => {
  const before = { text: named, edits: { ...found, reviews: { draft: [2, 3] } } }
  const after = {
    text: named,
    edits: withFound(before.edits, [{ line: 2, name: 'ana.eth', address: bob }]),
  }
  expect(changedDraft(before, after).edits.reviews).toEqual({})
  const again = usedAgain({ text: named, edits: withAddress(found, 3, bob) }).edits
  expect([again.addresses, again.found]).toEqual([{ 3: bob }, undefined])
})

import { expect, test } from 'vitest'

import { buildPayrollContext, payeeAddress } from '../../../../testing/buildPayroll.ts'
import { withAddress, withFound } from './payeeAddress.ts'
import { noEdits, type PayrollEdits, readPayrollDraft, writePayrollDraft } from './payrollDraft.ts'
import { checkDraft } from './payrollModel.ts'
import { changedDraft, usedAgain } from './payrollSigned.ts'

const text = `Wallet\tAmount\tToken\nana.eth\t1.50\tdUSD\nbob.eth\t2.00\tdUSD`
const [ana, bob] = [payeeAddress(0), payeeAddress(1)]
const check = (edits: PayrollEdits) => checkDraft({ text, edits }, buildPayrollContext()).lines
const stops = (edits: PayrollEdits) =>
  check(edits).map(({ problems }) => problems.find(({ level }) => level === 'stop')?.code)
const found = withFound(noEdits, [
  { line: 2, name: 'ana.eth', address: ana },
  { line: 3, name: 'bob.eth', address: bob },
])

test('a name pays nobody until its address was chosen, which is kept beside it', () => {
  expect(stops(noEdits)).toEqual(['addressName', 'addressName'])
  expect(stops(found)).toEqual([undefined, undefined])
  expect(check(found).map(({ address, typed }) => [typed.name, address])).toEqual([
    ['ana.eth', ana],
    ['bob.eth', bob],
  ])
  const stored = writePayrollDraft('account', { text, edits: found })
  expect(readPayrollDraft(stored, 'account').edits).toEqual(found)
})

test('an address that is typed in its place is not called by the name', () => {
  const typed = withAddress(found, 2, payeeAddress(7))
  expect(check(typed).map(({ typed: { name } }) => name)).toEqual(['', 'bob.eth'])
  const other = withAddress(found, 2, 'carol.eth')
  expect(check(other).map(({ typed: { name } }) => name)).toEqual(['', 'bob.eth'])
  expect(stops(other)).toEqual(['addressName', undefined])
  expect(withAddress(typed, 3, bob).found).toBeUndefined()
})

test('what the chain says of a name is looked at like any other address', () => {
  const { account } = buildPayrollContext()
  const own = withFound(noEdits, [{ line: 2, name: 'ana.eth', address: account }])
  expect(stops(own)).toEqual(['addressOwn', 'addressName'])
})

test('a review that was opened with another address is not of this draft, and the next month asks anew', () => {
  const before = { text, edits: { ...found, reviews: { draft: [2, 3] } } }
  const after = {
    text,
    edits: withFound(before.edits, [{ line: 2, name: 'ana.eth', address: bob }]),
  }
  expect(changedDraft(before, after).edits.reviews).toEqual({})
  const again = usedAgain({ text, edits: withAddress(found, 3, bob) }).edits
  expect([again.addresses, again.found]).toEqual([{ 3: bob }, undefined])
})

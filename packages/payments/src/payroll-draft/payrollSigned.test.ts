import { expect, test } from 'vitest'

import { bob } from '../testing/owners.ts'
import { noEdits, type PayrollDraft, readPayrollDraft, writePayrollDraft } from './payrollDraft.ts'
import {
  changedDraft,
  clearedDraft,
  namesToKeep,
  pastedDraft,
  signedLines,
  takenBack,
  usedAgain,
  withReview,
  withSigned,
} from './payrollSigned.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const begun: PayrollDraft = { text: 'a\nb\nc', edits: withReview(noEdits, 'one', [1, 2]) }
const signed = withSigned(begun, 'one', hash)

test('a review that was signed closes its lines and no others, and a reload keeps that', () => {
  expect(signedLines(begun.edits).size).toBe(0)
  expect([...signedLines(signed.edits)]).toEqual([1, 2])
  expect(withSigned(begun, 'another', hash)).toBe(begun)
  expect(withSigned(signed, 'one', hash).edits.signed).toHaveLength(1)
  expect(readPayrollDraft(writePayrollDraft('me', signed), 'me')).toEqual(signed)
})

test('the names of the signed lines go to People where that was asked for, and not before they are signed', () => {
  const payees = [{ address: bob.address, name: 'Bob' }]
  const asked = withReview({ ...noEdits, keepsNames: true }, 'one', [1], payees)
  const draft: PayrollDraft = { text: 'a', edits: asked }
  expect(namesToKeep(draft, 'one')).toEqual(payees)
  expect(namesToKeep(draft, 'another')).toEqual([])
  expect(readPayrollDraft(writePayrollDraft('me', draft), 'me')).toEqual(draft)
  const unasked: PayrollDraft = { ...draft, edits: { ...asked, keepsNames: false } }
  expect(namesToKeep(unasked, 'one')).toEqual([])
  expect(withReview(noEdits, 'one', [1], payees).names).toBeUndefined()
  // What was changed since has other names, maybe.
  expect(namesToKeep(changedDraft(draft, { ...draft, text: 'b' }), 'one')).toEqual([])
  const damaged = JSON.stringify({
    me: { ...draft, edits: { ...asked, names: { one: [{ address: '0x12', name: 'Bob' }, 7] } } },
  })
  expect(namesToKeep(readPayrollDraft(damaged, 'me'), 'one')).toEqual([])
})

test('payrolls of several accounts are kept beside each other, those that were changed last', () => {
  const draft: PayrollDraft = { text: 'a', edits: noEdits }
  const all = Array.from({ length: 9 }, (_, place) => `account ${place}`)
  const stored = all.reduce<string | null>((kept, one) => writePayrollDraft(one, draft, kept), null)
  const textsIn = (kept: string | null) => all.map((one) => readPayrollDraft(kept, one).text)
  expect(textsIn(stored)).toEqual(['', ...all.slice(1).map(() => 'a')])
  const without = writePayrollDraft('account 8', { text: '', edits: noEdits }, stored)
  expect(textsIn(without).at(-1)).toBe('')
  expect(textsIn(without).filter((text) => text === 'a')).toHaveLength(7)
  expect(textsIn(writePayrollDraft('account 0', { text: '', edits: noEdits }, stored))).toEqual(
    textsIn(stored),
  )
  expect(textsIn(writePayrollDraft('account 0', draft, 'damaged'))[0]).toBe('a')
})

test('damaged notes of what was signed are left out', () => {
  const stored = JSON.stringify({
    me: { text: 'a', edits: { ...noEdits, signed: [{ safeTxHash: '0x12', lines: [1] }, null] } },
  })
  expect(readPayrollDraft(stored, 'me').edits.signed).toEqual([])
})

test('a review of lines that were changed since closes nothing, as they pay something else', () => {
  const correct = (edits: object): PayrollDraft => ({
    ...begun,
    edits: { ...begun.edits, ...edits },
  })
  for (const after of [correct({ addresses: { 1: '0x12' } }), { ...begun, text: 'a\nb\nd' }]) {
    expect(withSigned(changedDraft(begun, after), 'one', hash).edits.signed).toEqual([])
  }
  for (const after of [correct({ looked: ['one'] }), correct({ dropped: [3] })]) {
    expect(withSigned(changedDraft(begun, after), 'one', hash).edits.signed).toHaveLength(1)
  }
})

test('lines behind the signed ones are added, other lines are another payroll', () => {
  expect([...signedLines(pastedDraft(signed, 'a\nb\nc\nd').edits)]).toEqual([1, 2])
  expect(pastedDraft(signed, 'b\na\nc')).toEqual({ text: 'b\na\nc', edits: noEdits })
})

test('used again, the same lines are open, and what was corrected stays corrected', () => {
  const corrected = { ...signed, edits: { ...signed.edits, addresses: { 1: '0x12' } } }
  const again = usedAgain(corrected)
  expect(again.text).toBe(signed.text)
  expect(again.edits).toMatchObject({ signed: [], reviews: {}, addresses: { 1: '0x12' } })
})

test('lines that were cleared are taken back with what was signed of them, also meanwhile', () => {
  const stored = (draft: PayrollDraft) => readPayrollDraft(writePayrollDraft('me', draft), 'me')
  for (const draft of [begun, signed, { ...begun, edits: noEdits }]) {
    const cleared = stored(changedDraft(draft, clearedDraft(draft)))
    expect(cleared.text).toBe('')
    expect(changedDraft(cleared, takenBack(cleared, draft))).toEqual(draft)
  }
  const meanwhile = stored(withSigned(clearedDraft(begun), 'one', hash))
  expect(takenBack(meanwhile, begun)).toEqual(signed)
  // One that was signed before is noted anew.
  const both = withSigned(withSigned(begun, 'one', hash), 'one', `0x${'22'.repeat(32)}`)
  const anew = stored(withSigned(clearedDraft(both), 'one', hash))
  expect(signedLines(takenBack(anew, both).edits)).toEqual(signedLines(both.edits))
  expect(takenBack(anew, both).text).toBe(both.text)
  // Names that were to be kept still are.
  const payees = [{ address: bob.address, name: 'Bob' }]
  const named = {
    ...begun,
    edits: withReview({ ...noEdits, keepsNames: true }, 'one', [1], payees),
  }
  expect(namesToKeep(stored(clearedDraft(named)), 'one')).toEqual(payees)
  // Whether these lines are signed as well, only a person knows.
  expect(pastedDraft(meanwhile, begun.text)).toEqual({ text: begun.text, edits: noEdits })
})

test('lines are not taken back where another payroll was begun since, also one that was cleared', () => {
  const another = withReview(noEdits, 'two', [1])
  const others: PayrollDraft[] = [
    { text: 'd', edits: noEdits },
    clearedDraft({ text: 'd', edits: another }),
    clearedDraft(withSigned({ text: 'd', edits: another }, 'two', hash)),
  ]
  for (const other of others) expect(takenBack(other, begun)).toBe(other)
  const unreviewed = { ...begun, edits: noEdits }
  const [, , over] = others
  // What was signed of the other one closes no line of these.
  const changed = { text: '', edits: { ...noEdits, signed: over?.edits.signed ?? [] } }
  expect(takenBack(changed, unreviewed)).toBe(changed)
})

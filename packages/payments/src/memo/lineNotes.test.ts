import fc from 'fast-check'
import { expect, test } from 'vitest'

import { splitNote, withLineNotes, wordsOfLine } from './lineNotes.ts'

const head = 'November payroll'
const ana = { name: 'Ana Ruiz', memo: 'Rent' }
const kofi = { name: 'Kofi Mensah', memo: '' }

test('names and memos of the lines are read as they were written', () => {
  const note = 'November payroll | Ana Ruiz: Rent | Kofi Mensah | : Network fee'
  const lines = [ana, kofi, { name: '', memo: 'Network fee' }]
  expect(withLineNotes(head, lines)).toBe(note)
  expect(splitNote(note, 3)).toEqual({ head, lines })
})

test('where nothing is said of a line, nothing is written', () => {
  expect(withLineNotes(head, [{ name: '', memo: '' }])).toBeUndefined()
  expect(withLineNotes(head, [])).toBeUndefined()
})

test.each([
  ['a bar', { name: 'Ana | Bob', memo: '' }],
  ['a colon', { name: 'Ana: Bob', memo: '' }],
  ['direction letters', { name: 'Ana\u202e Bob', memo: '' }],
  ['HTML', { name: '<b>Ana', memo: '' }],
  ['an address', { name: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', memo: '' }],
  ['spaces that would be lost', { name: 'Ana', memo: 'Rent  11' }],
])('a line with %s is not written, as it would be read as another', (_, line) => {
  expect(withLineNotes(head, [line, kofi])).toBeUndefined()
})

test('what is written is read as it was, whatever it is', () => {
  const text = fc.string({ maxLength: 12, unit: 'grapheme' })
  const anyLine = fc.record({ name: text, memo: text })
  fc.assert(
    fc.property(text, fc.array(anyLine, { minLength: 2, maxLength: 5 }), (title, lines) => {
      const note = withLineNotes(title, lines)
      if (note !== undefined) expect(splitNote(note, lines.length)).toMatchObject({ head: title })
    }),
  )
})

test.each([
  ['about fewer lines', 'Fees | Ana | Bob', 3],
  ['about ten thousand lines', `Fees${' | Bob'.repeat(10_000)}`, 3],
  ['about one payment', 'Fees | Ana', 1],
  ['of another app', 'Fees for Ana, Bob and Carol', 3],
])('a note %s says nothing of a line', (_, note, count) => {
  expect(splitNote(note, count)).toEqual({ head: note, lines: [] })
})

test('a hostile note names nobody by an address, and turns no text around', () => {
  expect(
    splitNote('<b>Fees</b> | 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | \u202eBob\u2066', 2),
  ).toEqual({
    head: '<b>Fees</b>',
    lines: [
      { name: '', memo: '' },
      { name: 'Bob', memo: '' },
    ],
  })
})

test('the words of one line are without those of the others', () => {
  const note = 'November payroll | Ana Ruiz: Rent | Kofi Mensah'
  expect(wordsOfLine(note, { count: 2, line: 0 })).toBe('November payroll: Rent')
  expect(wordsOfLine(note, { count: 2, line: 1 })).toBe('November payroll')
  expect(wordsOfLine(note, { count: 3, line: 1 })).toBe('November payroll')
  expect(wordsOfLine('', { count: 2, line: 0 })).toBe('')
})

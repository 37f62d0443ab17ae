import fc from 'fast-check'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { LineNote } from '@ghost-pay/payments/memo'

import { linkWithNotes, readLinkedNotes, splitNotesOff } from './lineNotesLink.ts'

const { alice, bob, carol } = testAddresses
const page = 'https://app.example/#/a/eth:0x1/tx/multisig_0x1_0x2'
const payees = [alice, bob, carol, ''] as const
const notes: readonly LineNote[] = [
  { name: 'Ana Petrović', memo: 'Rent · “May”' },
  { name: 'Ben', memo: '' },
  { name: '', memo: '工资' },
  { name: '👻', memo: 'a|b' },
]

/** What the page reads behind the id of its path. */
function codeIn(href: string): string {
  const { id, code } = splitNotesOff(href.slice(href.lastIndexOf('/') + 1))
  expect(id).toBe('multisig_0x1_0x2')
  return code ?? ''
}

test('names and memos in a link are read back for the same payees', () => {
  const href = linkWithNotes(page, notes, payees)
  expect(readLinkedNotes(codeIn(href), payees)).toEqual(notes)
  // A link that has words already gets these, and not both.
  expect(linkWithNotes(href, notes, payees)).toBe(href)
  expect(linkWithNotes(href, undefined, payees)).toBe(page)
  expect(linkWithNotes(page, notes, payees.slice(1))).toBe(page)
})

test('words about other payees, in another order, of another number, or cut off are not read', () => {
  const code = codeIn(linkWithNotes(page, notes, payees))
  const others: readonly (readonly (Address | '')[])[] = [
    [bob, alice, carol, ''],
    [alice, bob, carol, alice],
    [alice, bob, carol],
    [],
  ]
  for (const other of others) expect(readLinkedNotes(code, other)).toBeUndefined()
  for (const cut of [code.slice(0, -1), code.slice(0, 8), code.slice(1), '', `${code}A`])
    expect(readLinkedNotes(cut, payees)).toBeUndefined()
})

test('any words come through a link as they are', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: words, memo: words, to: fc.constantFrom(...payees) }), {
        minLength: 1,
        maxLength: 8,
      }),
      (lines) => {
        const said = lines.map(({ name, memo }) => ({ name, memo }))
        const to = lines.map((line) => line.to)
        expect(readLinkedNotes(codeIn(linkWithNotes(page, said, to)), to)).toEqual(said)
      },
    ),
  )
})

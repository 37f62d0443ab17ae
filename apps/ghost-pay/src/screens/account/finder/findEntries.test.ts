import { expect, test } from 'vitest'

import { findEntries, type FinderEntry } from './FinderView.tsx'

const entry = (name: string, kind: FinderEntry['kind'], also = ''): FinderEntry => ({
  id: name,
  kind,
  icon: undefined,
  name,
  detail: '',
  also,
  path: `/${name}`,
})

const entries = [
  entry('Inbox', 'place'),
  entry('Treasury', 'account', '0x5aAe'),
  entry('Ana Ferreira', 'person', '0xA1b2'),
  entry('Pay Ana', 'payment', '4200 dUSD'),
  entry('Jürgen', 'person'),
]
const found = (typed: string) => findEntries(entries, typed).map(({ name }) => name)

test('before anything is typed, other accounts and pages are offered', () => {
  expect(found('  ')).toEqual(['Treasury', 'Inbox'])
})

test('many pages leave room for other accounts, and many accounts for the pages', () => {
  const of = (kind: FinderEntry['kind']) =>
    Array.from({ length: 9 }, (_, index) => entry(`${kind} ${index}`, kind))
  const kinds = findEntries([...of('place'), ...of('account')], '').map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'account')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'place')).toHaveLength(5)
})

test('what begins with the word comes before what has it inside', () => {
  expect(found('ana')).toEqual(['Ana Ferreira', 'Pay Ana'])
  expect(found('re')).toEqual(['Treasury', 'Ana Ferreira'])
})

test('every word must occur, in a name, an address or an amount', () => {
  expect(found('pay 4200')).toEqual(['Pay Ana'])
  expect(found('0xa1')).toEqual(['Ana Ferreira'])
  expect(found('ana inbox')).toEqual([])
})

test('accents and case make no difference', () => {
  expect(found('JURGEN')).toEqual(['Jürgen'])
})

test('no more are offered than can be looked over', () => {
  const many = Array.from({ length: 30 }, (_, index) => entry(`Person ${index}`, 'person'))
  expect(findEntries(many, 'person')).toHaveLength(8)
})

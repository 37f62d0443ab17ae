import { expect, test } from 'vitest'

import { isSameName, namesakeOf } from './namesakeOf.ts'
import { putPerson } from './people.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const peopleOf = (name: string) =>
  putPerson(new Map(), { address: alice, name, groups: [], chainIds: [] })

test.each([
  ['Alice B.', 'Alice B.'],
  ['Alice B.', ' alice  b.'],
  ['Alice B.', 'ＡLICE\u00a0B.'],
  ['Alice B.', 'Ali\u200bce B.'],
  ['Alice B.', 'Alice\u00ad B.\u3164'],
  ['Bob', 'Bоb'], // a Cyrillic o
  ['Bob', 'ВОВ'], // Cyrillic throughout
  ['Вова', 'Bова'], // a Latin B
  ['Nikos', 'ΝΙΚΟS'], // Greek
  ['Bill', 'BiIl'], // a capital i
  ['Team 10', 'Team lO'],
])('%j is somebody else of the name %j', (known, name) => {
  expect(namesakeOf(peopleOf(known), bob, name)).toBe(alice)
  expect(namesakeOf(new Map([[alice, known]]), bob, name)).toBe(alice)
  expect(namesakeOf(peopleOf(known), alice, name)).toBeUndefined()
  expect(isSameName(known, name)).toBe(true)
})

test.each([
  ['Alice B.', 'Alice C.'],
  ['Leo', 'Léo'],
  ['Ian', 'Lan'],
  ['Ops 1', 'Ops 2'],
  ['राम', 'रमा'],
  ['かく', 'がく'],
])('%j and %j are two names', (known, name) => {
  expect(namesakeOf(peopleOf(known), bob, name)).toBeUndefined()
  expect(isSameName(known, name)).toBe(false)
})

test('a name of which nothing is seen is nobody’s', () => {
  expect(namesakeOf(new Map([[alice, '\u3164']]), bob, '\u200b')).toBeUndefined()
})

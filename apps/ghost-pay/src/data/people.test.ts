import { expect, test } from 'vitest'

import { readPeople, rename, writePeople } from './people.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('a name is kept, whatever the case of the address', () => {
  const people = readPeople(JSON.stringify({ [alice.toLowerCase()]: ' Alice ' }))
  expect(people.get(alice)).toBe('Alice')
})

test('what is written can be read', () => {
  const people = rename(new Map(), alice, 'Alice')
  expect(readPeople(writePeople(people))).toEqual(people)
})

test('an empty name takes the name away', () => {
  expect(rename(rename(new Map(), alice, 'Alice'), alice, '  ').size).toBe(0)
})

test.each([null, '', 'not json', '[]', '"text"', 'null', '{"bob":"Bob"}', `{"${alice}":1}`])(
  'nothing comes of %s',
  (stored) => {
    expect(readPeople(stored).size).toBe(0)
  },
)

import { expect, test } from 'vitest'

import { longestName, readAddressBook, rename, writeAddressBook } from './addressBook.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('a name is kept, whatever the case of the address', () => {
  const addressBook = readAddressBook(JSON.stringify({ [alice.toLowerCase()]: ' Alice ' }))
  expect(addressBook.get(alice)).toBe('Alice')
})

test('what is written can be read', () => {
  const addressBook = rename(new Map(), alice, 'Alice')
  expect(readAddressBook(writeAddressBook(addressBook))).toEqual(addressBook)
})

test('an empty name takes the name away', () => {
  expect(rename(rename(new Map(), alice, 'Alice'), alice, '  ').size).toBe(0)
})

test.each([null, '', 'not json', '[]', '"text"', 'null', '{"bob":"Bob"}', `{"${alice}":1}`])(
  'nothing comes of %s',
  (stored) => {
    expect(readAddressBook(stored).size).toBe(0)
  },
)

test('a name stays with its address, however that is written, and the old names stay as they were', () => {
  const lower = alice.toLowerCase() as typeof alice // The same address.
  const before = rename(new Map(), lower, ' Alice ')
  expect(before).toEqual(new Map([[alice, 'Alice']]))
  expect(rename(before, lower, '').size).toBe(0)
  expect(before.size).toBe(1)
})

test('capitals that are no checksum, and names without letters', () => {
  const capitals = `0x${alice.slice(2).toUpperCase()}`
  expect(readAddressBook(JSON.stringify({ [capitals]: 'Alice' })).get(alice)).toBe('Alice')
  expect(readAddressBook(JSON.stringify({ [alice]: '  ' })).size).toBe(0)
})

test('a name is at most forty characters long', () => {
  const long = 'a'.repeat(longestName + 1)
  expect(rename(new Map(), alice, long).get(alice)).toHaveLength(longestName)
  expect(readAddressBook(JSON.stringify({ [alice]: long })).get(alice)).toHaveLength(longestName)
})

import { describe, expect, test } from 'vitest'

import {
  groupsOf,
  longestName,
  overlengthOf,
  putPerson,
  readPeople,
  renamePerson,
  writePeople,
} from './people.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const named = (name: string) => ({ address: alice, name, groups: [], chainIds: [] }) as const

describe('what is stored', () => {
  test('may be the name alone, whatever the case of the address', () => {
    const people = readPeople(JSON.stringify({ [alice.toLowerCase()]: ' Alice ' }))
    expect(people.get(alice)).toEqual(named('Alice'))
    expect(readPeople(JSON.stringify({ [`0x${alice.slice(2).toUpperCase()}`]: 'A' })).size).toBe(1)
  })

  test('is the name alone where nothing else is known, as an older tab reads it', () => {
    expect(writePeople(renamePerson(new Map(), alice, 'Alice'))).toBe(`{"${alice}":"Alice"}`)
  })

  test('is read as it was written, groups and chains included', () => {
    const people = putPerson(renamePerson(new Map(), bob, 'Bob'), {
      ...named('Alice'),
      groups: ['Design', 'Design', ' '],
      chainIds: [1, 1],
    })
    expect(people.get(alice)).toEqual({ ...named('Alice'), groups: ['Design'], chainIds: [1] })
    expect(readPeople(writePeople(people))).toEqual(people)
  })

  test.each([
    null,
    '',
    'not json',
    '[]',
    '"text"',
    'null',
    '{"bob":"Bob"}',
    `{"${alice}":1}`,
    `{"${alice}":null}`,
    `{"${alice}":{"groups":["a"]}}`,
    `{"${alice}":"  "}`,
  ])('nothing comes of %s', (stored) => {
    expect(readPeople(stored).size).toBe(0)
  })

  test('what is damaged of a person is left out, and the person stays', () => {
    const stored = { [alice]: { name: 'Alice', groups: [1, 'Design'], chainIds: 'all' } }
    expect(readPeople(JSON.stringify(stored)).get(alice)).toEqual({
      ...named('Alice'),
      groups: ['Design'],
      chainIds: [0],
    })
  })

  test.each([
    ['all', [0]],
    [null, [0]],
    [['x'], [0]],
    [['0x1', 137], [137]],
    [[], []],
  ])('chains stored as %j never make an address good everywhere', (chainIds, read) => {
    const stored = JSON.stringify({ [alice]: { name: 'Alice', chainIds } })
    expect(readPeople(stored).get(alice)?.chainIds).toEqual(read)
  })
})

describe('an address that is good on one chain', () => {
  const people = putPerson(new Map(), { ...named('Alice'), chainIds: [137] })

  test('is good on another one as well once it gets a name there', () => {
    const renamed = renamePerson(people, alice, 'Alicia', 1)
    expect(renamed.get(alice)).toMatchObject({ name: 'Alicia', chainIds: [137, 1] })
    const everywhere = renamePerson(putPerson(new Map(), named('Alice')), alice, 'Alicia', 1)
    expect(everywhere.get(alice)?.chainIds).toEqual([])
  })
})

describe('a name', () => {
  test('is at most forty characters long', () => {
    const people = renamePerson(new Map(), alice, '😀'.repeat(longestName + 1))
    expect([...(people.get(alice)?.name ?? '')]).toHaveLength(longestName)
  })

  test('can be changed, and the groups stay', () => {
    const before = putPerson(new Map(), { ...named('Alice'), groups: ['Design'] })
    const lower = alice.toLowerCase() as typeof alice // The same address.
    expect(renamePerson(before, lower, 'Alicia').get(alice)).toEqual({
      ...named('Alicia'),
      groups: ['Design'],
    })
    expect(before.get(alice)?.name).toBe('Alice')
  })

  test('that is empty forgets the person', () => {
    expect(renamePerson(renamePerson(new Map(), alice, 'Alice'), alice, '  ').size).toBe(0)
  })
})

test('a group has its people by name, and groups stand in order', () => {
  const people = readPeople(
    JSON.stringify({
      [bob]: { name: 'Bob', groups: ['Ops', 'Design'] },
      [alice]: { name: 'Alice', groups: ['Ops'] },
    }),
  )
  const groups = [...groupsOf(people)].map(([group, members]) => [
    group,
    members.map(({ name }) => name),
  ])
  expect(groups).toEqual([
    ['Design', ['Bob']],
    ['Ops', ['Alice', 'Bob']],
  ])
})

test('a name loses what is not seen in it and turns the direction, and keeps what joins its letters', () => {
  const kept = (name: string) =>
    putPerson(new Map(), { address: alice, name, groups: [], chainIds: [] }).get(alice)?.name
  expect(kept('Bob\u202e 0x12\u2066\u200f\ufeff')).toBe('Bob 0x12')
  expect(kept('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(kept('Bo\u00adb\u034f')).toBe('Bob')
  for (const unseen of ['\u202e', '\u3164', '\u2800', '\u200d']) {
    expect(kept(unseen)).toBeUndefined()
  }
  expect([overlengthOf('a'.repeat(40)), overlengthOf(`${'é'.repeat(43)}\u202e `)]).toEqual([0, 3])
})

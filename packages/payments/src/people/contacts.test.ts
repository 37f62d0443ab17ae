import { describe, expect, test } from 'vitest'

import { formatContactsTable, formatSafeFile } from './formatContacts.ts'
import { type People, type Person, putPerson } from './people.ts'
import { applyImport, harmlessIn, planImport } from './planImport.ts'
import { readContacts } from './readContacts.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const person = (given: Partial<Person> = {}): Person => ({
  address: alice,
  name: 'Alice',
  groups: [],
  chainIds: [],
  ...given,
})
const peopleOf = (...all: Person[]): People => all.reduce(putPerson, new Map())
const contactsOf = (text: string) => {
  const read = readContacts(text)
  if (read.status !== 'contacts') throw new Error('It was not read.')
  return read
}

describe('a table', () => {
  test('is read as it was written', () => {
    const people = [
      person({ name: 'Ana "A", Ferreira\n', groups: ['Design', 'Ops'] }),
      person({ address: bob, name: '=1+1', chainIds: [1, 100] }),
      person({ address: carol, name: "'=1", groups: ['＋1', '\u200b@x'] }),
    ]
    expect(contactsOf(formatContactsTable(people)).contacts).toEqual([
      { ...people[0], name: 'Ana "A", Ferreira' },
      people[1],
      people[2],
    ])
  })

  test('holds no formula that a spreadsheet runs', () => {
    expect(formatContactsTable([person({ name: '=HYPERLINK("x")' })])).toContain(
      `"'=HYPERLINK(""x"")"`,
    )
  })

  test('of a spreadsheet may be parted by semicolons or tabs, with columns in any order', () => {
    for (const parting of [';', '\t']) {
      const text = `\uFEFFName${parting}Address\r\nAlice${parting}${alice}\r\n\r\n`
      expect(contactsOf(text).contacts).toEqual([person()])
    }
  })

  test('names the lines that are nobody', () => {
    const text = `address,name,chainId\n0x12,Ann,1\n${bob},,1\n${alice},Alice,1`
    expect(contactsOf(text)).toEqual({
      status: 'contacts',
      contacts: [person({ chainIds: [1] })],
      bad: [
        { place: 1, text: '0x12', reason: 'address' },
        { place: 2, text: bob, reason: 'name' },
      ],
    })
  })

  test.each([
    ['sep=;\nAdresse;Name', ';'],
    ['wallet,label', ','],
    ['Our people\n\naddress,name', ','],
    ['address,"name, as we say it"', ','],
  ])('under %j is read', (heading, parting) => {
    expect(
      contactsOf(`${heading}\r${alice}${parting}Alice`.replaceAll('\n', '\r')).contacts,
    ).toEqual([person()])
  })

  test('of the Safe wallet is read with its chains', () => {
    const text = `address,name,chainId\r\n${alice},Alice,1\r\n${alice},Alice,137\r\n${bob},Bob,0x64\r\n`
    expect(contactsOf(text)).toEqual({
      status: 'contacts',
      contacts: [
        person({ chainIds: [1, 137] }),
        person({ address: bob, name: 'Bob', chainIds: [100] }),
      ],
      bad: [],
    })
  })

  test.each(['Ethereum', '1.0', '1;137', '0', '-1'])(
    'with the chain %j is not taken for one that is good on every chain',
    (chain) => {
      const { contacts, bad } = contactsOf(`address,name,chainId\n${alice},Alice,${chain}`)
      expect(contacts).toEqual([])
      expect(bad).toEqual([{ place: 1, text: chain, reason: 'chain' }])
    },
  )

  test.each([
    ['Blockchain', '137'],
    ['Chain-ID', 'eip155:137'],
    ['Netzwerk', '0x89'],
    ['Réseau (id)', '137'],
    ['network,chainId', 'Polygon,137'],
    ['chain,chain id', '137,137'],
  ])('under %j is read with its chain', (heading, cells) => {
    const { contacts, bad } = contactsOf(`address,name,${heading}\n${alice},Alice,${cells}`)
    expect({ contacts, bad }).toEqual({ contacts: [person({ chainIds: [137] })], bad: [] })
  })

  test.each([
    ['Blockchain', 'Polygon'],
    ['network,chainId', 'Polygon,'],
    ['chain,chain id', '137,1'],
  ])('under %j with %j is not taken for every chain', (heading, cells) => {
    const { contacts, bad } = contactsOf(`address,name,${heading}\n${alice},Alice,${cells}`)
    expect(contacts).toEqual([])
    expect(bad).toMatchObject([{ place: 1, reason: 'chain' }])
  })

  test('whose comma cuts a name names that line', () => {
    for (const text of [
      `address,name,chainId\n${alice},my , comma,1`,
      `address,name\n${alice},Doe, Jane`,
    ]) {
      const { contacts, bad } = contactsOf(text)
      expect(contacts).toEqual([])
      expect(bad).toMatchObject([{ place: 1, reason: 'cells' }])
    }
  })

  test('with a quote that is not closed names that line and reads the others', () => {
    const text = `address,name,chainId\n${alice},"Jimbo,1\n${bob},Bob,1`
    expect(contactsOf(text)).toMatchObject({
      contacts: [{ address: bob }],
      bad: [{ place: 1, reason: 'quote' }],
    })
    const inside = `address,name,chainId\n${alice},Screen 24",1\n${bob},Jim "Jimbo,1`
    expect(contactsOf(inside).contacts.map(({ name }) => name)).toEqual([
      'Screen 24"',
      'Jim "Jimbo',
    ])
  })

  test.each(['', 'hello', 'name,amount\nAlice,1', '{"data":{}}', '{', '[1]'])(
    '%j holds no people',
    (text) => {
      expect(readContacts(text)).toEqual({ status: 'unreadable' })
    },
  )
})

describe('the data file of Safe{Wallet}', () => {
  test('is read as it was written; an address on several chains is one person', () => {
    const people = [person({ chainIds: [1, 100] }), person({ address: bob, name: 'Bob' })]
    expect(contactsOf(formatSafeFile(people, 10)).contacts).toEqual(
      expect.arrayContaining([people[0], { ...people[1], chainIds: [10] }]),
    )
  })

  test('with a chain that is no number names that entry, and takes it for no other', () => {
    const file = { data: { addressBook: { polygon: { [alice]: 'Alice' }, 1: { [bob]: 'Bob' } } } }
    expect(contactsOf(JSON.stringify(file))).toMatchObject({
      contacts: [{ address: bob, chainIds: [1] }],
      bad: [{ text: 'polygon', reason: 'chain' }],
    })
  })

  test('of the first version is read too', () => {
    const list = [{ address: alice, name: 'Alice', chainId: '1' }]
    const text = JSON.stringify({
      version: '1.0',
      data: { SAFE__addressBook: JSON.stringify(list) },
    })
    expect(contactsOf(text).contacts).toEqual([person({ chainIds: [1] })])
  })
})

describe('an import', () => {
  const people = peopleOf(person({ groups: ['Ops'] }))

  test('says what it would change, and leaves groups', () => {
    const renamed = person({ name: 'Mallory', groups: ['Design'] })
    expect(planImport(people, [renamed, person({ address: bob, name: 'Bob' })])).toEqual({
      changes: [
        {
          kind: 'changed',
          before: person({ groups: ['Ops'] }),
          person: person({ name: 'Mallory', groups: ['Ops', 'Design'] }),
          lookAlikes: [],
        },
        { kind: 'new', person: person({ address: bob, name: 'Bob' }), lookAlikes: [] },
      ],
      same: 0,
    })
    expect(planImport(people, [person()])).toEqual({ changes: [], same: 1 })
  })

  test('takes over only what was chosen', () => {
    const { changes } = planImport(people, [
      person({ name: 'Mallory' }),
      person({ address: bob, name: 'Bob' }),
    ])
    const after = applyImport(people, changes.slice(1))
    expect(after.get(alice)?.name).toBe('Alice')
    expect(after.get(bob)?.name).toBe('Bob')
  })

  test('marks an address that looks like somebody who is known', () => {
    const twin = `0x5aae${'1'.repeat(31)}beaed`
    const [change] = planImport(people, contactsOf(`address,name\n${twin},Twin`).contacts).changes
    expect(change?.lookAlikes).toEqual([alice])
  })
})

test('a name that somebody else has, here or in the file, one of two alphabets and one that is cut are not chosen by themselves', () => {
  const long = 'Hohenzollern-Sigmaringen '.repeat(2).trim()
  const known = peopleOf(person())
  const plan = planImport(known, [
    person({ address: bob, name: 'ALICE' }),
    person({ address: carol, name: long }),
  ])
  expect(plan.changes).toMatchObject([{ namesake: alice }, { whole: long }])
  expect(harmlessIn(plan.changes).size).toBe(0)
  const both = planImport(new Map(), [
    person({ name: 'Bob' }),
    person({ address: bob, name: 'Bob' }),
  ])
  expect(both.changes).toMatchObject([{ namesake: bob }, { namesake: alice }])
  // A Cyrillic o.
  const mixed = planImport(new Map(), [person({ name: 'Bоb' })]).changes
  expect(mixed).toMatchObject([{ strange: ['о'] }])
  expect(harmlessIn(mixed).size).toBe(0)
  // Who keeps their name is not asked about again.
  const twice = peopleOf(person({ name: 'Bob' }), person({ address: bob, name: 'Bob' }))
  expect(
    planImport(twice, [person({ name: 'Bob', groups: ['Ops'] })]).changes[0],
  ).not.toHaveProperty('namesake')
})

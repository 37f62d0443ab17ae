import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { applyImport, harmlessIn, readPeople, writePeople } from '@ghost-pay/payments/people'

import { planDataImport } from './deviceData.ts'

const [ana, ben, cleo] = [1, 2, 3].map((digit) => getAddress(`0x${String(digit).repeat(40)}`)) as [
  Address,
  Address,
  Address,
]

test('people of a file join those who are here: the new ones, and whoever is called otherwise here; nobody is lost', () => {
  const key = 'ghost-pay.people.v1'
  const here = JSON.stringify({ [ana]: 'Ana', [ben]: 'Ben' })
  const file = JSON.stringify({ [ben]: 'Benedict', [cleo]: 'Cleo' })
  const { changes, people, same } = planDataImport({ [key]: here }, { [key]: file })
  expect(changes).toEqual([])
  expect(same).toBe(0)
  expect(people).toMatchObject([
    { kind: 'changed', person: { name: 'Benedict' }, before: { name: 'Ben' } },
    { kind: 'new', person: { name: 'Cleo' } },
  ])
  expect([...harmlessIn(people)]).toEqual([cleo])
  expect(JSON.parse(writePeople(applyImport(readPeople(here), people.slice(1))))).toEqual({
    [ana]: 'Ana',
    [ben]: 'Ben',
    [cleo]: 'Cleo',
  })
})

test('people of a file who are all here say nothing; where nobody is known they come as a whole', () => {
  const key = 'ghost-pay.people.v1'
  const file = { [key]: JSON.stringify({ [ana]: 'Ana' }) }
  const here = { [key]: JSON.stringify({ [ana]: 'Ana', [ben]: 'Ben' }) }
  expect(planDataImport(here, file)).toEqual({ changes: [], people: [], same: 1 })
  expect(planDataImport({}, file)).toEqual({
    changes: [{ key, value: file[key], replaces: false }],
    people: [],
    same: 0,
  })
})

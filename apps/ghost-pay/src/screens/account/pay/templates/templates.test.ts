import { beforeEach, expect, test } from 'vitest'
import { mostOfNote } from '@ghost-pay/safe-account/store'

import { type Template, templates, tidyName } from './templates.ts'

import '../../../../testing/page.ts'

const account = { chainId: 1, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
const other = { ...account, chainId: 100 }
const one = { recipient: 'ana.eth', amount: '4200', token: '', note: 'Rent' }
const rent: Template = { ...account, name: 'Rent', content: { one } }

const store = (all: readonly unknown[]) => {
  localStorage.setItem('ghost-pay.templates.v1', JSON.stringify(all))
}
beforeEach(() => {
  store([])
})

test('a template is kept for its account, and gives back what was typed', () => {
  expect(templates.keep(rent)).toBeUndefined()
  expect(templates.of(account)).toEqual([rent])
  expect(templates.of(other)).toEqual([])
  const lines = { ...rent, name: 'Payroll', content: { lines: 'ana,1\nbob,2' } }
  expect(templates.keep(lines)).toBeUndefined()
  expect(templates.of(account)).toEqual([rent, lines])
})

test('two of an account have two names', () => {
  templates.keep(rent)
  expect(templates.keep(rent)).toBe('taken')
  expect(templates.keep({ ...rent, ...other })).toBeUndefined()
  expect(templates.keep({ ...rent, name: '  ' })).toBe('noName')
  expect(templates.of(account)).toHaveLength(1)
})

test('it gets another name, and is forgotten', () => {
  const power = { ...rent, name: 'Power' }
  templates.keep(rent)
  templates.keep(power)
  expect(templates.rename(power, 'Rent')).toBe('taken')
  expect(templates.rename(power, 'Power')).toBeUndefined()
  expect(templates.rename(power, ' Water ')).toBeUndefined()
  expect(templates.of(account).map(({ name }) => name)).toEqual(['Rent', 'Water'])
  templates.drop(rent)
  expect(templates.of(account).map(({ name }) => name)).toEqual(['Water'])
})

test('no template makes room for another', () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ ...rent, name: `${index}` }))
  store(all)
  expect(templates.keep(rent)).toBe('full')
  store(all.slice(1))
  expect(templates.keep(rent)).toBeUndefined()
})

test('what is too long is not kept', () => {
  const long = { ...rent, content: { one: { ...one, note: 'x'.repeat(mostOfNote + 1) } } }
  expect(templates.keep(long)).toBe('tooLong')
  expect(templates.keep({ ...rent, content: { lines: 'x'.repeat(100_001) } })).toBe('tooLong')
  expect(templates.of(account)).toEqual([])
})

test('a name cannot disguise itself', () => {
  expect(tidyName('Re\u202Ent\u200b')).toBe('Rent')
  expect([...tidyName('👻'.repeat(60))]).toHaveLength(40)
})

test.each([
  null,
  'text',
  {},
  { ...rent, address: '0x12' },
  { ...rent, chainId: '1' },
  { ...rent, name: '' },
  { ...rent, name: 'Re\u202Ent' },
  { ...rent, content: {} },
  { ...rent, content: { one: { ...one, amount: 7 } } },
  { ...rent, content: { lines: 7 } },
])('what was damaged or made up is no template: %j', (stored) => {
  store([stored, rent])
  expect(templates.of(account)).toEqual([rent])
})

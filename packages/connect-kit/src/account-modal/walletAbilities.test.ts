import { expect, test } from 'vitest'

import { walletAbilities } from './walletAbilities.ts'

const nothing = { atomic: undefined, sponsored: false }

test.each([
  ['supported', { atomic: { status: 'supported' } }, { ...nothing, atomic: 'supported' }],
  ['ready', { atomic: { status: 'ready' } }, { ...nothing, atomic: 'ready' }],
  ['not supported', { atomic: { status: 'unsupported' } }, nothing],
  ['paid by another', { paymasterService: { supported: true } }, { ...nothing, sponsored: true }],
  ['paid by nobody else', { paymasterService: { supported: false } }, nothing],
])('reads what is %s', (_, capabilities, expected) => {
  expect(walletAbilities({ '0x64': capabilities }, 100)).toEqual(expected)
})

test('what is said of all chains counts where nothing is said of this one', () => {
  const answer = {
    '0x0': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
    '0x64': { atomic: { status: 'unsupported' } },
  }
  expect(walletAbilities(answer, 100)).toEqual({ atomic: undefined, sponsored: true })
  expect(walletAbilities(answer, 1)).toEqual({ atomic: 'supported', sponsored: true })
})

const throwing = () => {
  throw new Error('read')
}
const can = { atomic: { status: 'supported' }, paymasterService: { supported: true } }

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', '0x64'],
  ['a list', [can]],
  ['another chain', { '0x1': can }],
  ['a chain by a number', { 100: can }],
  ['words where a status stands', { '0x64': { atomic: { status: '<b>supported</b>' } } }],
  ['a list where a status stands', { '0x64': { atomic: { status: ['supported'] } } }],
  ['a text for true', { '0x64': { paymasterService: { supported: 'true' } } }],
  ['a number for true', { '0x64': { paymasterService: { supported: 1 } } }],
  ['no capabilities', { '0x64': null }],
  ['a capability without fields', { '0x64': { atomic: 'supported', paymasterService: true } }],
  ['a property that throws', Object.defineProperty({}, '0x64', { get: throwing })],
  ['an object that throws at any touch', new Proxy({}, { get: throwing, ownKeys: throwing })],
])('says nothing of %s', (_, answer) => {
  expect(walletAbilities(answer, 100)).toEqual(nothing)
})

test('an answer with a thousand chains is looked at where it is asked for, and nowhere else', () => {
  const looked: PropertyKey[] = []
  const answer = new Proxy<Record<string, object>>(
    Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [`0x${id.toString(16)}`, can])),
    {
      get: (target, key) => {
        looked.push(key)
        return target[String(key)]
      },
      ownKeys: throwing,
    },
  )
  expect(walletAbilities(answer, 100)).toEqual({ atomic: 'supported', sponsored: true })
  expect(new Set(looked)).toEqual(new Set(['0x64', '0x0']))
})

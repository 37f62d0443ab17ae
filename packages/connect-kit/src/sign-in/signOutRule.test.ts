import { expect, test } from 'vitest'

import { endsSession, type SignOutOn } from './signOutRule.ts'

const alice = { address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', chainId: 1 }
const bob = { address: '0xCd2a3d9F938E13CD947Ec05AbC7FE734Df8DD826', chainId: 1 }
const elsewhere = { ...alice, chainId: 10 }
const all: SignOutOn = { disconnect: true, accountChange: true, chainChange: true }
const none: SignOutOn = { disconnect: false, accountChange: false, chainChange: false }

test.each([
  ['a disconnect', alice, undefined, true],
  ['another account', alice, bob, true],
  ['another chain', alice, elsewhere, false],
  [
    'the same account in other letters',
    alice,
    { ...alice, address: alice.address.toLowerCase() },
    false,
  ],
  ['coming back to the page', undefined, alice, false],
  ['still no account', undefined, undefined, false],
])('by default: %s', (_, before, now, ends) => {
  expect(endsSession(before, now)).toBe(ends)
})

test('each change has its switch', () => {
  for (const now of [undefined, bob, elsewhere]) {
    expect(endsSession(alice, now, all)).toBe(true)
    expect(endsSession(alice, now, none)).toBe(false)
  }
})

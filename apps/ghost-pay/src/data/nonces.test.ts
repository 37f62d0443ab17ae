import { expect, test } from 'vitest'

import { checkNonce, freeNonce } from './nonces.ts'

const taken = new Map([
  [7, ['0x07']],
  [8, ['0x08', '0x18']],
  [10, ['0x10']],
])

test('a new payment gets the lowest nonce that is free, and closes a gap', () => {
  expect(freeNonce(7, new Map())).toBe(7)
  expect(freeNonce(7, taken)).toBe(9)
  expect(freeNonce(9, taken)).toBe(9)
  expect(freeNonce(10, taken)).toBe(11)
})

test.each([
  [9, 'free', undefined],
  [6, 'used', 'Nonce 6 is used already: the account is at nonce 7.'],
  [8, 'taken', 'Nonce 8 is taken by another that waits: only one of the two can ever be executed.'],
  [
    999,
    'gap',
    'Nonce 999 leaves a gap: nothing waits at nonce 9, and until something is executed there, this cannot be.',
  ],
] as const)('nonce %i is %s', (nonce, status, sentence) => {
  const check = checkNonce(nonce, { accountNonce: 7, taken })
  expect(check.status).toBe(status)
  if (check.status !== 'free') expect(check).toMatchObject({ sentence, free: 9 })
})

test('a transaction does not take its own nonce from itself', () => {
  expect(checkNonce(7, { accountNonce: 7, taken, id: '0x07' }).status).toBe('free')
  expect(checkNonce(8, { accountNonce: 7, taken, id: '0x08' }).status).toBe('taken')
})

import { expect, test } from 'vitest'

import { bothTaken, checkNonce, freeNonce } from './nonces.ts'

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
  [9, 'free'],
  [6, 'used'],
  [8, 'taken'],
  [999, 'gap'],
] as const)('nonce %i is %s', (nonce, status) => {
  const check = checkNonce(nonce, { accountNonce: 7, taken })
  expect(check.status).toBe(status)
  if (check.status !== 'free') expect(check).toMatchObject({ free: 9 })
})

test('a transaction does not take its own nonce from itself', () => {
  expect(checkNonce(7, { accountNonce: 7, taken, id: '0x07' }).status).toBe('free')
  expect(checkNonce(8, { accountNonce: 7, taken, id: '0x08' }).status).toBe('taken')
})

test('two that know of what waits know it together, each once', () => {
  const other = new Map([
    [8, ['0x08', '0x88']],
    [9, ['0x09']],
  ])
  const both = bothTaken(new Map([[8, ['0x08']]]), other)
  expect([...both]).toEqual([
    [8, ['0x08', '0x88']],
    [9, ['0x09']],
  ])
})

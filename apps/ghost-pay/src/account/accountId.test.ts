import { expect, test } from 'vitest'

import { formatAccountId, parseAccountId } from './accountId.ts'

const chains = [
  { id: 1, shortName: 'eth' },
  { id: 31337, shortName: 'ghost' },
]
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('what is written can be read', () => {
  const account = { chainId: 31337, address } as const
  expect(formatAccountId(account, chains)).toBe(`ghost:${address}`)
  expect(parseAccountId(formatAccountId(account, chains), chains)).toEqual(account)
})

test('a lower-case address is written in full', () => {
  expect(parseAccountId(`eth:${address.toLowerCase()}`, chains)?.address).toBe(address)
})

test.each([
  '',
  'eth',
  `polygon:${address}`,
  `eth:${address.slice(0, -1)}`,
  `eth:${address}:1`,
  'eth:bob.eth',
])('is not an account: %s', (text) => {
  expect(parseAccountId(text, chains)).toBeUndefined()
})

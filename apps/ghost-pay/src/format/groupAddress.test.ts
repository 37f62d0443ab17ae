import { expect, test } from 'vitest'

import { groupAddress } from './groupAddress.ts'

test('ten groups of four, nothing lost', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(groupAddress(address)).toHaveLength(10)
  expect(groupAddress(address).join('')).toBe(address)
})

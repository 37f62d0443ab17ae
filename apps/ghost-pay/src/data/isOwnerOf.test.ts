import { expect, test } from 'vitest'

import { buildSafeInfo } from '../testing/buildAccount.ts'
import { testAddresses } from '../testing/buildTransaction.ts'
import { isOwnerOf } from './isOwnerOf.ts'

test('an owner is one in any spelling of the address', () => {
  expect(isOwnerOf(buildSafeInfo(), testAddresses.alice)).toBe(true)
  expect(isOwnerOf(buildSafeInfo(), '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(true)
  expect(isOwnerOf(buildSafeInfo(), testAddresses.shop)).toBe(false)
})

test('without a wallet, and before the owners are known, it is not known', () => {
  expect(isOwnerOf(buildSafeInfo(), undefined)).toBeUndefined()
  expect(isOwnerOf(undefined, testAddresses.alice)).toBeUndefined()
})

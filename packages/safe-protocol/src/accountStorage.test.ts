import { keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'

import { accountStorageSlots } from './accountStorage.ts'

test.each([
  ['fallbackHandler', 'fallback_manager.handler.address'],
  ['guard', 'guard_manager.guard.address'],
  ['moduleGuard', 'module_manager.module_guard.address'],
] as const)('the slot of %s is the hash of its name in the sources', (slot, name) => {
  expect(accountStorageSlots[slot]).toBe(keccak256(toHex(name)))
})

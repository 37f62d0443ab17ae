import { beforeEach, expect, test, vi } from 'vitest'

import { InvalidTransactionError } from '../errors/errors.ts'
import {
  clearTransactions,
  readTransactions,
  storeOutcome,
  storeTransaction,
  subscribeToTransactions,
} from './transactionStore.ts'

const hash = `0x${'1'.repeat(64)}`
const address = '0xAbCdEf0000000000000000000000000000000001'
const owner = { address, chainId: 31337 }

beforeEach(() => {
  localStorage.clear()
})

test('each account has a list on each chain', () => {
  storeTransaction(owner, { hash, description: 'Payment' })
  expect(readTransactions(owner)).toEqual([{ hash, description: 'Payment', status: 'pending' }])
  expect(readTransactions({ ...owner, address: address.toLowerCase() })).toHaveLength(1)
  expect(readTransactions({ ...owner, chainId: 1 })).toEqual([])
  expect(readTransactions({ ...owner, address: `0x${'2'.repeat(40)}` })).toEqual([])
})

test('a list stays the same object until it changes', () => {
  storeTransaction(owner, { hash, description: 'Payment' })
  const before = readTransactions(owner)
  expect(readTransactions(owner)).toBe(before)
  storeOutcome(owner, hash, { status: 'confirmed' })
  expect(readTransactions(owner)).not.toBe(before)
})

test('subscribers are notified of changes to their list, also by other tabs', () => {
  const changed = vi.fn()
  const stop = subscribeToTransactions(owner, changed)
  storeTransaction({ ...owner, chainId: 1 }, { hash, description: 'Elsewhere' })
  expect(changed).not.toHaveBeenCalled()
  storeTransaction(owner, { hash, description: 'Payment' })
  expect(changed).toHaveBeenCalledTimes(1)

  // Another tab: the storage has changed, and the browser says which item.
  const key = `ck.transactions.31337.${address.toLowerCase()}`
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(changed).toHaveBeenCalledTimes(2)
  expect(readTransactions(owner)).toEqual([])

  stop()
  storeTransaction(owner, { hash, description: 'Payment' })
  expect(changed).toHaveBeenCalledTimes(2)
})

test('what another tab wrote is not lost', () => {
  storeTransaction(owner, { hash, description: 'Mine' })
  const other = { hash: `0x${'2'.repeat(64)}`, description: 'Theirs', status: 'pending' }
  const key = `ck.transactions.31337.${address.toLowerCase()}`
  localStorage.setItem(key, JSON.stringify([other, ...readTransactions(owner)]))
  storeOutcome(owner, hash, { status: 'confirmed' })
  expect(readTransactions(owner).map(({ description, status }) => [description, status])).toEqual([
    ['Theirs', 'pending'],
    ['Mine', 'confirmed'],
  ])
})

test('an outcome that changes nothing notifies no subscriber', () => {
  storeTransaction(owner, { hash, description: 'Payment' })
  storeOutcome(owner, hash, { status: 'confirmed' })
  const changed = vi.fn()
  const stop = subscribeToTransactions(owner, changed)
  storeOutcome(owner, hash, { status: 'confirmed' })
  storeOutcome(owner, `0x${'2'.repeat(64)}`, { status: 'failed' })
  expect(changed).not.toHaveBeenCalled()
  stop()
})

test('clearing forgets the list', () => {
  storeTransaction(owner, { hash, description: 'Payment' })
  clearTransactions(owner)
  expect(readTransactions(owner)).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a bad transaction is refused and nothing is written', () => {
  expect(() => storeTransaction(owner, { hash: '0x', description: 'Payment' })).toThrow(
    InvalidTransactionError,
  )
  expect(localStorage).toHaveLength(0)
})

import { beforeEach, expect, test, vi } from 'vitest'

import { browserStore } from './browserStore.ts'

import '../testing/page.ts'

const key = 'ghost-pay.test'

beforeEach(() => {
  localStorage.clear()
})

test('what another tab has written is read', () => {
  const store = browserStore(key)
  expect(store.read()).toBeNull()
  store.write('one')
  expect(localStorage.getItem(key)).toBe('one')
  localStorage.setItem(key, 'two')
  expect(store.read()).toBe('two')
})

test('an empty text leaves nothing behind', () => {
  const store = browserStore(key)
  store.write('one')
  store.write('')
  expect(store.read()).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a subscriber is notified of changes here and in other tabs, until it unsubscribes', () => {
  const store = browserStore(key)
  const notify = vi.fn()
  const unsubscribe = store.subscribe(notify)
  store.write('one')
  expect(notify).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(notify).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(notify).toHaveBeenCalledTimes(2)
  unsubscribe()
  store.write('two')
  expect(notify).toHaveBeenCalledTimes(2)
})

test('what does not fit into the browser’s storage stays on this page, and the page says so', () => {
  const store = browserStore(key)
  const notify = vi.fn()
  store.subscribe(notify)
  expect(store.isStored()).toBe(true)
  const full = vi
    .spyOn(Object.getPrototypeOf(localStorage) as Storage, 'setItem')
    .mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
  store.write('one')
  expect(store.read()).toBe('one')
  expect(store.isStored()).toBe(false)
  expect(notify).toHaveBeenCalled()
  full.mockRestore()
  store.write('two')
  expect(store.isStored()).toBe(true)
  expect(browserStore(key).read()).toBe('two')
})

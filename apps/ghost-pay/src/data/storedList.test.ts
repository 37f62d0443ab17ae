import { beforeEach, expect, test, vi } from 'vitest'

import { readList, storedList, writeList } from './storedList.ts'

import '../testing/page.ts'

const key = 'ghost-pay.test'
/** Reads positive numbers, and throws where there is no number at all. */
const readOne = (stored: unknown): number | undefined => {
  if (typeof stored !== 'number') throw new Error('This is no number.')
  return stored > 0 ? stored : undefined
}
const read = (text: string | null) => readList(text, readOne)

beforeEach(() => {
  localStorage.clear()
})

test('what was written comes back, a bigint as its digits', () => {
  expect(read(writeList([1, 2]))).toEqual([1, 2])
  expect(JSON.parse(writeList([{ value: 2n ** 80n }]))).toEqual([
    { value: '1208925819614629174706176' },
  ])
})

test('what is damaged is left out alone', () => {
  expect(read('[1, "two", null, -3, {}, 4]')).toEqual([1, 4])
})

test.each([null, '', '{', '{}', 'null', '"1"', '1'])('%j is no list', (text) => {
  expect(read(text)).toEqual([])
})

test('a list stays the same until it changes, and then is another', () => {
  const list = storedList(key, readOne)
  const before = list.read()
  expect(list.read()).toBe(before)
  list.change((all) => [...all, 1])
  const after = list.read()
  expect(after).toEqual([1])
  expect(list.read()).toBe(after)
  // As another tab does it.
  localStorage.setItem(key, '[5]')
  expect(list.read()).toEqual([5])
})

test('a change starts from what another tab has written meanwhile', () => {
  const list = storedList(key, readOne)
  list.change(() => [1])
  list.read()
  localStorage.setItem(key, '[1,2]')
  list.change((all) => [...all, 3])
  expect(storedList(key, readOne).read()).toEqual([1, 2, 3])
})

test('a subscriber is notified of changes here and in other tabs, until it unsubscribes', () => {
  const list = storedList(key, readOne)
  const notify = vi.fn()
  const unsubscribe = list.subscribe(notify)
  list.change(() => [1])
  expect(notify).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(notify).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(notify).toHaveBeenCalledTimes(2)
  unsubscribe()
  list.change(() => [2])
  expect(notify).toHaveBeenCalledTimes(2)
})

test('what does not fit into the browser’s storage stays on this page, and the page says so', () => {
  const list = storedList(key, readOne)
  const notify = vi.fn()
  list.subscribe(notify)
  expect(list.isStored()).toBe(true)
  const full = vi
    .spyOn(Object.getPrototypeOf(localStorage) as Storage, 'setItem')
    .mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
  list.change(() => [1])
  expect(list.read()).toEqual([1])
  expect(list.isStored()).toBe(false)
  expect(notify).toHaveBeenCalled()
  full.mockRestore()
  list.change((all) => [...all, 2])
  expect(list.isStored()).toBe(true)
  expect(storedList(key, readOne).read()).toEqual([1, 2])
})

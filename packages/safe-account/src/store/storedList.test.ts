import { expect, test } from 'vitest'

import { readList, storedList, writeList } from './storedList.ts'
import type { TextStore } from './TextStore.ts'

/** A store in memory. */
function createStore(): TextStore {
  let kept: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => kept,
    write: (text) => {
      kept = text
      for (const notify of listeners) notify()
    },
    isStored: () => false,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

/** Reads positive numbers, and throws where there is no number at all. */
const readOne = (stored: unknown): number | undefined => {
  if (typeof stored !== 'number') throw new Error('This is no number.')
  return stored > 0 ? stored : undefined
}
const read = (text: string | null) => readList(text, readOne)

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
  const store = createStore()
  const list = storedList(store, readOne)
  const before = list.read()
  expect(list.read()).toBe(before)
  list.change((all) => [...all, 1])
  const after = list.read()
  expect(after).toEqual([1])
  expect(list.read()).toBe(after)
  store.write('[5]')
  expect(list.read()).toEqual([5])
})

test('a change starts from what others have written meanwhile', () => {
  const store = createStore()
  const list = storedList(store, readOne)
  list.change(() => [1])
  list.read()
  store.write('[1,2]')
  list.change((all) => [...all, 3])
  expect(store.read()).toBe('[1,2,3]')
})

test('a list says of itself what its store says', () => {
  const list = storedList(createStore(), readOne)
  expect(list.isStored()).toBe(false)
  const seen: (readonly number[])[] = []
  const unsubscribe = list.subscribe(() => {
    seen.push(list.read())
  })
  list.change(() => [1])
  unsubscribe()
  list.change(() => [2])
  expect(seen).toEqual([[1]])
})

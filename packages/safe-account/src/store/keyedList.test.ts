import { expect, test } from 'vitest'

import { memoryStore } from '../testing/memoryList.ts'
import { type EntryKind, keyedList } from './keyedList.ts'

type Entry = { name: string; times: number }

const kind: EntryKind<Pick<Entry, 'name'>, Entry> = {
  keyOf: ({ name }) => name.toLowerCase(),
  readOne: (stored) => stored as Entry,
}
const [ana, bob, cleo] = ['Ana', 'Bob', 'Cleo'].map((name): Entry => ({ name, times: 1 })) as [
  Entry,
  Entry,
  Entry,
]

test('one entry is kept for each thing, the newest last, and found however it is written', () => {
  const list = keyedList(memoryStore(), kind)
  for (const one of [ana, bob, { name: 'ANA', times: 2 }]) list.remember(one)
  expect(list.read()).toEqual([bob, { name: 'ANA', times: 2 }])
  expect(list.find({ name: 'ana' })).toEqual({ name: 'ANA', times: 2 })
  expect(list.find(cleo)).toBeUndefined()
  list.forget({ name: 'aNa' })
  expect(list.read()).toEqual([bob])
})

test('what is kept is read by whoever opens the same store', () => {
  const store = memoryStore()
  keyedList(store, kind).remember(ana)
  expect(keyedList(store, kind).find(ana)).toEqual(ana)
})

test('the oldest go when there are too many', () => {
  const list = keyedList(memoryStore(), { ...kind, most: 2 })
  for (const one of [ana, bob, ana, cleo]) list.remember(one)
  expect(list.read()).toEqual([ana, cleo])
})

test('what was there is put together with what comes, and a list that keeps what was there stays the same', () => {
  const list = keyedList(memoryStore(), {
    ...kind,
    merge: (one, before) => (one.times < 0 ? before : { ...one, times: one.times + before.times }),
  })
  for (const one of [ana, bob, { ...ana, times: 2 }]) list.remember(one)
  expect(list.read()).toEqual([bob, { name: 'Ana', times: 3 }])
  const before = list.read()
  list.remember({ ...bob, times: -1 })
  expect(list.read()).toBe(before)
})

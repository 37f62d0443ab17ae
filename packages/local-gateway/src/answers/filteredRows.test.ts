import { expect, test } from 'vitest'

import { filteredRows } from './filteredRows.ts'
import type { Rows } from './ledger.ts'

/** Numbers from 0 on, and how often each was read. */
function numbers() {
  const reads: number[] = []
  const rows = (length: number): Rows<number> => ({
    length,
    at(index) {
      if (index >= length) return undefined
      reads[index] = (reads[index] ?? 0) + 1
      return index
    },
    newestFirst: () => [],
  })
  return { of: {}, rows, reads }
}
const even = { name: 'even', test: (value: number) => value % 2 === 0 }

test('a filtered list has the rows that pass, newest first', async () => {
  const { of, rows } = numbers()
  const found = await filteredRows({ of }, rows(10), even)
  expect(found.length).toBe(5)
  expect(found.slice(0, 100)).toEqual([8, 6, 4, 2, 0])
  expect(found.slice(3, 4)).toEqual([2])
  expect([found.at(-1), found.at(0), found.at(4), found.at(5)]).toEqual([
    undefined,
    8,
    0,
    undefined,
  ])
  expect((await filteredRows({ of }, rows(0), even)).slice(0, 20)).toEqual([])
})

test('a row is looked at once for each filter, and the next page costs its rows', async () => {
  const { of, rows, reads } = numbers()
  await filteredRows({ of }, rows(50), even)
  const found = await filteredRows({ of }, rows(60), even)
  expect(reads).toEqual(Array.from({ length: 60 }, () => 1))
  expect(found.slice(0, 2)).toEqual([58, 56])
  expect(reads.reduce((sum, count) => sum + count)).toBe(62)
  const odd = await filteredRows({ of }, rows(60), { name: 'odd', test: (it) => it % 2 === 1 })
  expect(odd.at(0)).toBe(59)
  expect((await filteredRows({ of: {} }, rows(60), even)).length).toBe(30)
})

test('what was taken earlier has no later rows', async () => {
  const { of, rows } = numbers()
  const early = await filteredRows({ of }, rows(5), even)
  await filteredRows({ of }, rows(9), even)
  expect(early.slice(0, 20)).toEqual([4, 2, 0])
  const late = await filteredRows({ of }, rows(5), even)
  expect([late.length, late.at(0)]).toEqual([3, 4])
})

test('two calls at the same time share the work, and others are answered meanwhile', async () => {
  const { of, rows, reads } = numbers()
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  const [one, two] = await Promise.all([
    filteredRows({ of }, rows(20_000), even),
    filteredRows({ of }, rows(20_500), even),
  ])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
  expect([one.length, two.length]).toEqual([10_000, 10_250])
  expect(Math.max(...reads)).toBe(1)
  expect(two.slice(0, 10_250)).toEqual(Array.from({ length: 10_250 }, (_, it) => 20_498 - 2 * it))
})

test('the eight filters of an account that were used last are remembered', async () => {
  const { of, rows, reads } = numbers()
  const use = (name: string) => filteredRows({ of }, rows(1), { name, test: () => false })
  for (let filter = 0; filter < 8; filter++) await use(String(filter))
  await use('0')
  await use('8')
  expect(reads).toEqual([9])
  await use('0')
  await use('2')
  expect(reads).toEqual([9])
  await use('1')
  expect(reads).toEqual([10])
})

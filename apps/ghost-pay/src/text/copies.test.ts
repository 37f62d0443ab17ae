import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, expectTypeOf, test } from 'vitest'

import type { Copy, Said } from './Said.ts'
import { say, speak } from './Spoken.ts'
import { textOf } from './textOf.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const isCopy = (value: unknown): value is Copy => typeof value === 'object' && value !== null

test('each sentence of the app has its key alone', async () => {
  const files = await Promise.all(
    globSync('**/*Copy.ts', { cwd: source }).map(
      async (path) => (await import(/* @vite-ignore */ source + path)) as Record<string, unknown>,
    ),
  )
  const keys = files
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, copy]) => (name.endsWith('Copy') && isCopy(copy) ? Object.keys(copy) : []))
  expect(keys.length).toBeGreaterThan(500)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

const petCopy = {
  'pets.title': 'Pets',
  'pets.greet': 'Hello {name}',
  'pets.count': { one: '{count} pet of {owner}', other: '{count} pets of {owner}' },
} as const

describe('a sentence', () => {
  const text = textOf(petCopy)

  test('is found by its key and filled in', () => {
    expect(text('pets.title')).toBe('Pets')
    expect(text('pets.greet', { name: 'Rex' })).toBe('Hello Rex')
    expect(text('pets.count', { count: 1, owner: 'Ana' })).toBe('1 pet of Ana')
    expect(text('pets.count', { count: 2000, owner: 'Ana' })).toBe('2,000 pets of Ana')
  })

  test('that a decision has returned is spread, and one from far away is said where it is shown', () => {
    const said: Said<typeof petCopy> = ['pets.count', { count: 2, owner: 'Ana' }]
    expect(text(...said)).toBe('2 pets of Ana')
    expect(say(speak(petCopy, ...said))).toBe('2 pets of Ana')
    expect(say(speak(petCopy, 'pets.title'))).toBe('Pets')
  })

  test('without a value it needs, or with one it has no place for, does not compile', () => {
    expectTypeOf<['pets.greet']>().not.toExtend<Said<typeof petCopy>>()
    expectTypeOf<['pets.greet', { nam: string }]>().not.toExtend<Said<typeof petCopy>>()
    expectTypeOf<['pets.count', { owner: string }]>().not.toExtend<Said<typeof petCopy>>()
    expectTypeOf<['pets.none']>().not.toExtend<Said<typeof petCopy>>()
  })
})

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'

import type { Said } from './Said.ts'
import { showTranslation } from './translation.ts'
import { useText } from './useText.ts'

const petCopy = {
  'pets.title': 'Pets',
  'pets.greet': 'Hello {name}',
  'pets.count': { one: '{count} pet of {owner}', other: '{count} pets of {owner}' },
} as const

afterEach(() => {
  act(() => showTranslation({ language: 'en', sentences: {} }))
})

describe('useText', () => {
  test('a sentence is found by its key and filled in', () => {
    const { result } = renderHook(() => useText(petCopy))
    expect(result.current('pets.title')).toBe('Pets')
    expect(result.current('pets.greet', { name: 'Rex' })).toBe('Hello Rex')
    expect(result.current('pets.count', { count: 1, owner: 'Ana' })).toBe('1 pet of Ana')
  })

  test('what a decision has said is spread', () => {
    const said: Said<typeof petCopy> = ['pets.count', { count: 2000, owner: 'Ana' }]
    const { result } = renderHook(() => useText(petCopy))
    expect(result.current(...said)).toBe('2,000 pets of Ana')
  })

  test('another language takes over at once, and English stands where it has no word', () => {
    const { result } = renderHook(() => useText(petCopy))
    act(() => showTranslation({ language: 'en', sentences: { 'pets.title': 'Tiere' } }))
    expect(result.current('pets.title')).toBe('Tiere')
    expect(result.current('pets.greet', { name: 'Rex' })).toBe('Hello Rex')
  })

  test('a value that is missing, or not there, does not compile', () => {
    expectTypeOf<['pets.greet']>().not.toExtend<Said<typeof petCopy>>()
    expectTypeOf<['pets.greet', { nam: string }]>().not.toExtend<Said<typeof petCopy>>()
    expectTypeOf<['pets.count', { owner: string }]>().not.toExtend<Said<typeof petCopy>>()
    expectTypeOf<['pets.none']>().not.toExtend<Said<typeof petCopy>>()
  })
})

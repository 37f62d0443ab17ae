// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { inEnglish, speak } from './Spoken.ts'
import { showTranslation } from './translation.ts'
import { useSpoken } from './useSpoken.ts'

const petCopy = {
  'pets.bites': '{name} bites.',
  'pets.many': { one: '{count} pet', other: '{count} pets' },
} as const

afterEach(() => {
  act(() => showTranslation({ language: 'en', sentences: {} }))
})

test('what is said far from the screen is said there in the reader’s language', () => {
  const spoken = speak(petCopy, 'pets.bites', { name: 'Rex' })
  const { result } = renderHook(() => useSpoken())
  expect(result.current(spoken)).toBe('Rex bites.')
  act(() => showTranslation({ language: 'en', sentences: { 'pets.bites': '{name} beißt.' } }))
  expect(result.current(spoken)).toBe('Rex beißt.')
  expect(inEnglish(spoken)).toBe('Rex bites.')
  expect(result.current(speak(petCopy, 'pets.many', { count: 2 }))).toBe('2 pets')
})

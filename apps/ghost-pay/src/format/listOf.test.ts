// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { showTranslation } from '../text/translation.ts'
import { listOf } from './listOf.ts'

afterEach(() => {
  showTranslation({ language: 'en', sentences: {} })
})

test('several are joined as the language of the page joins them', () => {
  expect(listOf(['1', '2', '3'])).toBe('1, 2, and 3')
  expect(listOf(['Ana', 'Bob'], 'or')).toBe('Ana or Bob')
  showTranslation({ language: 'de', sentences: {} })
  expect(listOf(['1', '2', '3'])).toBe('1, 2 und 3')
  expect(listOf(['Ana', 'Bob'], 'or')).toBe('Ana oder Bob')
})

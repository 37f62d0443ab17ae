import { expect, test } from 'vitest'

import { guessLanguage } from './language.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'es-MX', 'en'], 'es'],
  [['zh-Hant-TW'], 'zh'],
  [['en-US', 'de'], 'en'],
  [['fr', 'it'], 'en'],
  [['DE'], 'de'],
  [['constructor', ''], 'en'],
  [[], 'en'],
] as const)('a browser that wants %s is spoken to in %s', (wanted, language) => {
  expect(guessLanguage(wanted)).toBe(language)
})

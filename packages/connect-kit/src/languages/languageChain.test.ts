import { expect, test } from 'vitest'

import { languageChain } from './languageChain.ts'

test.each([
  ['es-MX', ['es-MX', 'es-419', 'es']],
  ['es-419', ['es-419', 'es']],
  ['es', ['es']],
  ['es-ES', ['es-ES', 'es']],
  ['pt', ['pt', 'pt-BR']],
  ['pt-PT', ['pt-PT', 'pt-BR', 'pt']],
  ['zh', ['zh', 'zh-CN']],
  ['zh-SG', ['zh-SG', 'zh-CN', 'zh']],
  ['zh-Hant', ['zh-Hant', 'zh-TW', 'zh']],
  ['zh-HK', ['zh-HK', 'zh-TW', 'zh']],
  ['zh-MO', ['zh-MO', 'zh-HK', 'zh-TW', 'zh']],
  ['zh-Hans-HK', ['zh-Hans-HK', 'zh-CN', 'zh']],
  ['de-CH-u-nu-latn', ['de-CH-u-nu-latn', 'de']],
  ['ar-EG', ['ar-EG', 'ar']],
])('%s', (tag, chain) => {
  expect(languageChain(tag)).toEqual(chain)
})

test('a tag is read as people write it', () => {
  expect(languageChain('pt_br')).toEqual(['pt-BR', 'pt'])
  // The old names of Hebrew and Indonesian.
  expect(languageChain('iw')).toEqual(['he'])
  expect(languageChain('in')).toEqual(['id'])
})

test.each(['', 'x_!!', 'not a tag'])('%j is no tag', (tag) => {
  expect(languageChain(tag)).toEqual([])
})

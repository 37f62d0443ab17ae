import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { CopyKey } from '../copy.ts'
import { copy } from '../copy.ts'
import { direction } from '../format/direction.ts'
import { formatSentence } from '../format/formatSentence.ts'
import { languages, type LanguageTag } from './languages.ts'

const keys = Object.keys(copy) as CopyKey[]
const holesOf = (sentence: string) => new Set(sentence.match(/\{\w+\}/g))

type Translated = Readonly<Record<CopyKey, string>>

const { en, ...others } = languages
const translations = await Promise.all(
  Object.entries(others).map(async ([tag, load]) => [tag, await load()] as const),
)

/** Sentences that are the same in both languages. */
const same: Readonly<Partial<Record<string, readonly CopyKey[]>>> = {
  de: ['account.wallet', 'connect.list'],
  es: ['account.wallet', 'connect.list'],
  'es-419': ['account.wallet', 'connect.list'],
  it: ['account.wallet', 'button.account'],
  ms: ['connect.group.popular'],
}

test('English is in the dialogs already', async () => {
  expect(await en()).toEqual({})
})

describe.each(translations)('%s', (tag, words: Translated) => {
  test('has every sentence of the kit and no other, in the same order', () => {
    expect(Object.keys(words)).toEqual(keys)
  })

  test('leaves room for the same values', () => {
    for (const key of keys) {
      // A name may be said once more where the language asks for it.
      expect(holesOf(words[key]), key).toEqual(holesOf(copy[key]))
    }
  })

  test('says nothing in English', () => {
    const english = keys.filter((key) => words[key] === copy[key])
    expect(english.sort()).toEqual(['account.unknown', ...(same[tag] ?? [])].sort())
  })

  test('is written in its own letters, as its readers write them', () => {
    const { script } = new Intl.Locale(tag).maximize()
    for (const key of keys) {
      const text = words[key]
      expect(text, key).toBe(text.normalize('NFC').trim())
      expect(text, key).not.toMatch(/['"]|\.\.\.| {2}/)
      // No sign stands alone at the start of a line.
      expect(text, key).not.toMatch(/ [:;?!…»]/)
      const letters = text.replace(/\{\w+\}|\b(?:QR|iOS|Android|Safe)\b/g, '')
      if (/\p{L}/u.test(letters)) expect(letters, key).toMatch(lettersOf[script ?? ''] ?? /^$/)
    }
  })

  test('has the browser’s direction', () => {
    const { textInfo } = new Intl.Locale(tag) as Intl.Locale & { textInfo?: { direction: string } }
    expect(direction(tag)).toBe(textInfo?.direction ?? 'ltr')
  })

  test('has each plural form that its grammar knows, and writes numbers its way', () => {
    const rules = new Intl.PluralRules(tag)
    const forms = Object.fromEntries(
      rules.resolvedOptions().pluralCategories.map((form) => [form, `{count} ${form}`]),
    )
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5]) {
      expect(formatSentence({ other: '', ...forms }, { count }, tag)).toBe(
        `${new Intl.NumberFormat(tag).format(count)} ${rules.select(count)}`,
      )
    }
  })
})

/** By script (ISO 15924): what a sentence in it has at least one of. */
const lettersOf: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
}

test.each([...translations, ['en', copy] as const])(
  'no noun follows a number in %s, whose form would change with it',
  (tag, words: Translated) => {
    // One form alone, whatever the number, or a word that is no noun.
    if (['fa', 'hi', 'tr'].includes(tag)) return
    if (new Intl.PluralRules(tag).resolvedOptions().pluralCategories.length === 1) return
    for (const key of keys) expect(words[key], key).not.toMatch(/\{(?:owners|n)\}\s*\p{L}/u)
  },
)

test('Chinese has one word for its reader', () => {
  for (const [tag, words] of translations) {
    if (tag.startsWith('zh')) expect(Object.values(words).join('')).not.toMatch('你')
  }
})

test('every language is an entry point of its own', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } })
  const entryPoints = Object.keys(manifest.exports).flatMap(
    (name) => name.split('./languages/')[1] ?? [],
  )
  expect(entryPoints).toEqual((Object.keys(others) as LanguageTag[]).sort())
})

test('the README names every language', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, count, list = ''] = /There are (\d+) languages: ([\s\S]+?)\.\n/.exec(readme) ?? []
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, tag]) => tag)).toEqual(Object.keys(languages))
  expect(count).toBe(String(Object.keys(languages).length))
})

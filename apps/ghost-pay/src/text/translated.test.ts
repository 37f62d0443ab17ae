import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'
import { formatSentence, type Sentence } from '@ghost-pay/connect-kit'

import { de } from './de.ts'
import { es } from './es.ts'
import type { Copy } from './Said.ts'
import { zh } from './zh.ts'

/** Code, names, and words that a language has taken over: a sentence of nothing else is the same as in English. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  de: [
    'build',
    'chain',
    'contract',
    'explorer',
    'gateway',
    'guard',
    'name',
    'nonce',
    'offline',
    'text',
    'token',
  ],
  es: ['gateway', 'nonce', 'token', 'tokens'],
  zh: [],
}
const code = ['isvalidsignature', 'erc']

const source = fileURLToPath(new URL('..', import.meta.url))
const isCopy = (value: unknown): value is Copy => typeof value === 'object' && value !== null

/** The sentences of every file beside a screen, each with the path of its file. */
const copies = (
  await Promise.all(
    globSync('**/*Copy.ts', { cwd: source, exclude: ['text/allCopy.ts'] }).map(async (path) => {
      const file = (await import(/* @vite-ignore */ source + path)) as Record<string, unknown>
      return Object.entries(file)
        .filter(([name]) => name.endsWith('Copy'))
        .flatMap(([name, copy]) => (isCopy(copy) ? [{ path, name, copy }] : []))
    }),
  )
).flat()
const english: Copy = Object.assign({}, ...copies.map(({ copy }) => copy)) as Copy
const keys = Object.keys(english).sort()

const formsOf = (sentence: Sentence | undefined): Readonly<Record<string, string>> =>
  typeof sentence === 'string' ? { other: sentence } : { ...sentence }
const holesOf = (text: string): ReadonlySet<string> => new Set(text.match(/\{\w+\}/g))
/** All that a sentence can be filled with. */
const allHoles = (sentence: Sentence | undefined) =>
  holesOf(Object.values(formsOf(sentence)).join(' '))

/** The words of a sentence, in small letters. */
const wordsOf = (sentence: Sentence | undefined): readonly string[] =>
  Object.values(formsOf(sentence))
    .join(' ')
    .replace(/\{\w+\}/g, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

describe('the sentences in English', () => {
  test('each has its key alone', () => {
    const twice = copies.flatMap(({ path, copy }) =>
      Object.keys(copy).flatMap((key) =>
        copies.some((other) => other.copy !== copy && key in other.copy) ? [`${path} ${key}`] : [],
      ),
    )
    expect(twice).toEqual([])
  })

  test('each file is one that translations are held against', () => {
    const all = readFileSync(`${source}text/allCopy.ts`, 'utf8')
    expect(copies.filter(({ name }) => !all.includes(`typeof ${name}`))).toEqual([])
  })
})

describe.each(Object.entries({ de, es, zh } as Record<string, Copy>))(
  'the sentences in %s',
  (language, sentences) => {
    const said = keys.filter((key) => sentences[key] !== undefined)

    test('are all of them, and no others', () => {
      expect(Object.keys(sentences).sort()).toEqual(keys)
    })

    test('have room for what the English ones are filled with', () => {
      for (const key of said) {
        const holes = allHoles(english[key])
        for (const [form, text] of Object.entries(formsOf(sentences[key]))) {
          const own = new Set(holesOf(text))
          // A form of one word for the number leaves the number out.
          if (form !== 'other') own.add('{count}')
          const wanted = new Set(form === 'other' ? holes : [...holes, '{count}'])
          expect(own, `${key} ${form}`).toEqual(wanted)
        }
      }
    })

    test('have the forms that the language counts in', () => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
      for (const key of said) {
        const sentence = sentences[key]
        if (typeof english[key] === 'string' && typeof sentence === 'string') continue
        expect(Object.keys(formsOf(sentence)).sort(), key).toEqual([...pluralCategories].sort())
      }
    })

    test('are filled in without a hole being left', () => {
      for (const key of said) {
        const values = Object.fromEntries(
          [...allHoles(english[key])].map((hole) => [
            hole.slice(1, -1),
            hole === '{count}' ? 3 : 'X',
          ]),
        )
        expect(formatSentence(sentences[key] ?? '', values, language), key).not.toMatch(/[{}]/)
      }
    })

    test('are not the English ones', () => {
      const known = new Set([...code, ...(sameWords[language] ?? [])])
      const same = said.filter(
        (key) =>
          JSON.stringify(sentences[key]) === JSON.stringify(english[key]) &&
          wordsOf(english[key]).some((word) => !known.has(word)),
      )
      expect(same).toEqual([])
    })
  },
)

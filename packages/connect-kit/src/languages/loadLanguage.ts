import type { CopyOverrides } from '../copy.ts'
import { languageChain } from './languageChain.ts'
import { languages, type LanguageTag } from './languages.ts'

/** What the provider takes of a language. */
export type Language = {
  /** As it was asked for, so that numbers are written as in its region. */
  locale: string | undefined
  /** Every sentence; none for English. */
  copy: CopyOverrides
}

/**
 * Fetches the sentences nearest to a locale: for `es-MX` those of Latin America, else Spanish, else English. Works on a server too.
 *
 * @param tag BCP 47; English for one that is none
 * @returns props of the provider
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const chain = languageChain(tag)
  const nearest = chain.find(isSpoken) ?? 'en'
  return { locale: chain[0], copy: await languages[nearest]() }
}

const isSpoken = (tag: string): tag is LanguageTag => Object.hasOwn(languages, tag)

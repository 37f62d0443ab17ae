import type { Language } from './languages.ts'
import type { Translation } from './translation.ts'

const loaders = {
  de: () => import('./translations/de.ts'),
  es: () => import('./translations/es.ts'),
  zh: () => import('./translations/zh.ts'),
} as const

/**
 * Loads what is said in a language; nothing for English, which stands in the screens.
 *
 * @throws when its file cannot be fetched
 */
export async function loadTranslation(language: Exclude<Language, 'en'>): Promise<Translation> {
  const { sentences, dialogs } = await loaders[language]()
  return { language, sentences, dialogs }
}

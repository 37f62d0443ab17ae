import { isLanguage, type Language } from '../text/languages.ts'
import { browserStore } from './browserStore.ts'

const store = browserStore('ghost-pay.language.v1')

/** The language that the person has chosen, or else the first one of their browser's that the app has. */
export function language(): Language {
  const chosen = store.read() ?? ''
  return isLanguage(chosen) ? chosen : guessLanguage(navigator.languages)
}

/** Keeps a choice. Another language is shown once the page is loaded again. */
export const chooseLanguage = (chosen: Language): void => {
  store.write(chosen)
}

/**
 * The first language of a list that the app has; English when it has none of them.
 *
 * @param wanted BCP 47 tags, the most wanted first, as `navigator.languages` has them
 */
export const guessLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en'

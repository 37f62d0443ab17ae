import { useSyncExternalStore } from 'react'
import type { CopyOverrides } from '@ghost-pay/connect-kit'

import type { Language } from './languages.ts'
import type { Copy } from './Said.ts'

/** The reader's language, and its sentences by key; none for English, which stands in each screen's own file. */
export type Translation = {
  language: Language
  sentences: Copy
  /** Those of the wallet dialogs; none for English. */
  dialogs?: CopyOverrides | undefined
}

let current: Translation = { language: 'en', sentences: {} }
const listeners = new Set<() => void>()

/** Puts the whole page into a language, at once. */
export function showTranslation(translation: Translation): void {
  current = translation
  document.documentElement.lang = translation.language
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The language the page is in, for what is no component. */
export const shownTranslation = (): Translation => current

/** The language the page is in. */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, shownTranslation)

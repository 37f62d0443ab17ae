import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { writeAddressBook } from '../data/addressBook.ts'
import { Screen } from '../Screen.tsx'
import { isLanguage, type Language } from '../text/languages.ts'
import { loadTranslation } from '../text/loadTranslation.ts'
import { shownTranslation, showTranslation, type Translation } from '../text/translation.ts'
import { testAddresses } from './buildTransaction.ts'

const names = new Map([
  [testAddresses.alice, 'Alice'],
  [testAddresses.bob, 'Bob'],
  [testAddresses.carol, 'Carol'],
] as const)

/** Around every story: a column of the app, a theme, a language, and a browser that knows three owners by name. */
export const withApp: Decorator = (Story, { globals }) => {
  const theme: unknown = globals['theme']
  document.documentElement.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(names))
  return (
    <Router hook={memoryLocation({ path: '/' }).hook}>
      <PageLanguage wanted={String(globals['language'] ?? 'en')} />
      <Screen>
        <Story />
      </Screen>
    </Router>
  )
}

/** Puts the page into a language of the toolbar as soon as its sentences are there. */
function PageLanguage({ wanted }: { wanted: string }) {
  useEffect(() => {
    if (!isLanguage(wanted) || shownTranslation().language === wanted) return undefined
    let isOver = false
    void translationOf(wanted).then((translation) => {
      if (!isOver) showTranslation(translation)
    })
    return () => {
      isOver = true
    }
  }, [wanted])
  return null
}

const translationOf = async (language: Language): Promise<Translation> =>
  language === 'en' ? { language, sentences: {} } : loadTranslation(language)

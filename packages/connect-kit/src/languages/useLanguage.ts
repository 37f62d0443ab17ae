'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import { type Language, loadLanguage } from './loadLanguage.ts'

const english: Language = { locale: undefined, copy: {} }

/**
 * The language of the page as props of the provider: `<ConnectKitProvider {...useLanguage()}>`. Its sentences are fetched, and no
 * other's. Until they are here, and while they cannot be fetched, the words are those of before, at first English.
 *
 * @param tag BCP 47; without it the page's own `<html lang>`, also when that changes
 */
export function useLanguage(tag?: string): Language {
  const ofPage = useSyncExternalStore(watchPage, readPage, () => '')
  const wanted = tag ?? ofPage
  const [language, setLanguage] = useState(english)
  useEffect(() => {
    let isWanted = true
    loadLanguage(wanted).then(
      (loaded) => {
        if (isWanted) setLanguage(loaded)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [wanted])
  return language
}

const readPage = (): string => document.documentElement.lang

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

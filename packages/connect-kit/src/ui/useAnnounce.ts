'use client'

import { useEffect } from 'react'

import { shared } from '../platform/shared.ts'
import { open } from './page.ts'

/**
 * Says a message to a screen reader when it comes, and each one that takes its place. It is taken back with what it was said of.
 *
 * @param about what it is said of: the same words are said again of something else
 */
export function useAnnounce(message: string | undefined, about?: string): void {
  useEffect(() => {
    if (message) return announce(message)
    return undefined
  }, [message, about])
}

/** After this a new message is written: a region that has just come into the page is not listened to yet. Milliseconds. */
const settleTime = 100

type Said = {
  timer: ReturnType<typeof setTimeout>
  /** What has happened and has not been said yet, by what it is about. */
  news: ReadonlyMap<string, string>
  region?: Element
}

/** What was said last. */
const said = shared<{ last?: Said }>('said', {})

/**
 * Says how things stand to a screen reader, politely. It is written into a live region that is there already: the one of the dialog
 * that is open, otherwise the page's. What is said next replaces what has not been said yet.
 *
 * @returns a function that takes it back once it does not hold any more, unless something else was said since
 */
export function announce(message: string): () => void {
  const now = say(unsaid(), message)
  return () => {
    if (said.last !== now) return
    clearTimeout(now.timer)
    now.region?.replaceChildren()
    if (now.news.size > 0) say(now.news)
  }
}

/**
 * Says that something has happened, as `announce` does. Only later news about the same replaces it before it is said; other news is
 * said after it.
 */
export function announceNews(about: string, message: string): void {
  say(new Map([...unsaid(), [about, message]]))
}

const unsaid = (): Said['news'] => said.last?.news ?? new Map()

function say(news: Said['news'], state?: string): Said {
  clearTimeout(said.last?.timer)
  // Another document may be there when the message is due: it is for this one.
  const page = document
  const message = [...news.values(), ...(state === undefined ? [] : [state])].join(' ')
  const now: Said = {
    news,
    timer: setTimeout(() => {
      now.news = new Map()
      // The page's own is out of reach beside a modal dialog of the page, and may come after ours.
      const region =
        open.at(-1)?.layer.querySelector(`[${liveRegion}]`) ??
        [...page.querySelectorAll(`[${liveRegion}]`)].at(-1)
      if (!region) return
      now.region = region
      // The same words once more are a change only if something changes.
      region.textContent = region.textContent === message ? `${message}\u00a0` : message
    }, settleTime),
  }
  said.last = now
  return now
}

/** Marks a live region. */
export const liveRegion = 'data-ck-live'

'use client'

import { useEffect } from 'react'

import { announce } from './announce.ts'

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

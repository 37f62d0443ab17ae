'use client'

import { useId } from 'react'

import { useKit } from './KitContext.ts'

/**
 * An id for an element of the kit, which no other element of the page has: React tells only its own elements apart, and a page may have
 * several Reacts, or parts that are hydrated each by itself.
 */
export function useOwnId(): string {
  return useKit().id + useId()
}

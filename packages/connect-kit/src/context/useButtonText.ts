'use client'

import type { CopyKey } from '../copy.ts'
import { useKit } from './KitContext.ts'

/**
 * Like `useText`, for the words on a button, without those of the dialogs. None of them has a hole to fill.
 *
 * @param words in English, by key
 */
export function useButtonText<const words extends { readonly [key in CopyKey]?: string }>(
  words: words,
): (key: keyof words & CopyKey) => string {
  const { copy } = useKit()
  // A key of the words has a sentence.
  return (key) => copy[key] ?? (words[key] as string)
}

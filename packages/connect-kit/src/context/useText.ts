'use client'

import { useCallback } from 'react'

import { type CopyKey, type CopyValues, fillCopy } from '../copy.ts'
import { useKit } from './KitContext.ts'

/** Hands out the kit's sentences in the host's words. */
export function useText(): (key: CopyKey, values?: CopyValues) => string {
  const { copy } = useKit()
  return useCallback((key, values) => fillCopy(key, values, copy), [copy])
}

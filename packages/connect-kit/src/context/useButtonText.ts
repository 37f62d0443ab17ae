'use client'

import { useCallback } from 'react'

import { buttonCopy } from '../buttonCopy.ts'
import type { CopyValues } from '../copy.ts'
import { fillHoles } from '../format/fillHoles.ts'
import { useKit } from './KitContext.ts'

/** Like `useText`, for the words that load with the button. */
export function useButtonText(): (key: keyof typeof buttonCopy, values?: CopyValues) => string {
  const { copy } = useKit()
  return useCallback((key, values) => fillHoles(copy[key] ?? buttonCopy[key], values), [copy])
}

'use client'

import { useCallback } from 'react'

import type { CopyValues } from '../copy.ts'
import { fillHoles } from '../format/fillHoles.ts'
import { lateCopy } from '../lateCopy.ts'
import { useKit } from './KitContext.ts'

/** Like `useText`, for the words of parts that are fetched by themselves. */
export function useLateText(): (key: keyof typeof lateCopy, values?: CopyValues) => string {
  const { copy } = useKit()
  return useCallback((key, values) => fillHoles(copy[key] ?? lateCopy[key], values), [copy])
}

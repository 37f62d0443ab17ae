'use client'

import * as limits from '../limits.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** True below 768 px, where the dialogs are sheets (behaviour/connect-modal#compact). Width decides, not the device. */
export function useCompact(): boolean {
  return useMediaQuery(`(width < ${limits.compactBelowWidth}px)`)
}

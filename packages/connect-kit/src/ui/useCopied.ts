'use client'

import { useEffect, useState } from 'react'

import * as limits from '../limits.ts'
import { copyText } from '../platform/clipboard.ts'

/** The result of the last attempt to copy. It is shown for 1500 ms (behaviour/account-modal#copied). */
export type Copied = 'idle' | 'copied' | 'failed'

/** Copies a text and says for 1500 ms how that went. */
export function useCopied(): { copied: Copied; copy: (text: string) => void } {
  const [answer, setAnswer] = useState<{ copied: Copied }>({ copied: 'idle' })
  useEffect(() => {
    if (answer.copied === 'idle') return
    const timer = setTimeout(() => setAnswer({ copied: 'idle' }), limits.copiedFor)
    return () => clearTimeout(timer)
  }, [answer])
  return {
    copied: answer.copied,
    copy: (text) => {
      void copyText(text).then((worked) => setAnswer({ copied: worked ? 'copied' : 'failed' }))
    },
  }
}

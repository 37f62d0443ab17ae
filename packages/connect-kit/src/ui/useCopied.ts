'use client'

import { useEffect, useState } from 'react'

import type { CopyKey } from '../copy.ts'
import * as limits from '../limits.ts'

/**
 * Copies a text and says for 1500 ms how that went (behaviour/account-modal#copied).
 *
 * @param idle what the button says otherwise
 */
export function useCopied(idle: CopyKey): {
  isCopied: boolean
  said: CopyKey
  copy: (text: string) => void
} {
  // An object, so that a second press counts the time anew.
  const [answer, setAnswer] = useState({ said: idle })
  useEffect(() => {
    if (answer.said === idle) return
    const timer = setTimeout(() => setAnswer({ said: idle }), limits.copiedFor)
    return () => clearTimeout(timer)
  }, [answer, idle])
  return {
    isCopied: answer.said === 'account.copied',
    said: answer.said,
    copy: (text) => {
      void copyText(text).then((worked) =>
        setAnswer({ said: worked ? 'account.copied' : 'account.copyFailed' }),
      )
    },
  }
}

/**
 * Copies a text.
 *
 * @returns false where the browser forbids it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** As browsers copied before there was a clipboard: also in a frame without permission for that, and on a page without https. */
function copyByCommand(text: string): boolean {
  let isCopied = false
  function onCopy(event: ClipboardEvent) {
    event.stopImmediatePropagation()
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isCopied = true
  }
  window.addEventListener('copy', onCopy, true)
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies there
    return document.execCommand('copy') && isCopied
  } catch {
    return false
  } finally {
    window.removeEventListener('copy', onCopy, true)
  }
}

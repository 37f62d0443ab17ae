import { useEffect, useState } from 'react'

import { text as say } from './componentCopy.ts'
import { IconButton } from './IconButton.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'

/** How long the tick stays, in milliseconds: as long as the connect kit's “Copied!” (behaviour/numbers#copied). */
const copiedFor = 1500

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), copiedFor)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // The browser does not let this page write; the text is on the screen and can be selected.
      setState('refused')
    }
  }

  return (
    <>
      <IconButton label={label} onPress={() => void copy()}>
        {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <span role="status" className="gp-visually-hidden">
        {state === 'copied' && say('copied.done')}
        {state === 'refused' && say('copied.refused')}
      </span>
    </>
  )
}

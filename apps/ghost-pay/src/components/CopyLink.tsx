import { useState } from 'react'

import { textOf } from '../text/textOf.ts'
import { Button } from './Button.tsx'
import { copyButtonCopy } from './copyButtonCopy.ts'

const say = textOf(copyButtonCopy)

export type CopyLinkProps = {
  /** What the button says. */
  children: string
  /** What is copied; the address of this page unless given. */
  href?: string | undefined
}

/** Copies the address of this page, for somebody else to open. */
export function CopyLink({ children, href }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href ?? window.location.href)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <>
      <Button onPress={() => void copy()}>{children}</Button>
      <span role="status" className="gp-small">
        {state === 'copied' && say('copied.done')}
        {state === 'refused' && say('copied.refused')}
      </span>
    </>
  )
}

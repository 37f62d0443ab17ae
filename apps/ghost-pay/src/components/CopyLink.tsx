import { useState } from 'react'

import { Button, type ButtonProps } from './Button.tsx'
import { text as say } from './componentCopy.ts'

export type CopyLinkProps = {
  /** What the button says. */
  children: string
  /** What is copied; the address of this page unless given. */
  href?: string | undefined
  look?: ButtonProps['look']
}

/** Copies the address of this page, for somebody else to open. */
export function CopyLink({ children, href, look }: CopyLinkProps) {
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
      <Button look={look} onPress={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="gp-small">
        {state === 'copied' && say('copied.done')}
        {state === 'refused' && say('copied.refused')}
      </span>
    </>
  )
}

import { type ReactNode, useState } from 'react'

import { text } from './askToReplaceCopy.ts'
import { Button } from './Button.tsx'

export type AskToReplaceProps = {
  /** Whether what a person has begun would be gone: then it is asked for, and else used at once. */
  replaces: boolean
  onUse: () => void
  /** What is pressed to use it; it stays while it is asked for. */
  children: (press: () => void) => ReactNode
}

/** Takes something in place of what was begun, only where the person says so. */
export function AskToReplace({ replaces, onUse, children }: AskToReplaceProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {children(() => {
        if (replaces) setAsking(true)
        else onUse()
      })}
      {isAsking && (
        <div className="gp-stack-tight">
          <p role="alert">{text('replace.question')}</p>
          <div className="gp-actions">
            <Button
              onPress={() => {
                setAsking(false)
                onUse()
              }}
            >
              {text('replace.take')}
            </Button>
            <Button onPress={() => setAsking(false)}>{text('replace.keep')}</Button>
          </div>
        </div>
      )}
    </>
  )
}

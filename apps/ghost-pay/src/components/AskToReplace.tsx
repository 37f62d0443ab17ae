import { type ReactNode, useState } from 'react'

import { Button } from './Button.tsx'

export type AskToReplaceProps = {
  /** Whether what a person has begun would be gone: then it is asked for, and else used at once. */
  replaces: boolean
  onUse: () => void
  /** What would be gone, and the two answers. */
  words: { question: string; take: string; keep: string }
  /** What is pressed to use it; it stays while it is asked for. */
  children: (press: () => void) => ReactNode
}

/** Takes something in place of what was begun, only where the person says so. */
export function AskToReplace({ replaces, onUse, words, children }: AskToReplaceProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {children(() => {
        if (replaces) setAsking(true)
        else onUse()
      })}
      {isAsking && (
        <div className="gp-stack-tight">
          <p role="alert">{words.question}</p>
          <div className="gp-actions">
            <Button
              onPress={() => {
                setAsking(false)
                onUse()
              }}
            >
              {words.take}
            </Button>
            <Button onPress={() => setAsking(false)}>{words.keep}</Button>
          </div>
        </div>
      )}
    </>
  )
}

'use client'

import { type CSSProperties, useEffect, useRef } from 'react'

import { useKit } from '../context/KitContext.ts'
import { readItem, subscribeToItem, writeItem } from '../platform/localStorage.ts'
import { useLatest } from '../platform/useLatest.ts'

/** Which version of the host's terms the visitor has ticked (behaviour/connect-modal#terms). */
const key = 'ck.terms'

export type TermsBoxProps = {
  isAgreed: boolean
  /** How often a wallet was pressed before the box was ticked: each time the box is where the visitor is led. */
  asked: number
  /** Says why no wallet can be chosen. */
  why: string
  /** The id of that sentence. */
  whyId: string
  onAgree: (isAgreed: boolean) => void
}

const place: CSSProperties = {
  flex: 'none',
  paddingBlock: '4px 12px',
  fontSize: 'calc(13em / 15)',
  lineHeight: 'calc(18 / 13)',
}
/** Links as in the disclaimer, at the place of a label. */
const words: CSSProperties = {
  flex: 'auto',
  padding: 0,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
}
const line: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 44 }
const box: CSSProperties = {
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  accentColor: 'var(--ck-color-accent)',
}

/** The host's terms and the box that is ticked before a wallet can be chosen (behaviour/connect-modal#terms). */
export function TermsBox({ isAgreed, asked, why, whyId, onAgree }: TermsBoxProps) {
  const { terms } = useKit().appInfo
  const input = useRef<HTMLInputElement>(null)
  const version = terms?.version
  const agree = useLatest(onAgree)
  useEffect(() => {
    if (asked > 0 && !isAgreed) input.current?.focus()
  }, [asked, isAgreed])
  useEffect(() => {
    // Where nothing can be stored, the tick is good for this dialog.
    if (readItem(key) === version) agree.current(true)
    return subscribeToItem(key, () => agree.current(readItem(key) === version))
  }, [version, agree])
  if (!terms) return null
  return (
    <div style={place}>
      <label style={line}>
        <input
          ref={input}
          // As in Search.tsx.
          form=""
          type="checkbox"
          style={box}
          checked={isAgreed}
          aria-describedby={whyId}
          onChange={({ target }) => {
            writeItem(key, target.checked ? terms.version : null)
            // This comes last, because a storage that keeps nothing would answer that the box is not ticked.
            onAgree(target.checked)
          }}
        />
        <span className="ck-disclaimer" style={words}>
          {terms.text}
        </span>
      </label>
      <p className="ck-soft" id={whyId}>
        {!isAgreed && why}
      </p>
    </div>
  )
}

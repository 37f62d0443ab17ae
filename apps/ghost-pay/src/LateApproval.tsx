import { useLayoutEffect, useRef } from 'react'

import { Button } from './components/Button.tsx'
import { Notice } from './components/Notice.tsx'
import { lateApproval } from './data/lateApproval.ts'
import { text } from './lateApprovalCopy.ts'

import './LateApproval.css'

/** Says on every page that what a wallet has approved is not used, as nobody waited for it any more. */
export function LateApproval() {
  const bar = useRef<HTMLDivElement>(null)
  // It lies over the edge of the screen: what a person is about to press stays where it is.
  useLayoutEffect(() => {
    window.scrollBy({ top: bar.current?.offsetHeight ?? 0, behavior: 'instant' })
  }, [])
  return (
    <div className="gp-late" ref={bar}>
      <Notice
        tone="warning"
        title={text('lateApproval.title')}
        urgent
        action={<Button onPress={lateApproval.forget}>{text('lateApproval.done')}</Button>}
      >
        {text('lateApproval.text')}
      </Notice>
    </div>
  )
}

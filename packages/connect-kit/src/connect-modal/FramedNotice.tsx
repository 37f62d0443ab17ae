'use client'

import { useState } from 'react'

import { useText } from '../context/useText.ts'
import { useAnnounce } from '../ui/useAnnounce.ts'
import { CopyLink } from './CopyLink.tsx'

export type FramedNoticeProps = {
  /** Null for a page without an address of its own: nothing leads out of it, and nothing is offered. */
  url: string | null
  /** The visitor's wallet is an app with a browser, and not in this browser. */
  phone: boolean
}

/**
 * Says that the page around this one keeps the visitor's wallet away, and leads out of it (behaviour/connect-modal#framed). Where that
 * page lets nobody out, it says what to do, and shows the address for those who may not copy either.
 */
export function FramedNotice({ url, phone }: FramedNoticeProps) {
  const text = useText()
  const [isKept, setKept] = useState(false)
  const kept = text(phone ? 'connect.frameKept' : 'connect.shutKept')
  useAnnounce(isKept ? kept : undefined)
  return (
    <div className="ck-notice ck-framed">
      <p>{isKept ? kept : text(phone ? 'connect.framed' : 'connect.shut')}</p>
      {url !== null && (
        <>
          {isKept && <bdi className="ck-framed-url">{url}</bdi>}
          <a
            className="ck-button"
            data-kind="primary"
            href={url}
            target="_top"
            onClick={(event) => {
              event.preventDefault()
              setKept(!leaveFrame(url))
            }}
          >
            {text('connect.leaveFrame')}
          </a>
          <CopyLink uri={url} />
        </>
      )}
    </div>
  )
}

/**
 * Opens an address in the place of the page around this one, or else in a new tab. A page around may forbid both (`sandbox`).
 *
 * @returns false where both are forbidden
 */
function leaveFrame(url: string): boolean {
  if (window.open(url, '_top')) return true
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}

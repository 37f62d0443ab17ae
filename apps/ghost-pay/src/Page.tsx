import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { ConnectButton } from '@ghost-pay/connect-kit'

import { GhostMark } from './components/GhostMark.tsx'
import { lateApproval } from './data/lateApproval.ts'
import { text } from './pageCopy.ts'

import './Page.css'

const LateApproval = lazy(() =>
  import('./LateApproval.tsx').then(({ LateApproval }) => ({ default: LateApproval })),
)

/** The frame around every route. */
export function Page({ children }: { children: ReactNode }) {
  const isLate = useSyncExternalStore(lateApproval.subscribe, lateApproval.read)
  return (
    <>
      {isLate && (
        <Suspense>
          <LateApproval />
        </Suspense>
      )}
      <div className="gp-page">
        <a className="gp-skip" href="#main" onClick={skipToMain}>
          {text('page.skip')}
        </a>
        <header className="gp-header">
          <Link href="/" className="gp-wordmark">
            <GhostMark />
            <span>Ghost Pay</span>
          </Link>
          {/* What the visitor's own wallet holds says nothing of the accounts. */}
          <ConnectButton showBalance={false} />
        </header>
        {children}
      </div>
    </>
  )
}

/** The hash is the router's: the link moves the focus instead of the address. */
function skipToMain(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.querySelector<HTMLElement>('main')?.focus()
}

import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { ConnectButton } from '@ghost-pay/connect-kit'

import { GhostMark } from './components/GhostMark.tsx'
import { lazyPart } from './lazyPart.ts'
import { useShared } from './page/sharedValue.ts'
import { standingSaid } from './page/standingSaid.ts'
import { text } from './pageCopy.ts'
import { lateApproval } from './wallet/lateApproval.ts'

import './components/Details.css'
import './Page.css'

const LateApproval = lazyPart(() => import('./LateApproval.tsx'), 'LateApproval')

/** The frame around every route. */
export function Page({ children }: { children: ReactNode }) {
  const isLate = useShared(lateApproval)
  const standing = useShared(standingSaid)
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
            <span>
              Ghost Pay
              {standing !== undefined && <span className="gp-silent">{standing}</span>}
            </span>
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

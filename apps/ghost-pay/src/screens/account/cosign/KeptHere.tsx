import { Link } from 'wouter'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useKeptProposals } from '../../../data/useKeptProposals.ts'
import { useText } from '../../../text/useText.ts'
import { cosignCopy } from './cosignCopy.ts'
import { KeptRows } from './KeptRows.tsx'

/** What this browser has of an account's line, for when the gateway is silent. */
export function KeptHere({ account }: { account: SharedAccount }) {
  const text = useText(cosignCopy)
  const open = useKeptProposals(account).filter(({ executed }) => executed === undefined)
  return (
    <section className="gp-cosign-share">
      <h2>{text('cosign.kept')}</h2>
      {open.length === 0 ? (
        <p className="gp-soft">{text('cosign.noneWhy')}</p>
      ) : (
        <KeptRows kept={open} />
      )}
      <p>
        <Link href="/cosign">{text('cosign.open')}</Link>
      </p>
    </section>
  )
}

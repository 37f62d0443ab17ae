import type { Hash } from 'viem'
import { Link } from 'wouter'
import { placeInLine } from '@ghost-pay/safe-account/queue'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useKeptProposals } from '../../../data/useKeptProposals.ts'
import { text } from './cosignCopy.ts'
import { KeptRows } from './KeptRows.tsx'

export type KeptHereProps = {
  account: SharedAccount
  /** The hashes of those that the page lists by itself. */
  listed?: readonly Hash[] | undefined
}

/** What this browser has of an account's line, for when the gateway is silent. */
export function KeptHere({ account, listed = [] }: KeptHereProps) {
  const open = useKeptProposals(account).filter(
    ({ executed, proposal }) => executed === undefined && !listed.includes(proposal.safeTxHash),
  )
  const nonce = account.onChain?.nonce ?? 0
  return (
    <section className="gp-stack-tight">
      <h2>{text('cosign.kept')}</h2>
      {open.length === 0 ? (
        <p className="gp-soft">{text('cosign.noneWhy')}</p>
      ) : (
        <KeptRows
          kept={open}
          isPassed={({ transaction }) =>
            placeInLine(Number(transaction.nonce), nonce).kind === 'past'
          }
        />
      )}
      <p>
        <Link href="/cosign">{text('cosign.open')}</Link>
      </p>
    </section>
  )
}

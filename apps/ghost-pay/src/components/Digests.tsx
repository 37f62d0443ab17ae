import { domainHash, safeTxHash } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../data/verifyBeforeSigning.ts'
import { CopyButton } from './CopyButton.tsx'
import { Facts } from './Facts.tsx'

export type DigestsProps = { signable: SignableTransaction }

/** What a hardware wallet shows, computed in this page, to compare before signing. */
export function Digests({ signable }: DigestsProps) {
  const rows = [
    { name: 'Transaction hash', hash: safeTxHash(signable) },
    { name: 'Domain hash', hash: domainHash(signable) },
  ]
  return (
    <details className="gp-details">
      <summary>What your device will show</summary>
      <Facts
        rows={rows.map(({ name, hash }) => ({
          name,
          value: (
            <span className="gp-digest-row">
              <span className="gp-digest gp-mono">{hash}</span>
              <CopyButton text={hash} label={`Copy the ${name.toLowerCase()}`} />
            </span>
          ),
        }))}
      />
    </details>
  )
}

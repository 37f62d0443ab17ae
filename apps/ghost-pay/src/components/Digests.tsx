import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxDigests } from '@ghost-pay/safe-protocol'

import { text } from './digestsCopy.ts'
import { Facts } from './Facts.tsx'
import { HexDigest } from './HexDigest.tsx'

export type DigestsProps = {
  signable: SignableTransaction
  /** Shows them at once: where the person is asked to compare. */
  open?: boolean | undefined
}

/** What a hardware wallet shows, computed in this page, to compare before signing; by the names of ERC-8213. */
export function Digests({ signable, open = false }: DigestsProps) {
  const { domainHash, messageHash, eip712Digest, calldataDigest } = safeTxDigests(signable)
  const rows = [
    { key: 'digests.domain', digest: domainHash },
    { key: 'digests.message', digest: messageHash },
    { key: 'digests.transaction', digest: eip712Digest },
    { key: 'digests.calldata', digest: calldataDigest },
  ] as const
  return (
    <details className="gp-details" open={open}>
      <summary>{text('digests.title')}</summary>
      <Facts
        rows={rows.map(({ key, digest }) => ({
          name: text(key),
          value: <HexDigest digest={digest} copyLabel={text(`${key}.copy`)} />,
        }))}
      />
    </details>
  )
}

import { safeTxDigests } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../data/verifyBeforeSigning.ts'
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
    { name: 'Domain hash', digest: domainHash },
    { name: 'Message hash', digest: messageHash },
    { name: 'Transaction hash (safeTxHash)', digest: eip712Digest },
    { name: 'Calldata digest', digest: calldataDigest },
  ]
  return (
    <details className="gp-details" open={open}>
      <summary>What your device will show</summary>
      <Facts
        rows={rows.map(({ name, digest }) => ({
          name,
          value: <HexDigest digest={digest} copyLabel={`Copy the ${name.toLowerCase()}`} />,
        }))}
      />
    </details>
  )
}

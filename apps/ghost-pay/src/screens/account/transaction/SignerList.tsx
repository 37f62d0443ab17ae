import { type Address, isAddressEqual } from 'viem'
import {
  type CheckedSignature,
  countedSignatures,
  type SignatureWorth,
} from '@ghost-pay/safe-account'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text } from '../review/reviewCopy.ts'
import { worthOf } from '../review/Signers.tsx'

export type SignerListProps = {
  /** The account's owners; from the chain where it answered. */
  owners: readonly Address[]
  threshold: number | undefined
  signatures: readonly CheckedSignature[] | undefined
  claimed: number
  /** The chain did not name the owners: they are the gateway's word. */
  isClaimed: boolean
}

/** Who has signed: signed means that the signature was recovered, and is an owner's, for this transaction. */
export function SignerList({ owners, threshold, signatures, claimed, isClaimed }: SignerListProps) {
  const counted = signatures === undefined ? undefined : countedSignatures(signatures).length
  const bad = (signatures ?? []).filter(({ worth }) => worth === 'invalid' || worth === 'stranger')
  return (
    <section className="gp-stack-tight">
      <h2>{text('signers.title', { counted: counted ?? '–', threshold: threshold ?? '–' })}</h2>
      {isClaimed && <p className="gp-soft gp-small">{text('signers.claimed')}</p>}
      {bad.length > 0 && (
        <Notice tone="stop" title={text('signers.bad', { count: bad.length })}>
          {text('signers.bad.text', { claimed })}
        </Notice>
      )}
      <ul className="gp-list gp-signers">
        {owners.map((owner) => (
          <Signer
            key={owner}
            owner={owner}
            worth={signatures === undefined ? 'unknown' : (worthOf(signatures, owner) ?? 'missing')}
          />
        ))}
        {bad
          .filter(({ owner }) => !owners.some((other) => isAddressEqual(other, owner)))
          .map(({ owner, worth }, index) => (
            <Signer key={`${owner} ${index}`} owner={owner} worth={worth} />
          ))}
      </ul>
    </section>
  )
}

function Signer({
  owner,
  worth,
}: {
  owner: Address
  worth: SignatureWorth | 'missing' | 'unknown'
}) {
  const { nameOf } = useAddressBook()
  return (
    <li data-worth={worth}>
      <AddressBlock address={owner} name={nameOf(owner)} />
      <span className="gp-signed">
        {worth === 'signed' && <CheckIcon />} {text(`signers.${worth}`)}
      </span>
    </li>
  )
}

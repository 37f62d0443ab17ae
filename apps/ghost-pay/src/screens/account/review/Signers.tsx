import { type Address, isAddressEqual } from 'viem'
import {
  type CheckedSignature,
  countedSignatures,
  type SignatureWorth,
} from '@ghost-pay/safe-account'

import { Notice } from '../../../components/Notice.tsx'
import { SignerSection } from '../../../components/SignerSection.tsx'
import { text } from './reviewCopy.ts'

export type SignersProps = {
  owners: readonly Address[]
  threshold: number
  /** Those that were recovered; empty for a draft. */
  signatures: readonly CheckedSignature[]
  /** How many the gateway says there are; undefined for a draft. */
  claimed?: number | undefined
  viewer: Address | undefined
  /** Who has approved what this cancels. */
  other?: readonly Address[] | undefined
}

/** Who has signed, and who still can; signed means that the signature was recovered here. */
export function Signers(props: SignersProps) {
  const { owners, threshold, signatures, claimed, viewer, other = [] } = props
  const counted = countedSignatures(signatures)
  const bad = signatures.filter(({ worth }) => worth === 'invalid' || worth === 'stranger')
  const others = bad.flatMap(({ owner }) => (isAmong(owners, owner) ? [] : [owner]))
  const isComplete = counted.length >= threshold
  const stateOf = (owner: Address) => {
    if (isAmong(others, owner)) return 'stranger'
    const worth = worthOf(signatures, owner)
    if (worth !== undefined) return worth
    if (!isComplete && viewer !== undefined && isAddressEqual(owner, viewer)) return 'now'
    if (isAmong(other, owner)) return 'other'
    return isComplete ? 'spare' : 'waiting'
  }
  return (
    <SignerSection
      title={text('signers.title', { counted: counted.length, threshold })}
      owners={[...owners, ...others]}
      stateOf={stateOf}
      say={(state) => text(`signers.${state}`)}
    >
      {bad.length > 0 && (
        <Notice tone="stop" title={text('signers.bad', { count: bad.length })}>
          {claimed !== undefined && text('signers.bad.text', { claimed })}
        </Notice>
      )}
    </SignerSection>
  )
}

const isAmong = (all: readonly Address[], one: Address): boolean =>
  all.some((other) => isAddressEqual(other, one))

/** The one that says most first: what counts is not hidden by what does not. */
const worths: readonly SignatureWorth[] = ['signed', 'onChain', 'invalid', 'stranger']

/**
 * What an owner's signatures are worth, however many of them the gateway shows.
 *
 * @returns undefined where it shows none
 */
export const worthOf = (
  signatures: readonly CheckedSignature[],
  owner: Address,
): SignatureWorth | undefined =>
  worths.find((worth) =>
    signatures.some((one) => one.worth === worth && isAddressEqual(one.owner, owner)),
  )

import { type Address, isAddressEqual } from 'viem'

import { Notice } from '../../../components/Notice.tsx'
import { Signer } from '../../../components/Signer.tsx'
import { text } from './messageCopy.ts'
import type { MessageTruth } from './messageTruth.ts'

export type MessageSignersProps = {
  /** From the chain. */
  owners: readonly Address[]
  threshold: number
  /** Undefined while the signatures are being looked at; none for a new message. */
  truth: Pick<MessageTruth, 'counted' | 'bad' | 'isComplete'> | undefined
  /** Nobody can have signed it. */
  isNew: boolean
  viewer: Address | undefined
}

/** Who has signed, and who still can; signed means that the signature was recovered here. */
export function MessageSigners({ owners, threshold, truth, isNew, viewer }: MessageSignersProps) {
  const stateOf = (owner: Address) => {
    if (truth?.counted.some(({ signer }) => isAddressEqual(signer, owner)) === true) return 'signed'
    if (truth?.bad.some((one) => isAddressEqual(one.owner, owner)) === true) return 'invalid'
    if (truth?.isComplete === true) return 'spare'
    return viewer !== undefined && isAddressEqual(owner, viewer) ? 'now' : 'missing'
  }
  return (
    <section aria-labelledby="message-signers">
      <h2 id="message-signers">
        {text('message.signers', { signed: truth?.counted.length ?? (isNew ? 0 : '–'), threshold })}
      </h2>
      {truth !== undefined && truth.bad.length > 0 && (
        <Notice tone="stop" title={text('message.bad', { count: truth.bad.length })}>
          {text('message.badWhy')}
        </Notice>
      )}
      <ul className="gp-review-signers">
        {owners.map((owner) => (
          <Signer
            key={owner}
            owner={owner}
            state={stateOf(owner)}
            said={text(`message.signer.${stateOf(owner)}`)}
          />
        ))}
      </ul>
    </section>
  )
}

import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxDigests } from '@ghost-pay/safe-protocol'

import { DeviceScreen } from '../review/DeviceHashes.tsx'
import { text as review } from '../review/reviewCopy.ts'

/** What a device shows while the wallet is asked: whoever signs compares it. */
export function OnDevice({ signable }: { signable: SignableTransaction }) {
  const { domainHash, messageHash } = safeTxDigests(signable)
  return (
    <div className="gp-device">
      <DeviceScreen place={1} name={review('review.device.domain')} digest={domainHash} />
      <DeviceScreen place={2} name={review('review.device.message')} digest={messageHash} />
    </div>
  )
}

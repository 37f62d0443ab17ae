import type { Hex } from 'viem'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxDigests } from '@ghost-pay/safe-protocol'

import { text as digests } from '../../../components/digestsCopy.ts'
import { Facts } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { text } from './reviewCopy.ts'

export type DeviceHashesProps = { signable: SignableTransaction }

/** What a hardware wallet shows, computed in this page and drawn as a device draws it: sixteen groups on two screens. */
export function DeviceHashes({ signable }: DeviceHashesProps) {
  const { domainHash, messageHash, eip712Digest, calldataDigest } = safeTxDigests(signable)
  const rows = [
    { key: 'digests.transaction', digest: eip712Digest },
    { key: 'digests.calldata', digest: calldataDigest },
  ] as const
  return (
    <section className="gp-review-section" aria-labelledby="device">
      <div className="gp-review-head">
        <h2 id="device">{text('review.device')}</h2>
      </div>
      <DeviceScreens {...{ domainHash, messageHash }} />
      <p className="gp-soft gp-small">{text('review.device.compare')}</p>
      <details className="gp-details">
        <summary>{text('review.device.more')}</summary>
        <Facts
          rows={rows.map(({ key, digest }) => ({
            name: digests(key),
            value: <HexDigest digest={digest} copyLabel={digests(`${key}.copy`)} />,
          }))}
        />
      </details>
    </section>
  )
}

/** Two hashes as the screens of a device have them. */
export const DeviceScreens = (hashes: { domainHash: Hex; messageHash: Hex }) => (
  <div className="gp-device">
    <DeviceScreen place={1} name={digests('digests.domain')} digest={hashes.domainHash} />
    <DeviceScreen place={2} name={digests('digests.message')} digest={hashes.messageHash} />
  </div>
)

type DeviceScreenProps = { place: number; name: string; digest: Hex }

function DeviceScreen({ place, name, digest }: DeviceScreenProps) {
  return (
    <div className="gp-device-screen">
      <h3>
        <span>{name}</span>
        <span>{text('review.device.of', { place })}</span>
      </h3>
      <p className="gp-device-hex">
        <span className="gp-visually-hidden">{digest}</span>
        {digest
          .slice(2)
          .match(/.{4}/g)
          ?.map((group, index) => (
            <span key={index} aria-hidden="true" data-edge={index === 0 || index === 15}>
              {group}
            </span>
          ))}
      </p>
    </div>
  )
}

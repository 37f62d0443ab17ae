import type { Hex } from 'viem'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxDigests } from '@ghost-pay/safe-protocol'

import { Facts } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { text } from './reviewCopy.ts'

export type DeviceHashesProps = { signable: SignableTransaction }

/** What a hardware wallet shows, computed in this page and drawn as a device draws it: sixteen groups on two screens. */
export const DeviceHashes = ({ signable }: DeviceHashesProps) => (
  <section aria-labelledby="device">
    <div className="gp-review-head gp-title-row">
      <h2 id="device">{text('review.device')}</h2>
    </div>
    <OnDevice signable={signable} />
    <p className="gp-soft gp-small">{text('review.device.compare')}</p>
    <details className="gp-details">
      <summary>{text('review.device.more')}</summary>
      <DigestFacts signable={signable} names={['transaction', 'calldata']} />
    </details>
  </section>
)

/** The two screens of a device: whoever signs compares them. */
export const OnDevice = ({ signable }: DeviceHashesProps) => (
  <DeviceScreens {...safeTxDigests(signable)} />
)

/** Two hashes as the screens of a device have them. */
export const DeviceScreens = (hashes: { domainHash: Hex; messageHash: Hex }) => (
  <div className="gp-device">
    <DeviceScreen place={1} name={text('digests.domain')} digest={hashes.domainHash} />
    <DeviceScreen place={2} name={text('digests.message')} digest={hashes.messageHash} />
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

/** The same and more, to compare; shown at once where the person is asked to. */
export const Digests = ({ signable, open }: DeviceHashesProps & { open: boolean }) => (
  <details className="gp-details" open={open}>
    <summary>{text('digests.title')}</summary>
    <DigestFacts signable={signable} names={['domain', 'message', 'transaction', 'calldata']} />
  </details>
)

type DigestName = 'domain' | 'message' | 'transaction' | 'calldata'

/** Hashes by the names of ERC-8213. */
function DigestFacts({ signable, names }: DeviceHashesProps & { names: readonly DigestName[] }) {
  const { domainHash, messageHash, eip712Digest, calldataDigest } = safeTxDigests(signable)
  const digests = {
    domain: domainHash,
    message: messageHash,
    transaction: eip712Digest,
    calldata: calldataDigest,
  }
  return (
    <Facts
      rows={names.map((name) => ({
        name: text(`digests.${name}`),
        value: <HexDigest digest={digests[name]} copyLabel={text(`digests.${name}.copy`)} />,
      }))}
    />
  )
}

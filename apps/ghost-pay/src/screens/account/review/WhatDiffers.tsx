import type { PartView } from '@ghost-pay/safe-account/view'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { cutMiddle } from '../../../format/cutMiddle.ts'
import { arePayments } from './arePayments.ts'
import type { Reading } from './Reading.ts'
import { text } from './reviewCopy.ts'

export type WhatDiffersProps = {
  readings: readonly Reading[]
  /** The lines of the batch; none for what is no batch. */
  parts: readonly Pick<PartView, 'payment'>[]
}

/** Both readings of a transaction beside each other: what would be signed, and what the gateway shows. */
export function WhatDiffers({ readings, parts }: WhatDiffersProps) {
  const differing = new Set(
    readings.flatMap(({ differs, line }) => (differs && line !== undefined ? [line] : [])),
  )
  return (
    <section aria-labelledby="differs">
      <div className="gp-review-head">
        <h2 id="differs">{text('review.differs')}</h2>
      </div>
      {differing.size > 0 && (
        <p>
          {text(arePayments(parts) ? 'review.differs.payments' : 'review.differs.lines', {
            count: differing.size,
            all: String(parts.length),
          })}
        </p>
      )}
      <table className="gp-differs">
        <thead>
          <tr>
            <th scope="col">
              <span className="gp-visually-hidden">{text('review.differs.line')}</span>
            </th>
            <th scope="col">{text('review.differs.signed')}</th>
            <th scope="col">{text('review.differs.shown')}</th>
          </tr>
        </thead>
        <tbody>
          {readings.map((reading, index) => (
            <tr key={index} data-differs={reading.differs}>
              <th scope="row">{text(...reading.name)}</th>
              <td>
                <span aria-hidden="true">{text('review.differs.signed')}</span>
                <OneReading reading={reading} side="signed" />
              </td>
              <td>
                <span aria-hidden="true">{text('review.differs.shown')}</span>
                <OneReading reading={reading} side="shown" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type OneReadingProps = { reading: Reading; side: 'signed' | 'shown' }

function OneReading({ reading, side }: OneReadingProps) {
  switch (reading.kind) {
    case 'address': {
      const other = reading[side === 'signed' ? 'shown' : 'signed']
      return (
        <GroupedAddress
          address={reading[side]}
          comparedWith={reading.differs ? other : undefined}
        />
      )
    }
    case 'amount':
      return <Amount {...reading[side]} exact />
    case 'code':
      return <span className="gp-mono">{reading[side]}</span>
    case 'text':
      return (
        <WholeText text={reading[side]} other={reading[side === 'signed' ? 'shown' : 'signed']} />
      )
  }
}

/** A text that is too long for the table opens whole from where it differs. */
function WholeText({ text: whole, other }: { text: string; other: string }) {
  const cut = cutMiddle(whole, other)
  if (cut === whole) return whole
  return (
    <details className="gp-differs-long">
      <summary>
        <span className="gp-mono">{cut}</span>{' '}
        <span className="gp-soft gp-small">{text('review.differs.whole')}</span>
      </summary>
      <span className="gp-mono">{whole}</span>
    </details>
  )
}

import type { PartView } from '@ghost-pay/safe-account/view'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { StopIcon } from '../../../components/icons.tsx'
import { Source } from '../../../components/Source.tsx'
import { splitAmount } from '../../../format/splitAmount.ts'
import type { Reading } from './bothReadings.ts'
import { arePayments } from './paidGroups.ts'
import { text } from './reviewCopy.ts'
import type { RedLine } from './reviewRedLine.ts'

export type RedLinePanelProps = { line: RedLine } & Pick<WhatDiffersProps, 'parts'>

/** What stops a person from signing: a sentence, who lied, both figures beside each other, and how that was found. */
export function RedLinePanel({ line, parts }: RedLinePanelProps) {
  return (
    <>
      <RedLineAlert line={line} />
      {line.versus !== undefined && <HowItWasFound versus={line.versus} />}
      {line.readings.length > 0 && <WhatDiffers readings={line.readings} parts={parts} />}
    </>
  )
}

function RedLineAlert({ line: { title, why, versus } }: Pick<RedLinePanelProps, 'line'>) {
  return (
    <section className="gp-red" role="alert">
      <header>
        <StopIcon />
        <div>
          <h1>{text(...title)}</h1>
          <p>{text(...why)}</p>
        </div>
      </header>
      {versus !== undefined && (
        <div className="gp-red-versus">
          <div>
            <Source source="gateway">{text('review.lie.gatewaySays')}</Source>
            <s>
              <Amount {...versus.gateway} exact />
            </s>
            <Decimals of={versus.gateway} />
          </div>
          <div>
            <Source source="chain">{text('review.lie.chainSays')}</Source>
            <Amount {...versus.chain} exact />
            <Decimals of={versus.chain} />
          </div>
        </div>
      )}
    </section>
  )
}

type DecimalsProps = { of: { symbol: string; decimals: number } }

const Decimals = ({ of: { symbol, decimals: count } }: DecimalsProps) => (
  <span className="gp-soft gp-small">{text('review.lie.decimals', { symbol, count })}</span>
)

type HowItWasFoundProps = { versus: NonNullable<RedLine['versus']> }

/** The evidence of a false figure: the same units of the bytes, counted with the decimals that each of the two gives. */
function HowItWasFound({ versus: { gateway, chain } }: HowItWasFoundProps) {
  const units = splitAmount(chain.value ?? 0n, 0).whole
  const figure = ({ value, decimals }: typeof chain) => splitAmount(value ?? 0n, decimals).whole
  const rows = [
    {
      name: text('review.found.decimals', { symbol: chain.symbol }),
      gateway: String(gateway.decimals),
      chain: String(chain.decimals),
    },
    { name: text('review.found.units'), gateway: units, chain: units },
    { name: text('review.found.gets'), gateway: figure(gateway), chain: figure(chain) },
  ]
  return (
    <section aria-labelledby="found">
      <div className="gp-review-head gp-title-row">
        <h2 id="found">{text('review.found')}</h2>
      </div>
      <table className="gp-moves gp-found">
        <thead>
          <tr>
            <th scope="col">{text('review.found.what')}</th>
            <th scope="col">{text('review.lie.gatewaySays')}</th>
            <th scope="col">{text('review.lie.chainSays')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-false={row.gateway !== row.chain}>{row.gateway}</td>
              <td>
                <b>{row.chain}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type WhatDiffersProps = {
  readings: readonly Reading[]
  /** The lines of the batch; none for what is no batch. */
  parts: readonly Pick<PartView, 'payment'>[]
}

/** Both readings of a transaction beside each other: what would be signed, and what the gateway shows. */
function WhatDiffers({ readings, parts }: WhatDiffersProps) {
  const differing = new Set(
    readings.flatMap(({ differs, line }) => (differs && line !== undefined ? [line] : [])),
  )
  return (
    <section aria-labelledby="differs">
      <div className="gp-review-head gp-title-row">
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

/** Texts up to this length are shown whole, in characters. */
const longestWhole = 80

/** How many characters stand at each end, and around the place where two texts part. */
const kept = 20

/**
 * Cuts a long text in the middle, so that the first difference from another text stays in sight.
 *
 * @param text such as the bytes of a call
 * @param other what it is compared with
 * @returns the text itself where it is short
 */
export function cutMiddle(text: string, other: string): string {
  if (text.length <= longestWhole) return text
  const end = text.length - kept
  let place = 0
  while (place < text.length && text[place] === other[place]) place += 1
  const from = Math.max(kept, place - kept / 2)
  const to = Math.min(end, from + kept)
  const head = text.slice(0, kept)
  const tail = text.slice(end)
  if (place < kept || from >= to) return `${head}…${tail}`
  return `${head}${from > kept ? '…' : ''}${text.slice(from, to)}${to < end ? '…' : ''}${tail}`
}

import { useId } from 'react'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { region } from '../../../format/region.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { text } from './homeCopy.ts'
import type { MixPart } from './mixOf.ts'

import './OverviewView.css'

export type MixBarProps = {
  parts: readonly MixPart[]
  /** Says how much of it is promised; undefined for nothing. */
  promised: string | undefined
}

/** From ink to its lightest grey. */
const tones = [1, 0.64, 0.42, 0.26] as const

/** So much of a part is hatched at least, in pixels: less is not seen. */
const leastHatched = 6

const percent = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 0 })

/** What an account is made of: one bar, in which promised money is hatched, and its key. */
export function MixBar({ parts, promised }: MixBarProps) {
  const hatch = useId()
  return (
    <div>
      <svg className="gp-mix-bar" width="100%" height="12" aria-hidden="true">
        <Hatch id={hatch} />
        {parts.map(({ share, promised: held }, index) => {
          const start = parts.slice(0, index).reduce((sum, before) => sum + before.share, 0)
          const hatched = `max(${leastHatched}px, ${held * 100}%)`
          return (
            <g key={index}>
              <rect
                x={`${start * 100}%`}
                style={{
                  width: held > 0 ? `max(0px, ${share * 100}% - ${hatched})` : `${share * 100}%`,
                }}
                height="12"
                rx="2"
                fill="currentColor"
                opacity={tones[index]}
              />
              {held > 0 && (
                <rect
                  className="gp-mix-hatched"
                  x={`${(start + share) * 100}%`}
                  style={{ width: hatched, transform: `translateX(calc(-1 * ${hatched}))` }}
                  height="12"
                  rx="2"
                  fill={`url(#${hatch})`}
                  stroke="currentColor"
                />
              )}
            </g>
          )
        })}
      </svg>
      <dl className="gp-mix-key">
        {parts.map(({ holding, share }, index) => (
          <div key={holding?.address ?? 'others'}>
            <dt className="gp-near gp-soft">
              <svg width="8" height="8" aria-hidden="true">
                <rect width="8" height="8" rx="2" fill="currentColor" opacity={tones[index]} />
              </svg>
              <bdi className="gp-one-line">
                {text('home.share', {
                  symbol: holding === undefined ? text('home.others') : cleanSymbol(holding.symbol),
                  share: percent.format(share),
                })}
              </bdi>
            </dt>
            {holding !== undefined && <dd className="gp-one-line">{shortAmount(holding)}</dd>}
          </div>
        ))}
      </dl>
      {promised !== undefined && (
        <p className="gp-soft gp-small gp-mix-note gp-near">
          <svg width="16" height="8" aria-hidden="true">
            <Hatch id={`${hatch}-key`} />
            <rect
              x="0.5"
              y="0.5"
              width="15"
              height="7"
              rx="2"
              fill={`url(#${hatch}-key)`}
              stroke="currentColor"
            />
          </svg>
          {promised}
        </p>
      )}
    </div>
  )
}

/** An amount that waits has not left the account: it is outlined and not filled. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="1.5" height="5" fill="currentColor" />
    </pattern>
  )
}

function shortAmount({ balance, decimals }: NonNullable<MixPart['holding']>): string {
  const { integer, mark, fraction } = splitAmount(balance, decimals)
  return fraction === '' ? integer : `${integer}${mark}${fraction}`
}

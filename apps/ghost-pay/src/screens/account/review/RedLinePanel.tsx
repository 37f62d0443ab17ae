import { Amount } from '../../../components/Amount.tsx'
import { StopIcon } from '../../../components/icons.tsx'
import { Source } from '../../../components/Source.tsx'
import { HowItWasFound } from './HowItWasFound.tsx'
import { text } from './reviewCopy.ts'
import type { RedLine } from './reviewRedLine.ts'
import { WhatDiffers, type WhatDiffersProps } from './WhatDiffers.tsx'

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
            <span className="gp-soft gp-small">
              {text('review.lie.decimals', {
                symbol: versus.gateway.symbol,
                count: versus.gateway.decimals,
              })}
            </span>
          </div>
          <div>
            <Source source="chain">{text('review.lie.chainSays')}</Source>
            <Amount {...versus.chain} exact />
            <span className="gp-soft gp-small">
              {text('review.lie.decimals', {
                symbol: versus.chain.symbol,
                count: versus.chain.decimals,
              })}
            </span>
          </div>
        </div>
      )}
    </section>
  )
}

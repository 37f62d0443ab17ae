import type { KeptProposal } from '@ghost-pay/safe-account/store'

import { Columns } from '../../components/Columns.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { text } from '../account/cosign/cosignCopy.ts'
import { KeptRows } from '../account/cosign/KeptRows.tsx'
import { TakeIn, type TakeInProps } from '../account/cosign/TakeIn.tsx'

export type OpenProposalViewProps = Pick<TakeInProps, 'problem' | 'onTexts' | 'onProblem'> & {
  /** What goes round in this browser. */
  kept: readonly KeptProposal[]
  /** Something is being read. */
  isReading: boolean
}

/** The place where payments are opened that go from owner to owner, and those that go round already. */
export function OpenProposalView({ kept, isReading, ...takeIn }: OpenProposalViewProps) {
  return (
    <Columns
      side={
        <section className="gp-stack-tight">
          <h2>{text('cosign.how')}</h2>
          <ol className="gp-cosign-how gp-small">
            <li>{text('cosign.how.sign')}</li>
            <li>{text('cosign.how.pass')}</li>
            <li>{text('cosign.how.back')}</li>
            <li>{text('cosign.how.execute')}</li>
          </ol>
        </section>
      }
    >
      <div>
        <h1>{text('cosign.title')}</h1>
        <p className="gp-soft">{text('cosign.lead')}</p>
      </div>
      {isReading ? (
        <Skeleton label={text('cosign.reading')} rows={3} />
      ) : (
        <TakeIn
          {...takeIn}
          title={text('cosign.open')}
          hint={text('cosign.openHint')}
          look="primary"
        />
      )}
      {kept.length === 0 ? (
        <Empty title={text('cosign.none')}>{text('cosign.noneWhy')}</Empty>
      ) : (
        <section className="gp-stack-tight">
          <h2>{text('cosign.kept')}</h2>
          <KeptRows kept={kept} />
        </section>
      )}
    </Columns>
  )
}

import { Link } from 'wouter'

import { Source } from '../../../components/Source.tsx'
import { textOf } from '../../../text/textOf.ts'
import { fateCopy } from './fateCopy.ts'

const text = textOf(fateCopy)

export type FateViewProps = {
  /** What was executed instead; undefined where it was not found. */
  instead:
    | {
        isRejection: boolean
        /** The chain has the receipt of it. */
        isProven: boolean
        /** Where it is shown. */
        to: string
      }
    | undefined
}

/** Says that a transaction can never happen, and why. */
export function FateView({ instead }: FateViewProps) {
  return (
    <>
      <p>
        {text('fate.used')}
        {instead !== undefined && (
          <> {text(instead.isRejection ? 'fate.rejected' : 'fate.replaced')}</>
        )}
      </p>
      {instead !== undefined && (
        <p>
          <Link href={instead.to}>{text('fate.see')}</Link>{' '}
          {!instead.isProven && <Source source="gateway">{text('fate.claimed')}</Source>}
        </p>
      )}
    </>
  )
}

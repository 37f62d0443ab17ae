import { Link } from 'wouter'

import { Source } from '../../../components/Source.tsx'
import { text } from './transactionPageCopy.ts'

export type SupersededViewProps = {
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
export function SupersededView({ instead }: SupersededViewProps) {
  return (
    <>
      <p>
        {text('superseded.used')}
        {instead !== undefined && (
          <> {text(instead.isRejection ? 'superseded.rejected' : 'superseded.replaced')}</>
        )}
      </p>
      {instead !== undefined && (
        <p>
          <Link href={instead.to}>{text('superseded.see')}</Link>{' '}
          {!instead.isProven && <Source source="gateway">{text('superseded.claimed')}</Source>}
        </p>
      )}
    </>
  )
}

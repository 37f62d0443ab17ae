import type { PayeeLine } from '../transactions/payeeLine.ts'
import { NoteMark } from './NoteMark.tsx'
import { LineWords } from './NoteWords.tsx'

import './PayeeLines.css'

/** The name, the memo, and behind those of a note that it says them. */
export function PayeeWords({ name, memo }: Pick<PayeeLine, 'name' | 'memo'>) {
  if (name === undefined && memo === undefined) return null
  const isNoted = name?.isNoted === true
  return (
    <div className="gp-payee-words">
      {name !== undefined && (
        <span>
          <bdi className="gp-payee-name">{name.words}</bdi>
          {isNoted && memo?.isNoted !== true && <NoteMark />}
        </span>
      )}{' '}
      {memo !== undefined && (
        <span className="gp-payee-memo gp-soft">
          <bdi>{memo.words}</bdi>
          {memo.isNoted && <NoteMark />}
        </span>
      )}
    </div>
  )
}

/** What else a note says of a line, and what of it cannot be so. */
export function FurtherWords({ further }: Pick<PayeeLine, 'further'>) {
  if (further.length === 0) return null
  return (
    <div className="gp-payee-further">
      <LineWords words={further} />
    </div>
  )
}

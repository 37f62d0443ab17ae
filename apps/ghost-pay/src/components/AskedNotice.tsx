import type { AskedHere } from '../data/useAskedState.ts'
import { fullTime } from '../format/fullTime.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { textOf } from '../text/textOf.ts'
import { askedNoticeCopy } from './askedNoticeCopy.ts'
import { Notice } from './Notice.tsx'

const text = textOf(askedNoticeCopy)

export type AskedNoticeProps = AskedHere & {
  /** What sending again does, and what it costs. */
  twice: string
}

/** What is known of a wallet that was asked and has not answered, and what sending again costs. */
export function AskedNotice({ asked: { from, at }, since, twice }: AskedNoticeProps) {
  return (
    <Notice tone="warning" title={text('asked.title')} urgent>
      <p>{text('asked.when', { wallet: shortAddress(from), time: fullTime(at) })}</p>
      <p>{text(`asked.${since ?? 'looking'}`)}</p>
      <p>{twice}</p>
    </Notice>
  )
}

import type { ReactNode } from 'react'

import { fullTime } from '../format/fullTime.ts'
import { shortAddress } from '../format/shortAddress.ts'
import type { AskedHere } from '../wallet/useAskedState.ts'
import { Notice } from './Notice.tsx'
import { text } from './signingCopy.ts'

export type AskedNoticeProps = AskedHere & {
  /** What sending again does, and what it costs. */
  twice: string
  /** Says it where anything newer from the wallet may be this; else it is not. */
  other?: string | undefined
  /** Offers it again. */
  action?: ReactNode
}

/** What is known of a wallet that was asked and has not answered, and what sending again costs. */
export function AskedNotice({ asked, since, twice, other, action }: AskedNoticeProps) {
  const { from, at } = asked
  return (
    <Notice tone="warning" title={text('asked.title')} action={action} urgent>
      <p>{text('asked.when', { wallet: shortAddress(from), time: fullTime(at) })}</p>
      <p>{(since === 'other' && other) || text(`asked.${since ?? 'looking'}`)}</p>
      <p>{twice}</p>
    </Notice>
  )
}

import { text } from './componentCopy.ts'
import { Notice } from './Notice.tsx'

export type UnreadProps = {
  /** How many entries of a list this version cannot read; none shows nothing. */
  count: number | undefined
}

/** Says that a list is longer than what is shown of it, and what to do about the rest. */
export function Unread({ count = 0 }: UnreadProps) {
  if (count === 0) return null
  return (
    <Notice tone="warning" title={text('unread.title', { count })}>
      {text('unread.text')}
    </Notice>
  )
}

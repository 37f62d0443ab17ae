import type { KeptDraft } from '@ghost-pay/safe-account/store'

import { Button, ButtonLink } from '../../../components/Button.tsx'
import { draftWords, type DraftWordsParameters } from './draftWords.ts'
import { text } from './inboxCopy.ts'

/** How many are shown before a person asks for all. */
const shownDrafts = 3

export type InboxDraftsProps = DraftWordsParameters & {
  /** The oldest first. */
  drafts: readonly KeptDraft[]
  pathOf: (id: string) => string
  onDrop: (id: string) => void
}

/** What was begun in this browser and is not proposed yet. */
export function InboxDrafts({ drafts, ...row }: InboxDraftsProps) {
  if (drafts.length === 0) return null
  const newest = [...drafts].reverse()
  const rest = newest.slice(shownDrafts)
  return (
    <section className="gp-drafts">
      <h2>{text('inbox.drafts.title')}</h2>
      <DraftRows drafts={newest.slice(0, shownDrafts)} {...row} />
      {rest.length > 0 && (
        <details className="gp-details">
          <summary>{text('inbox.drafts.older', { count: rest.length })}</summary>
          <DraftRows drafts={rest} {...row} />
        </details>
      )}
    </section>
  )
}

function DraftRows({ drafts, pathOf, onDrop, ...words }: InboxDraftsProps) {
  return (
    <ul className="gp-side-list">
      {drafts.map(({ id, draft }) => (
        <li key={id}>
          <span className="gp-item-words">{text(...draftWords(draft, words))}</span>
          <ButtonLink to={pathOf(id)}>{text('inbox.drafts.read')}</ButtonLink>
          <Button onPress={() => onDrop(id)}>{text('inbox.drafts.drop')}</Button>
        </li>
      ))}
    </ul>
  )
}

import { Button, ButtonLink } from '../../../components/Button.tsx'
import type { KeptDraft } from '../../../data/reviewDraft.ts'
import type { Said } from '../../../text/Said.ts'
import { textOf } from '../../../text/textOf.ts'
import { inboxCopy } from './inboxCopy.ts'

const text = textOf(inboxCopy)

export type InboxDraftsProps = {
  drafts: readonly KeptDraft[]
  pathOf: (id: string) => string
  onDrop: (id: string) => void
}

/** What was begun in this browser and is not proposed yet. */
export function InboxDrafts({ drafts, pathOf, onDrop }: InboxDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <section className="gp-drafts">
      <h2>{text('inbox.drafts.title')}</h2>
      <ul className="gp-side-list">
        {drafts.map(({ id, draft }) => (
          <li key={id}>
            <span className="gp-item-words">{text(...draftWords(draft))}</span>
            <ButtonLink to={pathOf(id)}>{text('inbox.drafts.read')}</ButtonLink>
            <Button
              onPress={() => {
                onDrop(id)
              }}
            >
              {text('inbox.drafts.drop')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function draftWords({ kind, nonce }: KeptDraft['draft']): Said<typeof inboxCopy> {
  const place = nonce === undefined ? '–' : String(nonce)
  switch (kind) {
    case 'rejection':
      return ['inbox.drafts.rejection', { place }]
    case 'replacement':
      return ['inbox.drafts.replacement', { place }]
    case 'blank':
      return ['inbox.drafts.blank', { place }]
    case 'payment':
      return ['inbox.drafts.payment']
    case 'payroll':
      return ['inbox.drafts.payroll']
    case 'settings':
    case 'update':
      return ['inbox.drafts.settings']
  }
}

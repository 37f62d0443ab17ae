import type { ClaimedCall } from './claimedCall.ts'
import { text } from './claimedCallCopy.ts'
import { Source } from './Source.tsx'

import './Facts.css'

export type ClaimedCallViewProps = {
  said: { status: 'asking' | 'unknown' | 'silent' } | { status: 'said'; call: ClaimedCall }
}

/** What the gateway says of a call that the app cannot read itself: a claim, and marked as one. */
export function ClaimedCallView({ said }: ClaimedCallViewProps) {
  if (said.status !== 'said') {
    return (
      <p className="gp-soft gp-small" role="status">
        {text(`claimedCall.${said.status}`)}
      </p>
    )
  }
  const { method, parameters, more } = said.call
  return (
    <div className="gp-stack-tight">
      <Source source="gateway">{text('claimedCall.says', { method })}</Source>
      <ul className="gp-small">
        {parameters.map(({ name, value }, index) => (
          <li key={index}>
            {name}: <span className="gp-digest gp-mono">{value}</span>
          </li>
        ))}
        {more > 0 && <li>{text('claimedCall.more', { count: more })}</li>}
      </ul>
      <p className="gp-soft gp-small">{text('claimedCall.claim')}</p>
    </div>
  )
}

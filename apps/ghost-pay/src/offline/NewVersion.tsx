import { Button } from '../components/Button.tsx'
import { EdgeBar } from '../components/EdgeBar.tsx'
import { text } from './offlineCopy.ts'

import './StandingFoot.css'

export type NewVersionProps = {
  /** Takes the new version. */
  onReload: () => void
  onLater: () => void
}

/** Offers a new version, until it is taken or put off. */
export function NewVersion({ onReload, onLater }: NewVersionProps) {
  return (
    <EdgeBar>
      <aside className="gp-standing" aria-label={text('offline.version')}>
        <p role="status">
          <b>{text('offline.update')}</b> {text('offline.updateWhy')}
        </p>
        <div className="gp-actions">
          <Button onPress={onLater}>{text('offline.later')}</Button>
          <Button onPress={onReload}>{text('offline.reload')}</Button>
        </div>
      </aside>
    </EdgeBar>
  )
}

import { Button } from '../components/Button.tsx'
import { text } from './offlineCopy.ts'
import { sayTime } from './sayTime.ts'
import type { Standing } from './standing.ts'

import './StandingBar.css'

export type StandingBarProps = {
  standing: Standing
  /** Takes the new version; undefined while there is none, or something is being signed. */
  onReload: (() => void) | undefined
  onLater: () => void
  /** Milliseconds since 1970. */
  now: number
}

/** Above the page: that it is offline and how old its figures are, and that a new version is ready. Nothing else. */
export function StandingBar({ standing, onReload, onLater, now }: StandingBarProps) {
  const { time: oldest } = { time: undefined, ...standing }
  const time = oldest === undefined ? undefined : sayTime(oldest, now)
  return (
    <aside className="gp-standing" aria-label={text('offline.label')}>
      <div role="status">
        {standing.status === 'offline' && (
          <p>
            <b>{text('offline.offline')}</b>{' '}
            {time === undefined ? text('offline.noFigures') : text('offline.asOf', { time })}
          </p>
        )}
        {standing.status === 'old' && time !== undefined && (
          <p>
            <b>{text('offline.old', { time })}</b> {text('offline.oldWhy')}
          </p>
        )}
        {onReload !== undefined && (
          <p>
            <b>{text('offline.update')}</b> {text('offline.updateWhy')}
          </p>
        )}
      </div>
      {onReload !== undefined && (
        <div className="gp-actions">
          <Button onPress={onLater}>{text('offline.later')}</Button>
          <Button onPress={onReload}>{text('offline.reload')}</Button>
        </div>
      )}
    </aside>
  )
}

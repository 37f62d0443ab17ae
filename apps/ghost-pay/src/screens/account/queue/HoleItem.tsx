import { Button } from '../../../components/Button.tsx'
import { text } from './inboxCopy.ts'

export type HoleItemProps = {
  /** How many places are empty in a row. */
  size: number
  /** Entries that cannot be read: one of them may stand here. */
  unread: number
  /** How many wait behind it that could move up; 0 where none could. */
  movable: number
  /** Only an owner can fill it. */
  canFill: boolean
  onBlank: () => void
  onMoveUp: () => void
}

/** An empty place of the line, which holds up all behind it, and the two ways to repair it. */
export function HoleItem({ size, unread, movable, canFill, onBlank, onMoveUp }: HoleItemProps) {
  return (
    <div className="gp-hole">
      <h2 className="gp-item-title">
        {text(unread === 0 ? 'inbox.hole.title' : 'inbox.hole.unread')}
      </h2>
      <p className="gp-soft gp-small">{text('inbox.hole.text', { count: size })}</p>
      {canFill ? (
        <>
          <div className="gp-hole-acts">
            <Button onPress={onBlank}>{text('inbox.hole.blank')}</Button>
            {movable > 0 && (
              <button type="button" className="gp-quiet" onClick={onMoveUp}>
                {text('inbox.hole.move', { count: movable })}
              </button>
            )}
          </div>
          {movable > 0 && <p className="gp-soft gp-small">{text('inbox.hole.safer')}</p>}
        </>
      ) : (
        <p className="gp-soft gp-small">{text('inbox.hole.owner')}</p>
      )}
    </div>
  )
}

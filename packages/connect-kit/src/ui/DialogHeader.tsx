'use client'

import { useText } from '../context/useText.ts'
import { BackIcon, CloseIcon } from './icons.tsx'

export type DialogHeaderProps = {
  /** Makes the heading the name of the dialog. */
  titleId?: string | undefined
  /** Absent where the content has its own: the bar takes no space. */
  title?: string | undefined
  /** The heading is read out and not drawn; the bar takes no space. */
  quiet?: boolean | undefined
  /** Present when there is a step to go back to. */
  onBack?: (() => void) | undefined
  /** Absent where another header of the same dialog closes it. */
  onClose?: (() => void) | undefined
}

/** The bar at the top of a dialog: back, what this is, close. The heading stays in the middle with any number of buttons. */
export function DialogHeader({
  titleId,
  title,
  quiet = false,
  onBack,
  onClose,
}: DialogHeaderProps) {
  const text = useText()
  return (
    <div className="ck-header" data-quiet={quiet || title === undefined || undefined}>
      <span className="ck-header-side">
        {onBack && (
          <button
            type="button"
            className="ck-icon-button"
            aria-label={text('dialog.back')}
            onClick={onBack}
          >
            <BackIcon />
          </button>
        )}
      </span>
      {title !== undefined && (
        <h2 className={quiet ? 'ck-unseen' : 'ck-title'} id={titleId} tabIndex={-1}>
          {title}
        </h2>
      )}
      <span className="ck-header-side" data-end="">
        {onClose && (
          <button
            type="button"
            className="ck-icon-button"
            aria-label={text('dialog.close')}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        )}
      </span>
    </div>
  )
}

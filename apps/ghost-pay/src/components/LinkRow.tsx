import { type ReactNode, useId, useState } from 'react'

import { IconButton } from './IconButton.tsx'
import { DownIcon } from './icons.tsx'

import './LinkRow.css'

export type LinkRowProps = {
  /** Its columns: the last one is for the button. */
  className: string
  /** What it is about is not proven: it is drawn as an outline. */
  isGhost?: boolean | undefined
  /** What its button shows. */
  label: string
  /** What stands beside the button. */
  tools?: ReactNode
  /** What a person has to know before they open it; false for nothing. */
  marks: ReactNode
  /** What the button shows. */
  more: ReactNode
  /** The face, the words with a link of the class `gp-link-row-link`, and the figures. */
  children: ReactNode
}

/** A row that leads somewhere as a whole; its button shows more about it below. */
export function LinkRow({
  className,
  isGhost = false,
  label,
  tools,
  marks,
  more,
  children,
}: LinkRowProps) {
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  return (
    <div className={`gp-link-row ${className}`} data-ghost={isGhost}>
      {children}
      <span className="gp-link-row-tools">
        {tools}
        <IconButton
          label={label}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onPress={() => setOpen(!isOpen)}
        >
          <DownIcon />
        </IconButton>
      </span>
      {marks !== false && (
        <div className="gp-link-row-marks gp-stack-near gp-anywhere">{marks}</div>
      )}
      <div id={moreId} className="gp-link-row-more gp-stack-near gp-anywhere" hidden={!isOpen}>
        {more}
      </div>
    </div>
  )
}

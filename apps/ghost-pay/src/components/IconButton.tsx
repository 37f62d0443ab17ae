import type { ReactNode } from 'react'

import './IconButton.css'

export type IconButtonProps = { label: string; onPress: () => void; children: ReactNode }

/** A button that is only an icon; its label is read out and shown on hover. */
export function IconButton({ label, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="gp-icon-button"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

import type { ReactNode } from 'react'

import './IconButton.css'

export type IconButtonProps = {
  label: string
  /** It takes the focus when it comes, as after a form that stood in its place. */
  isFocused?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button that is only an icon; its label is read out and shown on hover. */
export function IconButton({ label, isFocused = false, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="gp-icon-button"
      aria-label={label}
      autoFocus={isFocused}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

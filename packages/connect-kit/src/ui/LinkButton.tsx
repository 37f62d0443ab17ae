import type { ReactNode } from 'react'

export type LinkButtonProps = {
  href: string
  children: ReactNode
  kind?: 'primary' | 'quiet' | undefined
  /** A longer name for a screen reader. It has to contain what is written on it. */
  label?: string | undefined
  onPress?: (() => void) | undefined
}

/** A link that looks like a button and opens a new tab, which learns nothing of this one. */
export function LinkButton({ href, children, kind = 'quiet', label, onPress }: LinkButtonProps) {
  return (
    <a
      className="ck-button"
      data-kind={kind}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </a>
  )
}

'use client'

import type { ReactNode } from 'react'

import { useText } from '../context/useText.ts'

export type LinkButtonProps = {
  href: string
  /** What is written on it. */
  label: string
  /** A longer name for a screen reader. It has to contain what is written on it. */
  name?: string | undefined
  kind?: 'primary' | 'quiet' | undefined
  icon?: ReactNode
  onPress?: (() => void) | undefined
}

/** A link that looks like a button and opens a new tab, which learns nothing of this one. A screen reader says so. */
export function LinkButton({
  href,
  label,
  name = label,
  kind = 'quiet',
  icon,
  onPress,
}: LinkButtonProps) {
  const text = useText()
  return (
    <a
      className="ck-button"
      data-kind={kind}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text('link.opensNewTab', { label: name })}
      onClick={onPress}
    >
      <span>{label}</span>
      {icon}
    </a>
  )
}

'use client'

import type { ReactNode } from 'react'

export type ButtonProps = {
  children: ReactNode
  onPress: () => void
  /** `primary` is the one thing to do here; `quiet` is everything else; `plain`, text alone, gives up what is asked. */
  kind?: 'primary' | 'quiet' | 'plain' | undefined
  /** It cannot be pressed for now. It keeps the focus, which a disabled button would lose. */
  busy?: boolean | undefined
  /** What was asked for has yet to be answered: a small ring turns beside the label. */
  waiting?: boolean | undefined
  /** The dialog starts with the focus here. */
  autoFocus?: boolean | undefined
  /** A longer name for a screen reader. It has to contain what is written on the button. */
  label?: string | undefined
}

/** A button of a dialog. */
export function Button({
  children,
  onPress,
  kind = 'quiet',
  busy = false,
  waiting = false,
  autoFocus,
  label,
}: ButtonProps) {
  return (
    <button
      type="button"
      className="ck-button"
      data-kind={kind}
      data-waiting={waiting || undefined}
      aria-disabled={busy || undefined}
      aria-label={label}
      data-ck-autofocus={autoFocus ? '' : undefined}
      onClick={busy ? undefined : onPress}
    >
      {children}
    </button>
  )
}

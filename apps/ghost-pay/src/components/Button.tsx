import type { ReactNode } from 'react'
import { Link } from 'wouter'

import './Button.css'

type Look = 'primary' | 'plain' | 'stop'

export type ButtonProps = {
  children: ReactNode
  /** `text` stands in a line of words. */
  look?: Look | 'text' | undefined
  /** What is read out, where its words alone do not say what it is about. */
  label?: string | undefined
  autoFocus?: boolean | undefined
  disabled?: boolean | undefined
  /** True while the action runs: the button keeps its place, its size and the focus, and ignores presses. */
  busy?: boolean | undefined
  describedBy?: string | undefined
} & ({ type: 'submit'; onPress?: never } | { type?: 'button' | undefined; onPress: () => void })

/** A button. One primary button on a screen. */
export function Button(props: ButtonProps) {
  const { children, look = 'plain', disabled, busy, type = 'button', onPress, describedBy } = props
  return (
    <button
      type={type}
      className={look === 'text' ? 'gp-text-button' : 'gp-button'}
      data-look={look}
      aria-label={props.label}
      autoFocus={props.autoFocus}
      data-busy={busy === true}
      disabled={disabled === true && busy !== true}
      aria-disabled={busy === true ? true : undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (busy === true) event.preventDefault()
        else onPress?.()
      }}
    >
      {busy === true && <span className="gp-spinner" aria-hidden="true" />}
      <span>{children}</span>
    </button>
  )
}

export type ButtonLinkProps = { to: string; children: ReactNode; look?: Look | undefined }

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ to, children, look = 'plain' }: ButtonLinkProps) {
  return (
    <Link href={to} className="gp-button" data-look={look}>
      {children}
    </Link>
  )
}

import type { ReactNode } from 'react'

import { StopIcon } from './icons.tsx'

import './Notice.css'

export type NoticeProps = {
  /** `stop` for what would harm or has failed, `warning` for what wants a look. */
  tone: 'stop' | 'warning'
  title: string
  children?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  /** True when it answers something that the person just did: it is read out at once. */
  urgent?: boolean | undefined
}

/** A full-width panel with a shape, one sentence of what is the matter, and what to do. */
export function Notice({ tone, title, children, action, urgent }: NoticeProps) {
  return (
    <section className="gp-notice" data-tone={tone} role={urgent === true ? 'alert' : undefined}>
      <span className="gp-notice-shape">
        <StopIcon />
      </span>
      <div className="gp-notice-text">
        <strong>{title}</strong>
        {children !== undefined && <div className="gp-small">{children}</div>}
      </div>
      {action !== undefined && <div>{action}</div>}
    </section>
  )
}

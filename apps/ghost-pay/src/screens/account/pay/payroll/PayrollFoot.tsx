import type { ReactNode } from 'react'

export type PayrollFootProps = {
  title: string
  more: string
  /** Something is asked above, and nothing lies over it. */
  isAsked?: boolean | undefined
  children: ReactNode
}

/** What happens next, below a payroll: the button, and beside it what it waits for. */
export function PayrollFoot({ title, more, isAsked, children }: PayrollFootProps) {
  return (
    <section className="gp-payroll-bar" data-asked={isAsked} aria-label={title}>
      <p role="status">
        <strong>{title}</strong>
        <span className="gp-soft gp-small">{more}</span>
      </p>
      <div className="gp-actions">{children}</div>
    </section>
  )
}

import { useId } from 'react'

import { Check, type CheckProps } from './Check.tsx'

import './Field.css'

export type CheckFieldProps = Omit<CheckProps, 'describedBy' | 'oneOf'> & {
  /** A line below it: what it does, or why it cannot be. */
  hint: string
  /** Whether the line says what is wrong. */
  isProblem?: boolean
}

/** A box to tick, with a line below it that is read out when it changes. */
export function CheckField({ hint, isProblem = false, ...check }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="gp-field gp-words">
      <Check {...check} describedBy={id} />
      <p id={id} className="gp-field-line gp-small" data-problem={isProblem} role="status">
        {hint}
      </p>
    </div>
  )
}

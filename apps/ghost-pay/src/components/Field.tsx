import { type ReactNode, useId } from 'react'

import './Field.css'

/** What the control of a field has to carry, so that label and problem belong to it. The label's own id is the control's with `-label`. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

export type FieldProps = {
  label: string
  /** A line that helps before there is a problem. */
  hint?: ReactNode
  /** What is wrong with what stands there. */
  problem?: ReactNode
  /** Something that stands at the end of the label's line. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and one line below it; the line keeps its place whether or not there is a problem. */
export function Field({ label, hint, problem, aside, children }: FieldProps) {
  const id = useId()
  const lineId = `${id}-line`
  const hasLine = problem !== undefined || hint !== undefined
  return (
    <div className="gp-field gp-words">
      <div className="gp-field-head gp-side-head">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasLine ? lineId : undefined,
        'aria-invalid': problem !== undefined ? true : undefined,
      })}
      <p className="gp-field-line gp-small" id={lineId} data-problem={problem !== undefined}>
        {problem ?? hint}
      </p>
    </div>
  )
}

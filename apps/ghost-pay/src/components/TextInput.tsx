import type { ComponentProps } from 'react'

import './Field.css'

export type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange'> & {
  /** An address or a code, which no browser corrects, or a figure with the keys for it; else words. */
  look?: 'code' | 'figure' | undefined
  value: string
  onChange: (entered: string) => void
}

/** A line that somebody types; the browser fills in nothing. */
export function TextInput({ look, onChange, ...input }: TextInputProps) {
  return (
    <input
      autoComplete="off"
      spellCheck={look === 'code' ? false : undefined}
      inputMode={look === 'figure' ? 'decimal' : undefined}
      {...input}
      className={look === undefined ? 'gp-input' : `gp-input ${classes[look]}`}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const classes = { code: 'gp-mono', figure: 'gp-figure' } as const

import { Field, type FieldControl, type FieldProps } from './Field.tsx'
import { Select, type SelectProps } from './Select.tsx'

export type SelectFieldProps<Value extends string | number> = Omit<FieldProps, 'children'> &
  Omit<SelectProps<Value>, keyof FieldControl>

/** One of a few, with its label. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, hint, problem, aside, ...select } = props
  return (
    <Field label={label} hint={hint} problem={problem} aside={aside}>
      {(field) => <Select {...field} {...select} />}
    </Field>
  )
}

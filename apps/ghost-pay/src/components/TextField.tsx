import { Field, type FieldProps } from './Field.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type TextFieldProps = Omit<FieldProps, 'children'> & TextInputProps

/** A line that somebody types, with its label. */
export function TextField({ label, hint, problem, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} aside={aside}>
      {(field) => <TextInput {...field} {...input} />}
    </Field>
  )
}

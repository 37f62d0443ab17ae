import type { ComponentProps } from 'react'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }

/** A form that the page itself answers: nothing is loaded, and its fields say what is wrong. */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}

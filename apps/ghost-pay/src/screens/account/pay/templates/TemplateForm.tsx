import { type ReactNode, useState } from 'react'

import { Button } from '../../../../components/Button.tsx'
import { Form } from '../../../../components/Form.tsx'
import { TextField } from '../../../../components/TextField.tsx'
import { longestTemplateName, type TemplateProblem } from './templates.ts'
import { text } from './templatesCopy.ts'

import './Templates.css'

export type TemplateFormProps = {
  label: string
  /** The name that stands in it at first. */
  start: string
  action: string
  /** Keeps the name, or says why it cannot be. */
  keep: (name: string) => TemplateProblem | undefined
  /** What else can be done. */
  children: ReactNode
}

/** The name of a template. */
export function TemplateForm({ label, start, action, keep, children }: TemplateFormProps) {
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState<TemplateProblem>()
  return (
    <Form className="gp-template-name" onSubmit={() => setProblem(keep(name))}>
      <TextField
        label={label}
        problem={problem && text(`templates.problem.${problem}`)}
        autoFocus
        maxLength={longestTemplateName}
        value={name}
        onChange={(next) => {
          setName(next)
          setProblem(undefined)
        }}
      />
      <div className="gp-actions">
        <Button type="submit">{action}</Button>
        {children}
      </div>
    </Form>
  )
}

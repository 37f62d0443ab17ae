import { useState } from 'react'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { Button } from '../../../../components/Button.tsx'
import { Form } from '../../../../components/Form.tsx'
import { TextField } from '../../../../components/TextField.tsx'
import {
  longestTemplateName,
  type TemplateContent,
  type TemplateProblem,
  templates,
  tidyName,
} from '../../../../data/templates.ts'
import { text } from './templatesCopy.ts'

import './Templates.css'

export type KeepTemplateProps = {
  account: AccountId
  /** What it pays. */
  content: TemplateContent
  /** A name to begin with. */
  proposed: string
}

/** Keeps a payment as a template, under a name. */
export function KeepTemplate({ account, content, proposed }: KeepTemplateProps) {
  const [name, setName] = useState<string>()
  const [problem, setProblem] = useState<TemplateProblem>()
  const [kept, setKept] = useState<string>()
  if (name === undefined) {
    return (
      <div className="gp-actions">
        <Button
          onPress={() => {
            setName(tidyName(proposed))
            setKept(undefined)
          }}
        >
          {text('templates.keep')}
        </Button>
        <p className="gp-soft gp-small" role="status">
          {kept !== undefined && text('templates.kept', { name: kept })}
        </p>
      </div>
    )
  }
  return (
    <Form
      className="gp-template-name"
      onSubmit={() => {
        const { chainId, address } = account
        const found = templates.keep({ chainId, address, name, content })
        setProblem(found)
        if (found !== undefined) return
        setKept(tidyName(name))
        setName(undefined)
      }}
    >
      <NameField
        label={text('templates.name')}
        name={name}
        problem={problem}
        onChange={(next) => {
          setName(next)
          setProblem(undefined)
        }}
      />
      <div className="gp-actions">
        <Button type="submit">{text('templates.save')}</Button>
        <Button onPress={() => setName(undefined)}>{text('templates.cancel')}</Button>
      </div>
    </Form>
  )
}

type NameFieldProps = {
  label: string
  name: string
  problem: TemplateProblem | undefined
  onChange: (name: string) => void
}

/** The name of a template. */
export function NameField({ label, name, problem, onChange }: NameFieldProps) {
  return (
    <TextField
      label={label}
      problem={problem === undefined ? undefined : text(`templates.problem.${problem}`)}
      autoFocus
      maxLength={longestTemplateName}
      value={name}
      onChange={onChange}
    />
  )
}

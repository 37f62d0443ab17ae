import { useState } from 'react'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { Button } from '../../../../components/Button.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { type TemplateContent, templates, tidyName } from './templates.ts'
import { text } from './templatesCopy.ts'

export type KeepTemplateProps = {
  account: AccountId
  /** What it pays. */
  content: TemplateContent
  /** A name to begin with. */
  proposed: string
}

/** Keeps a payment as a template, under a name. */
export function KeepTemplate({ account, content, proposed }: KeepTemplateProps) {
  const [isNaming, setNaming] = useState(false)
  const [kept, setKept] = useState<string>()
  if (!isNaming) {
    return (
      <div className="gp-actions">
        <Button
          onPress={() => {
            setNaming(true)
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
    <TemplateForm
      label={text('templates.name')}
      start={tidyName(proposed)}
      action={text('templates.save')}
      keep={(name) => {
        const { chainId, address } = account
        const problem = templates.keep({ chainId, address, name, content })
        if (problem === undefined) {
          setKept(tidyName(name))
          setNaming(false)
        }
        return problem
      }}
    >
      <Button onPress={() => setNaming(false)}>{text('templates.cancel')}</Button>
    </TemplateForm>
  )
}

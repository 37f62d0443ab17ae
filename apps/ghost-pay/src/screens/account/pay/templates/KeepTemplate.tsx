import { type ReactNode, useState } from 'react'
import { type AccountId, mostOfNote } from '@ghost-pay/safe-account/store'
import { isCollectibleAmount, type SignableView } from '@ghost-pay/safe-account/view'

import { Button } from '../../../../components/Button.tsx'
import { Form } from '../../../../components/Form.tsx'
import { TextField } from '../../../../components/TextField.tsx'
import { amountText } from '../../../../format/amountText.ts'
import { useAddressBook } from '../../../../people/useAddressBook.ts'
import {
  longestTemplateName,
  type TemplateContent,
  type TemplateProblem,
  templates,
  tidyName,
} from './templates.ts'
import { text } from './templatesCopy.ts'

import './Templates.css'

export type KeepTemplateProps = {
  account: AccountId
  content: TemplateContent
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

export type TemplateFormProps = {
  label: string
  /** The name that stands in it at first. */
  start: string
  action: string
  /** Keeps the name, or says why it cannot be. */
  keep: (name: string) => TemplateProblem | undefined
  children: ReactNode
}

/** The name of a template. */
export function TemplateForm({ label, start, action, keep, children }: TemplateFormProps) {
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState<TemplateProblem>()
  return (
    <Form className="gp-template-name gp-stack-tight" onSubmit={() => setProblem(keep(name))}>
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

export type KeepPaidProps = {
  account: AccountId
  /** What was paid, by its own bytes. */
  view: Pick<SignableView, 'kind' | 'amount' | 'counterparty'>
  isUnread: boolean
  note: string
}

/** Keeps a payment that was made as a template; nothing for what was no payment of one amount. */
export function KeepPaid({ account, view, isUnread, note }: KeepPaidProps) {
  const { nameOf } = useAddressBook()
  const { kind, amount, counterparty } = view
  if (kind !== 'sent' || counterparty === undefined || amount?.value === undefined) return null
  // Without its decimals an amount is in other units than a payment is typed in, and a collectible is no amount.
  if (isUnread || isCollectibleAmount(amount)) return null
  return (
    <KeepTemplate
      account={account}
      proposed={nameOf(counterparty) ?? ''}
      content={{
        one: {
          recipient: counterparty,
          amount: amountText(amount.value, amount.decimals),
          token: amount.token ?? '',
          note: note.slice(0, mostOfNote),
        },
      }}
    />
  )
}

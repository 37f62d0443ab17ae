import { useState } from 'react'

import { chains } from '../../../chains.ts'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { cleanSymbol } from '../../../data/cleanSymbol.ts'
import { chainsBy } from '../../../data/readRecipientOf.ts'
import { readRecipient } from '../../../data/recipient/readRecipient.ts'
import { recipientCopy, sayRecipientProblem } from '../../../data/recipientCopy.ts'
import { mostOfNote } from '../../../data/reviewDraft.ts'
import { doubtWords } from '../../../data/tokenTrust.ts'
import { useText } from '../../../text/useText.ts'
import { AmountField } from './AmountField.tsx'
import { payCopy } from './payCopy.ts'
import {
  type Asset,
  assetOf,
  type Payer,
  type Payment,
  type PaymentForm,
  type PaymentProblems,
  readPayment,
} from './payment.ts'
import { RecipientField, type RecipientFieldProps } from './RecipientField.tsx'
import type { KnownRecipient } from './useRecipient.ts'

export type PayFormProps = {
  form: PaymentForm
  assets: readonly Asset[]
  account: Payer
  /** What is known of who is paid. */
  recipient: KnownRecipient
  /** Whether it was sent before: then it shows at once what is wrong. */
  sent?: boolean | undefined
  /** What it is for. */
  note: string
  onNote: (note: string) => void
  onChange: (form: PaymentForm) => void
  onReview: (payment: Payment) => void
}

/** What would put right what was typed, where that is plain. */
function recipientHelp(typed: string): Pick<RecipientFieldProps, 'wrongPlace' | 'suggestion'> {
  const read = readRecipient(typed, chainsBy(chains))
  if (read.status !== 'problem') return {}
  const said = sayRecipientProblem(read.problem)
  return {
    wrongPlace: said[0] === 'recipient.checksumAt' ? Number(said[1].place) : undefined,
    suggestion: read.problem.key === 'without0x' ? read.problem.suggestion : undefined,
  }
}

/** In the order of the form. */
const everyField = ['recipient', 'token', 'amount'] as const

/** Recipient, asset and amount. A field shows its problem once it was left, or once the form was sent. */
export function PayForm(props: PayFormProps) {
  const { form, assets, account, recipient, sent, onChange, onReview } = props
  const text = useText(recipientCopy)
  const copy = useText(payCopy)
  const [left, setLeft] = useState<readonly (keyof PaymentForm)[]>(sent === true ? everyField : [])
  const result = readPayment(form, assets, account, chains)
  const problems: PaymentProblems = result.status === 'incomplete' ? result.problems : {}
  const shown = <field extends keyof PaymentForm>(field: field) =>
    left.includes(field) ? problems[field] : undefined
  const wrongRecipient = shown('recipient')
  // How the look-up of a name stands says more than that it has to be chosen.
  const said = recipient.found === undefined ? (recipient.said ?? wrongRecipient) : wrongRecipient
  const leave = (field: keyof PaymentForm) => {
    if (form[field] !== '') setLeft((fields) => [...fields, field])
  }

  function review() {
    if (result.status === 'ready') {
      onReview(result.payment)
      return
    }
    setLeft(everyField)
    const first = everyField.find((field) => field in result.problems)
    document.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
  }

  return (
    <form
      className="gp-stack-tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        review()
      }}
    >
      <RecipientField
        account={account}
        value={form.recipient}
        problem={wrongRecipient && said && text(...said)}
        hint={recipient.said && text(...recipient.said)}
        {...recipientHelp(form.recipient)}
        {...recipient}
        onChange={(recipient) => {
          onChange({ ...form, recipient })
        }}
        onLeave={() => {
          leave('recipient')
        }}
      />

      <Field label="With" problem={shown('token')}>
        {(field) => (
          <select
            {...field}
            name="token"
            className="gp-input"
            value={form.token}
            onChange={(event) => {
              onChange({ ...form, token: event.target.value })
            }}
          >
            {assets.map(({ token, symbol, name, doubt }) => (
              <option key={token ?? ''} value={token ?? ''}>
                {cleanSymbol(symbol)} · {doubt === undefined ? name : doubtWords[doubt]}
              </option>
            ))}
          </select>
        )}
      </Field>

      <AmountField
        asset={assetOf(form, assets)}
        value={form.amount}
        problem={shown('amount')}
        onChange={(amount) => {
          onChange({ ...form, amount })
        }}
        onLeave={() => {
          leave('amount')
        }}
      />

      <Field label={copy('pay.note')} hint={copy('pay.note.hint')}>
        {(field) => (
          <input
            {...field}
            name="note"
            className="gp-input"
            autoComplete="off"
            maxLength={mostOfNote}
            value={props.note}
            onChange={(event) => {
              props.onNote(event.target.value)
            }}
          />
        )}
      </Field>

      <div className="gp-actions">
        <Button type="submit" look="primary">
          Review
        </Button>
      </div>
    </form>
  )
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readRecipient } from '@ghost-pay/safe-account/recipients'
import { mostOfNote } from '@ghost-pay/safe-account/store'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { plainText } from '@ghost-pay/safe-protocol'

import { chains } from '../../../chains.ts'
import { Button } from '../../../components/Button.tsx'
import { CheckField } from '../../../components/CheckField.tsx'
import { Form } from '../../../components/Form.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { text as sayDoubt } from '../../../money/doubtCopy.ts'
import { chainsBy } from '../../../people/readRecipientOf.ts'
import { sayRecipientProblem, text as sayRecipient } from '../../../people/recipientCopy.ts'
import { text as sayLink } from '../../../requests/linkCopy.ts'
import { AmountField } from './AmountField.tsx'
import type { BindProblem } from './bindNote.ts'
import { fillFromLink } from './fillFromLink.ts'
import { text } from './payCopy.ts'
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

import './Pay.css'

export type PayFormProps = {
  form: PaymentForm
  assets: readonly Asset[]
  /** When their prices came, in milliseconds since 1970. */
  pricesAt: number
  account: Payer
  recipient: KnownRecipient
  /** Whether it was sent before: then it shows at once what is wrong. */
  sent?: boolean | undefined
  note: string
  onNote: (note: string) => void
  binding: Binding
  onRecipient: (recipient: string) => void
  /** The token, the amount, or all of it by a link. */
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

/** Who is paid as it is typed; a payment link that is pasted there fills the form. */
function usePaymentLink({ form, account, assets, ...props }: PayFormProps) {
  const [filled, setFilled] = useState<string>()
  const read = (text: string) => fillFromLink(text, { form, account, assets, chains })
  const onRecipient = (recipient: string) => {
    const link = read(recipient)
    setFilled(link?.status === 'fills' ? sayLink(...link.said) : undefined)
    if (link?.status === 'fills') props.onChange(link.form)
    else props.onRecipient(recipient)
  }
  const link = read(form.recipient)
  return {
    onRecipient,
    filled,
    // A link that is not for this form is said to be so at once: it was pasted whole.
    problem: link?.status === 'stays' ? sayLink(...link.said) : undefined,
    // One that was pasted before it was known what the account holds.
    onFill: link?.status === 'fills' ? () => onRecipient(form.recipient) : undefined,
  }
}

const everyField = ['recipient', 'token', 'amount'] as const

/** Recipient, asset and amount. A field shows its problem once it was left, or once the form was sent. */
export function PayForm(props: PayFormProps) {
  const { form, assets, account, recipient, sent, onChange, onReview } = props
  const [left, setLeft] = useState<readonly (keyof PaymentForm)[]>(sent === true ? everyField : [])
  const result = readPayment(form, assets, account, chains)
  const problems: PaymentProblems = result.status === 'incomplete' ? result.problems : {}
  const shown = <field extends keyof PaymentForm>(field: field) =>
    left.includes(field) ? problems[field] : undefined
  const wrongToken = shown('token')
  const wrongRecipient = shown('recipient')
  // How the look-up of a name stands says more than that it has to be chosen.
  const said = recipient.found === undefined ? (recipient.said ?? wrongRecipient) : wrongRecipient
  const link = usePaymentLink(props)
  const leave = (field: keyof PaymentForm) => {
    if (form[field] !== '') setLeft((fields) => [...fields, field])
  }

  function review() {
    if (result.status === 'ready') {
      onReview(result.payment)
      return
    }
    // The field says what is wrong before it gets the focus: its list would open over that.
    flushSync(() => setLeft(everyField))
    const first = everyField.find((field) => field in result.problems)
    document.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
  }

  return (
    <Form className="gp-stack-tight" onSubmit={() => review()}>
      <RecipientField
        account={account}
        value={form.recipient}
        problem={link.problem ?? (wrongRecipient && said && sayRecipient(...said))}
        hint={link.filled ?? (recipient.said && sayRecipient(...recipient.said))}
        {...recipientHelp(form.recipient)}
        {...recipient}
        onFill={link.onFill}
        onChange={link.onRecipient}
        onLeave={() => leave('recipient')}
      />

      <SelectField
        label={text('pay.with.label')}
        problem={wrongToken && text(...wrongToken)}
        name="token"
        value={form.token}
        placeholder={text('pay.with.none')}
        options={assets.map(({ token, symbol, name, doubt }) => ({
          value: token ?? '',
          label: cleanSymbol(symbol),
          // Why it is put aside, where it is.
          detail: doubt === undefined ? name : sayDoubt(`doubt.${doubt}`),
        }))}
        onChange={(token) => onChange({ ...form, token })}
      />

      <AmountField
        asset={assetOf(form, assets)}
        pricesAt={props.pricesAt}
        value={form.amount}
        problem={shown('amount')}
        onChange={(amount) => onChange({ ...form, amount })}
        onLeave={() => leave('amount')}
      />

      <NoteField
        note={props.note}
        binding={assetOf(form, assets)?.token === undefined ? undefined : props.binding}
        onNote={props.onNote}
      />

      <div className="gp-actions gp-pay-review">
        <Button type="submit" look="primary" busy={props.binding.isAsking}>
          {text('pay.review')}
        </Button>
      </div>
    </Form>
  )
}

/** Whether the hash of a note goes into the bytes of the payment. */
export type Binding = {
  isBound: boolean
  /** Why it can not; undefined while that is not known. */
  problem: BindProblem | undefined
  /** The node is asked whether the token takes it. */
  isAsking: boolean
  onBound: (isBound: boolean) => void
}

export type NoteFieldProps = {
  note: string
  /** Undefined for what carries no words: the chain's own currency. */
  binding: Binding | undefined
  onNote: (note: string) => void
}

/** What a payment is for, and whether its bytes say so. */
export function NoteField({ note, binding, onNote }: NoteFieldProps) {
  const lost = plainText(note).slice(mostOfNote)
  return (
    <>
      <TextField
        label={text('pay.note')}
        hint={text('pay.note.hint')}
        problem={lost === '' ? undefined : text('pay.note.cut', { most: mostOfNote, words: lost })}
        name="note"
        value={note}
        onChange={onNote}
      />
      {binding !== undefined && note.trim() !== '' && (
        <CheckField
          isOn={binding.isBound}
          isProblem={binding.problem !== undefined}
          hint={text(`pay.bind.${binding.problem ?? 'hint'}`)}
          onChange={binding.onBound}
        >
          {text('pay.bind')}
        </CheckField>
      )}
    </>
  )
}

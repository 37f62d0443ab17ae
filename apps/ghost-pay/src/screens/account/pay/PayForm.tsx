import { useState } from 'react'

import { chains } from '../../../chains.ts'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { cleanSymbol } from '../../../data/cleanSymbol.ts'
import { doubtWords } from '../../../data/tokenTrust.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { AmountField } from './AmountField.tsx'
import {
  type Asset,
  assetOf,
  type Payer,
  type Payment,
  type PaymentForm,
  type PaymentProblems,
  readPayment,
} from './payment.ts'
import { RecipientField } from './RecipientField.tsx'

export type PayFormProps = {
  form: PaymentForm
  assets: readonly Asset[]
  account: Payer
  /** Whether it was sent before: then it shows at once what is wrong. */
  sent?: boolean | undefined
  onChange: (form: PaymentForm) => void
  onReview: (payment: Payment) => void
}

/** In the order of the form. */
const everyField = ['recipient', 'token', 'amount'] as const

/** Recipient, asset and amount. A field shows its problem once it was left, or once the form was sent. */
export function PayForm({ form, assets, account, sent, onChange, onReview }: PayFormProps) {
  const { addressBook } = useAddressBook()
  const [left, setLeft] = useState<readonly (keyof PaymentForm)[]>(sent === true ? everyField : [])
  const result = readPayment(form, assets, account, chains)
  const problems: PaymentProblems = result.status === 'incomplete' ? result.problems : {}
  const shown = (field: keyof PaymentForm) => (left.includes(field) ? problems[field] : undefined)
  const leave = (field: keyof PaymentForm) => {
    if (form[field] !== '') setLeft((fields) => [...fields, field])
  }
  const known = [...addressBook].filter(([address]) => address !== account.address)

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
        problem={shown('recipient')}
        known={known}
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

      <div className="gp-actions">
        <Button type="submit" look="primary">
          Review
        </Button>
      </div>
    </form>
  )
}

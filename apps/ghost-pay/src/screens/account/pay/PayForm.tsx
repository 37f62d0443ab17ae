import { useState } from 'react'
import { formatUnits } from 'viem'

import { chains } from '../../../chains.ts'
import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { cleanSymbol } from '../../../data/cleanSymbol.ts'
import { doubtWords } from '../../../data/tokenTrust.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import {
  type Asset,
  assetOf,
  type Payer,
  type Payment,
  type PaymentForm,
  type PaymentProblems,
  readPayment,
} from './payment.ts'

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

/** Whom, what and how much. A field complains once it was left, or once the form was sent. */
export function PayForm({ form, assets, account, sent, onChange, onReview }: PayFormProps) {
  const { addressBook } = useAddressBook()
  const [left, setLeft] = useState<readonly (keyof PaymentForm)[]>(sent === true ? everyField : [])
  const result = readPayment(form, assets, account, chains)
  const problems: PaymentProblems = result.status === 'incomplete' ? result.problems : {}
  const shown = (field: keyof PaymentForm) => (left.includes(field) ? problems[field] : undefined)
  const leave = (field: keyof PaymentForm) => {
    if (form[field] !== '') setLeft((fields) => [...fields, field])
  }
  const asset = assetOf(form, assets)
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
      <Field label="To" problem={shown('recipient')} hint="The address that is paid.">
        {(field) => (
          <input
            {...field}
            name="recipient"
            className="gp-input gp-mono"
            value={form.recipient}
            placeholder={`0x… or ${account.chain.shortName ?? account.chain.id}:0x…`}
            autoComplete="off"
            spellCheck={false}
            list="gp-address-book"
            onBlur={() => {
              leave('recipient')
            }}
            onChange={(event) => {
              onChange({ ...form, recipient: event.target.value })
            }}
          />
        )}
      </Field>
      <datalist id="gp-address-book">
        {known.map(([address, name]) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </datalist>

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

      <Field
        label="Amount"
        problem={shown('amount')}
        hint={
          asset && (
            <>
              The account holds{' '}
              <Amount value={asset.balance} decimals={asset.decimals} symbol={asset.symbol} />
            </>
          )
        }
        aside={
          asset?.balance !== undefined && (
            <button
              type="button"
              className="gp-text-button"
              onClick={() => {
                onChange({ ...form, amount: formatUnits(asset.balance ?? 0n, asset.decimals) })
              }}
            >
              All of it
            </button>
          )
        }
      >
        {(field) => (
          <input
            {...field}
            name="amount"
            className="gp-input gp-figure"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={form.amount}
            onBlur={() => {
              leave('amount')
            }}
            onChange={(event) => {
              onChange({ ...form, amount: event.target.value })
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

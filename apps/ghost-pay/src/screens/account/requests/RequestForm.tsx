import { useState } from 'react'
import { memoBytes, paymentRequestLimits } from '@ghost-pay/payments/requests'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { Button } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useNow } from '../../../components/useNow.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { AmountProblem } from '../pay/AmountProblem.tsx'
import { type AmountSaid, type Asset, assetOf, readAmount } from '../pay/payment.ts'
import { text } from './requestsCopy.ts'

/** What is asked for, once everything is there. */
export type AskedPayment = Extract<ReadRequestForm, { status: 'ready' }>

export type RequestFormProps = {
  /** What can be asked for: nothing of a doubtful kind. */
  assets: readonly Asset[]
  /** Whether the connected wallet is an owner's, who can sign. */
  canSign: boolean
  busy: boolean
  failure: string | undefined
  onMake: (asked: AskedPayment, how: { isSigned: boolean }) => void
  onCancel: () => void
}

/** Amount, token, what it is for and how long it is open. */
export function RequestForm(props: RequestFormProps) {
  const { assets, canSign, busy, failure, onMake, onCancel } = props
  const [form, setForm] = useState<TypedRequest>(emptyRequestForm)
  const [isSent, setSent] = useState(false)
  const now = useNow(60_000)
  const read = readRequestForm(form, assets, Math.floor(now / 1000))
  const amountProblem = read.status === 'incomplete' ? read.amountProblem : undefined
  const change = (changed: Partial<TypedRequest>) => setForm({ ...form, ...changed })
  const make = (isSigned: boolean) => {
    setSent(true)
    if (read.status === 'ready') onMake(read, { isSigned })
  }
  const what = read.status === 'ready' && {
    amount: splitAmount(read.amount, read.asset.decimals).whole,
    symbol: cleanSymbol(read.asset.symbol),
  }
  return (
    <Form className="gp-panel" onSubmit={() => make(canSign)}>
      <h2>{text('requests.new')}</h2>
      <div className="gp-requests-pair">
        <TextField
          label={text('requests.amount')}
          problem={
            isSent && amountProblem ? (
              <AmountProblem problem={amountProblem} onChoose={(amount) => change({ amount })} />
            ) : undefined
          }
          look="figure"
          autoFocus
          placeholder="0"
          value={form.amount}
          onChange={(entered) => change({ amount: entered })}
        />
        <SelectField
          label={text('requests.token')}
          value={form.token}
          options={assets.map(({ token, symbol }) => ({
            value: token ?? '',
            label: cleanSymbol(symbol),
          }))}
          onChange={(token) => change({ token })}
        />
      </div>
      <TextField
        label={text('requests.memo')}
        hint={text('requests.memoHint')}
        problem={
          read.status === 'incomplete' && read.isMemoTooLong
            ? text('requests.memoTooLong')
            : undefined
        }
        value={form.memo}
        onChange={(entered) => change({ memo: entered })}
      />
      <SelectField
        label={text('requests.until')}
        value={form.days}
        options={requestDays.map((days) => ({
          value: days,
          label: days === 0 ? text('requests.noEnd') : text('requests.days', { count: days }),
        }))}
        onChange={(days) => change({ days })}
      />
      {failure !== undefined && (
        <Notice tone="stop" title={text('requests.failed')} urgent>
          {failure}
        </Notice>
      )}
      <p className="gp-soft gp-small">
        {text(canSign ? 'requests.signHint' : 'requests.unsignedHint')}
      </p>
      <div className="gp-actions">
        <Button type="submit" look="primary" busy={busy}>
          {what
            ? text(canSign ? 'requests.signFor' : 'requests.makeFor', what)
            : text(canSign ? 'requests.sign' : 'requests.make')}
        </Button>
        {canSign && (
          <Button disabled={busy} onPress={() => make(false)}>
            {text('requests.makeUnsigned')}
          </Button>
        )}
        <Button onPress={onCancel}>{text('requests.cancel')}</Button>
      </div>
    </Form>
  )
}

/** How long a request can be open, in days; 0 for one without an end. */
const requestDays = [7, 30, 90, 0] as const

/** What stands in the form of a request. */
export type TypedRequest = {
  amount: string
  /** Address of the token, or an empty text for the chain's own currency. */
  token: string
  memo: string
  days: (typeof requestDays)[number]
}

/** A request of which nothing is filled in yet. It is good for 30 days. */
export const emptyRequestForm: TypedRequest = { amount: '', token: '', memo: '', days: 30 }

/** What is asked for, or what keeps it from being asked. */
type ReadRequestForm =
  | { status: 'ready'; asset: Asset; amount: bigint; memo: string; expires: number | undefined }
  | { status: 'incomplete'; amountProblem: AmountSaid | undefined; isMemoTooLong: boolean }

/**
 * Reads the form of a request.
 *
 * @param assets what can be asked for; how much of it the account holds does not matter
 * @param now seconds since 1970
 */
export function readRequestForm(
  form: TypedRequest,
  assets: readonly Asset[],
  now: number,
): ReadRequestForm {
  const asset = assetOf(form, assets)
  const amount = asset && readAmount(form.amount, { ...asset, balance: undefined })
  const memo = form.memo.trim()
  const isMemoTooLong = memoBytes(memo) > paymentRequestLimits.memo
  if (asset === undefined || amount === undefined || 'problem' in amount || isMemoTooLong) {
    const amountProblem = amount && 'problem' in amount ? amount.problem : undefined
    return { status: 'incomplete', amountProblem, isMemoTooLong }
  }
  const expires = form.days === 0 ? undefined : now + form.days * 86_400
  return { status: 'ready', asset, amount: amount.value, memo, expires }
}

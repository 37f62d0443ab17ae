import { useId, useState } from 'react'
import type { Address } from 'viem'
import { zeroAddress } from 'viem'
import { Link } from 'wouter'
import type { SpendPolicy } from '@ghost-pay/payments/policy'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { useNow } from '../../../components/useNow.ts'
import { cleanSymbol } from '../../../data/cleanSymbol.ts'
import type { Person } from '../../../data/people/people.ts'
import { useText } from '../../../text/useText.ts'
import { policyPageCopy } from './policyPageCopy.ts'
import {
  fieldKey,
  type LimitField,
  type LimitForm,
  type PolicyForm as Form,
  type PolicyFormFacts,
  type ReadPolicyForm,
  readPolicyForm,
} from './readPolicyForm.ts'

import '../../../components/Panel.css'
import './Policy.css'

export type PolicyFormProps = {
  form: Form
  facts: Omit<PolicyFormFacts, 'now'>
  people: readonly Pick<Person, 'address' | 'name'>[]
  /** Where people are named. */
  peoplePath: string
  onChange: (form: Form) => void
  onReady: (policy: SpendPolicy) => void
  onCancel: () => void
}

/** Whom the account may pay, and how much: a policy that is still to be signed. */
export function PolicyForm(props: PolicyFormProps) {
  const { form, facts, people, peoplePath, onChange, onReady, onCancel } = props
  const text = useText(policyPageCopy)
  const [isSent, setSent] = useState(false)
  const now = useNow(60_000)
  const read = readPolicyForm(form, { ...facts, now: Math.floor(now / 1000) })
  const told = isSent ? read : undefined
  const change = (changed: Partial<Form>) => {
    onChange({ ...form, ...changed })
  }
  return (
    <form
      className="gp-panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (read.status === 'ready') onReady(read.policy)
      }}
    >
      <h2>{text('policyPage.form')}</h2>
      {facts.current !== undefined && (
        <p className="gp-soft gp-small">{text('policyPage.takesPlace')}</p>
      )}
      <PeopleChoice
        people={people}
        chosen={form.people}
        peoplePath={peoplePath}
        onChange={(chosen) => {
          change({ people: chosen })
        }}
      />
      <Check
        label={text('policyPage.restrictPeople')}
        isOn={form.onlyPeople}
        onChange={(onlyPeople) => {
          change({ onlyPeople })
        }}
      />
      <Limits form={form} facts={facts} read={told} onChange={change} />
      <Check
        label={text('policyPage.restrictTokens')}
        isOn={form.onlyTokens}
        onChange={(onlyTokens) => {
          change({ onlyTokens })
        }}
      />
      {told?.status === 'incomplete' && told.problem !== undefined && (
        <p role="alert" className="gp-policy-problem">
          {text(told.problem)}
        </p>
      )}
      <div className="gp-actions">
        <Button type="submit" look="primary">
          {text('policyPage.next')}
        </Button>
        <Button onPress={onCancel}>{text('policyPage.cancel')}</Button>
      </div>
    </form>
  )
}

type CheckProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="gp-policy-check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      {label}
    </label>
  )
}

type PeopleChoiceProps = Pick<PolicyFormProps, 'people' | 'peoplePath'> & {
  chosen: readonly Address[]
  onChange: (chosen: readonly Address[]) => void
}

function PeopleChoice({ people, chosen, peoplePath, onChange }: PeopleChoiceProps) {
  const text = useText(policyPageCopy)
  return (
    <fieldset className="gp-policy-choice">
      <legend>{text('policyPage.choose')}</legend>
      {people.length === 0 && (
        <p className="gp-soft gp-small">
          {text('policyPage.noPeople')} <Link href={peoplePath}>{text('policyPage.toPeople')}</Link>
        </p>
      )}
      {people.map(({ address, name }) => (
        <label key={address} className="gp-policy-person">
          <input
            type="checkbox"
            checked={chosen.includes(address)}
            onChange={(event) => {
              onChange(
                event.target.checked
                  ? [...chosen, address]
                  : chosen.filter((other) => other !== address),
              )
            }}
          />
          <AccountAvatar address={address} size={32} />
          <span className="gp-policy-who">
            <strong>{name === '' ? text('policyPage.unnamed') : name}</strong>
            <GroupedAddress address={address} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type LimitsProps = Pick<PolicyFormProps, 'form' | 'facts'> & {
  read: ReadPolicyForm | undefined
  onChange: (changed: Partial<Form>) => void
}

function Limits({ form, facts, read, onChange }: LimitsProps) {
  const text = useText(policyPageCopy)
  const id = useId()
  const { tokens, currency } = facts
  const symbolOf = (token: Address) =>
    cleanSymbol(
      token === zeroAddress
        ? currency.symbol
        : (tokens.find(({ address }) => address === token)?.symbol ?? token),
    )
  // The tokens are the chain's word, with checksummed addresses.
  const all = [zeroAddress, ...tokens.map(({ address }) => address as Address)]
  const free = all.filter((token) => form.limits.every((limit) => limit.token !== token))
  const setLimits = (limits: readonly LimitForm[]) => {
    onChange({ limits })
  }
  return (
    <>
      {form.limits.map((limit) => (
        <LimitFields
          key={limit.token}
          limit={limit}
          symbol={symbolOf(limit.token)}
          isPeopleOnly={form.onlyPeople}
          hasPeople={form.people.length > 0}
          read={read}
          onChange={(changed) => {
            setLimits(form.limits.map((other) => (other === limit ? changed : other)))
          }}
          onDrop={() => {
            setLimits(form.limits.filter((other) => other !== limit))
          }}
        />
      ))}
      {free.length > 0 && (
        <div className="gp-field">
          <label htmlFor={id}>{text('policyPage.addToken')}</label>
          <select
            id={id}
            className="gp-input"
            value=""
            onChange={(event) => {
              const token = free.find((one) => one === event.target.value)
              if (token === undefined) return
              setLimits([...form.limits, { token, toAnyone: '', perDay: '', perMonth: '' }])
            }}
          >
            <option value="">{text('policyPage.chooseToken')}</option>
            {free.map((token) => (
              <option key={token} value={token}>
                {symbolOf(token)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}

type LimitFieldsProps = {
  limit: LimitForm
  symbol: string
  isPeopleOnly: boolean
  hasPeople: boolean
  read: ReadPolicyForm | undefined
  onChange: (limit: LimitForm) => void
  onDrop: () => void
}

function LimitFields(props: LimitFieldsProps) {
  const { limit, symbol, isPeopleOnly, hasPeople, read, onChange, onDrop } = props
  const text = useText(policyPageCopy)
  const labels: Record<LimitField, string> = {
    toAnyone: text(hasPeople ? 'policyPage.fieldAnyone' : 'policyPage.fieldEach'),
    perDay: text('policyPage.fieldDay'),
    perMonth: text('policyPage.fieldMonth'),
  }
  const fields: readonly LimitField[] = isPeopleOnly
    ? ['perDay', 'perMonth']
    : ['toAnyone', 'perDay', 'perMonth']
  const problemOf = (field: LimitField) => {
    const problem =
      read?.status === 'incomplete' ? read.amounts.get(fieldKey(limit.token, field)) : undefined
    return problem === 'month' ? text('policyPage.problem.month') : problem?.text
  }
  return (
    <fieldset className="gp-policy-choice">
      <legend>{text('policyPage.limitOf', { token: symbol })}</legend>
      <p className="gp-soft gp-small">{text('policyPage.limitHint')}</p>
      <div className="gp-policy-fields">
        {fields.map((field) => (
          <Field key={field} label={labels[field]} problem={problemOf(field)}>
            {(control) => (
              <input
                {...control}
                className="gp-input gp-figure"
                aria-label={text('policyPage.labelOf', { field: labels[field], token: symbol })}
                inputMode="decimal"
                autoComplete="off"
                value={limit[field]}
                onChange={(event) => {
                  onChange({ ...limit, [field]: event.target.value })
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <button type="button" className="gp-text-button" onClick={onDrop}>
        {text('policyPage.dropToken', { token: symbol })}
      </button>
    </fieldset>
  )
}

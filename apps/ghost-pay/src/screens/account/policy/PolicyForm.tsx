import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { Link } from 'wouter'
import type { Person } from '@ghost-pay/payments/people'
import type { SpendPolicy } from '@ghost-pay/payments/policy'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { Button } from '../../../components/Button.tsx'
import { Check } from '../../../components/Check.tsx'
import { Form } from '../../../components/Form.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useNow } from '../../../components/useNow.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { tokenUnit } from '../../../money/tokenUnit.ts'
import { AmountProblem } from '../pay/AmountProblem.tsx'
import type { AmountSaid } from '../pay/payment.ts'
import { text } from './policyPageCopy.ts'
import {
  fieldKey,
  type LimitField,
  type LimitForm,
  type PolicyAmountSaid,
  type PolicyForm as Typed,
  type PolicyFormFacts,
  type ReadPolicyForm,
  readPolicyForm,
} from './readPolicyForm.ts'

import './Policy.css'

export type PolicyFormProps = {
  form: Typed
  facts: Omit<PolicyFormFacts, 'now'>
  people: readonly Pick<Person, 'address' | 'name'>[]
  /** Where people are named. */
  peoplePath: string
  /** The policy with which it began does not hold any more. */
  isLapsed?: boolean | undefined
  /** The owners have signed another one since: what to do about it. Nothing is ready before it is answered. */
  changed?: { onAnew: (() => void) | undefined; onKeep: () => void } | undefined
  /** Whether it is still the same could not be found out. */
  isUnasked?: boolean | undefined
  onChange: (form: Typed) => void
  onReady: (policy: SpendPolicy) => void
  onCancel: () => void
}

/** Whom the account may pay, and how much: a policy that is still to be signed. */
export function PolicyForm(props: PolicyFormProps) {
  const { form, facts, people, peoplePath, changed, onChange, onReady, onCancel } = props
  const [isSent, setSent] = useState(false)
  const now = useNow(60_000)
  const read = readPolicyForm(form, { ...facts, now: Math.floor(now / 1000) })
  const told = isSent ? read : undefined
  const change = (changed: Partial<Typed>) => onChange({ ...form, ...changed })
  return (
    <Form
      className="gp-panel"
      onSubmit={() => {
        setSent(true)
        if (read.status === 'ready' && changed === undefined) onReady(read.policy)
      }}
    >
      <h2>{text('policyPage.form')}</h2>
      {facts.current !== undefined && (
        <p className="gp-soft gp-small">
          {text(props.isLapsed === true ? 'policyPage.fromLapsed' : 'policyPage.takesPlace')}
        </p>
      )}
      {changed !== undefined && <Changed {...changed} />}
      <PeopleChoice
        people={people}
        chosen={form.people}
        peoplePath={peoplePath}
        onChange={(chosen) => change({ people: chosen })}
      />
      <Check isOn={form.onlyPeople} onChange={(onlyPeople) => change({ onlyPeople })}>
        {text('policyPage.restrictPeople')}
      </Check>
      <Limits form={form} facts={facts} read={told} onChange={change} />
      <Check isOn={form.onlyTokens} onChange={(onlyTokens) => change({ onlyTokens })}>
        {text('policyPage.restrictTokens')}
      </Check>
      {told?.status === 'incomplete' && told.problem !== undefined && (
        <p role="alert" className="gp-policy-problem">
          {text(...told.problem)}
        </p>
      )}
      {props.isUnasked === true && (
        <p role="alert" className="gp-policy-problem">
          {text('policyPage.unasked')}
        </p>
      )}
      <div className="gp-actions">
        <Button type="submit" look="primary" disabled={changed !== undefined}>
          {text('policyPage.next')}
        </Button>
        <Button onPress={onCancel}>{text('policyPage.cancel')}</Button>
      </div>
    </Form>
  )
}

/** Another policy holds than the one with which this began: whose place is taken is for the person to say. */
function Changed({ onAnew, onKeep }: NonNullable<PolicyFormProps['changed']>) {
  return (
    <Notice
      tone="warning"
      urgent
      title={text('policyPage.changed')}
      action={
        <div className="gp-actions">
          <Button disabled={onAnew === undefined} onPress={() => onAnew?.()}>
            {text('policyPage.changedAnew')}
          </Button>
          <Button onPress={onKeep}>{text('policyPage.changedKeep')}</Button>
        </div>
      }
    >
      {text('policyPage.changedWhy')}
    </Notice>
  )
}

type PeopleChoiceProps = Pick<PolicyFormProps, 'people' | 'peoplePath'> & {
  chosen: readonly Address[]
  onChange: (chosen: readonly Address[]) => void
}

/** How many people stand there before the others are asked for. */
const mostShown = 3

function PeopleChoice({ people, chosen, peoplePath, onChange }: PeopleChoiceProps) {
  const [isWhole, setWhole] = useState(false)
  // Who is chosen is never folded away.
  const shown = people.filter(
    ({ address }, index) => isWhole || index < mostShown || chosen.includes(address),
  )
  const folded = people.length - shown.length
  return (
    <fieldset className="gp-stack-near gp-policy-choice">
      <legend>{text('policyPage.choose')}</legend>
      {people.length === 0 && (
        <p className="gp-soft gp-small">
          {text('policyPage.noPeople')} <Link href={peoplePath}>{text('policyPage.toPeople')}</Link>
        </p>
      )}
      {shown.map(({ address, name }) => (
        <label key={address} className="gp-policy-person gp-beside">
          <input
            type="checkbox"
            checked={chosen.includes(address)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen, address]
                  : chosen.filter((other) => other !== address),
              )
            }
          />
          <AccountAvatar address={address} size={32} />
          <span className="gp-anywhere gp-words">
            <strong>{name === '' ? text('policyPage.unnamed') : name}</strong>
            <span className="gp-soft gp-small gp-mono gp-unbroken" title={address}>
              {shortAddress(address)}
            </span>
          </span>
        </label>
      ))}
      {folded > 0 && (
        <Button look="text" onPress={() => setWhole(true)}>
          {text('policyPage.morePeople', { count: folded })}
        </Button>
      )}
    </fieldset>
  )
}

type LimitsProps = Pick<PolicyFormProps, 'form' | 'facts'> & {
  read: ReadPolicyForm | undefined
  onChange: (changed: Partial<Typed>) => void
}

function Limits({ form, facts, read, onChange }: LimitsProps) {
  const { tokens } = facts
  const symbolOf = (token: Address) => tokenUnit(token, facts).name
  // The tokens are the chain's word, with checksummed addresses.
  const all = [zeroAddress, ...tokens.map(({ address }) => address as Address)]
  const free = all.filter((token) => form.limits.every((limit) => limit.token !== token))
  const setLimits = (limits: readonly LimitForm[]) => onChange({ limits })
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
          onChange={(changed) =>
            setLimits(form.limits.map((other) => (other === limit ? changed : other)))
          }
          onDrop={() => setLimits(form.limits.filter((other) => other !== limit))}
        />
      ))}
      {free.length > 0 && (
        <SelectField
          label={text('policyPage.addToken')}
          value={undefined}
          placeholder={text('policyPage.chooseToken')}
          options={free.map((token) => ({ value: token, label: symbolOf(token) }))}
          onChange={(token) =>
            setLimits([...form.limits, { token, toAnyone: '', perDay: '', perMonth: '' }])
          }
        />
      )}
    </>
  )
}

const isOfAmount = (problem: PolicyAmountSaid): problem is AmountSaid =>
  problem[0].startsWith('amount.')

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
    if (problem === undefined) return undefined
    if (!isOfAmount(problem)) return text(...problem)
    return (
      <AmountProblem
        problem={problem}
        onChoose={(amount) => onChange({ ...limit, [field]: amount })}
      />
    )
  }
  return (
    <fieldset className="gp-stack-near gp-policy-choice">
      <legend>{text('policyPage.limitOf', { token: symbol })}</legend>
      <p className="gp-soft gp-small">{text('policyPage.limitHint')}</p>
      <div className="gp-policy-fields">
        {fields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            problem={problemOf(field)}
            look="figure"
            aria-label={text('policyPage.labelOf', { field: labels[field], token: symbol })}
            value={limit[field]}
            onChange={(entered) => onChange({ ...limit, [field]: entered })}
          />
        ))}
      </div>
      <Button look="text" onPress={onDrop}>
        {text('policyPage.dropToken', { token: symbol })}
      </Button>
    </fieldset>
  )
}

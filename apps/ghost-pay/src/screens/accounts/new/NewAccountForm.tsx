import { useId, useState } from 'react'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { longestName, namesakeOf, overlengthOf, strangeLetters } from '@ghost-pay/payments/people'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { NameMarks } from '../../../components/NameMarks.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { AddressBook } from '../../../people/addressBook.ts'
import { text as sayName } from '../../../people/nameCopy.ts'
import {
  type NewAccountJudgement,
  type ThresholdAdvice,
  thresholdAdvice,
} from './judgeNewAccount.ts'
import { text } from './newAccountCopy.ts'
import { addOwner, type NewAccountDraft, withOwners } from './newAccountDraft.ts'
import { OwnerField } from './OwnerField.tsx'

import './NewAccount.css'

export type NewAccountFormProps = {
  draft: NewAccountDraft
  judgement: NewAccountJudgement
  chains: readonly { id: number; name: string }[]
  people: AddressBook
  /** Owners that are contracts on a chosen chain. */
  contractOwners: readonly Address[]
  viewer: Address | undefined
  onChange: (draft: NewAccountDraft) => void
  onClear: () => void
  onContinue: () => void
}

/** How many names are offered beside the fields. */
const offered = 6

/** The form of a new account: name, chains, owners, rule, and the address that follows from them. */
export function NewAccountForm(props: NewAccountFormProps) {
  const { draft, judgement, people, contractOwners, viewer } = props
  const { onChange, onClear, onContinue } = props
  const over = overlengthOf(draft.name)
  const namesake = namesakeOf(people, judgement.plan?.address ?? zeroAddress, draft.name)
  const remove = (index: number) => onChange(withOwners(draft, draft.owners.toSpliced(index, 1)))
  return (
    <Form
      className="gp-stack"
      onSubmit={() => {
        if (judgement.plan !== undefined && over === 0) onContinue()
      }}
    >
      <TextField
        label={text('newAccount.name')}
        hint={
          namesake === undefined && strangeLetters(draft.name).length === 0 ? (
            text('newAccount.name.hint')
          ) : (
            <NameMarks name={draft.name} namesake={namesake} />
          )
        }
        problem={
          over > 0
            ? sayName('name.long', { most: longestName, count: longestName + over })
            : undefined
        }
        value={draft.name}
        onChange={(entered) => onChange({ ...draft, name: entered })}
      />
      <ChainChoice {...props} />
      <section className="gp-stack-tight">
        <div>
          <h2>{text('newAccount.owners')}</h2>
          <p className="gp-soft gp-small">{text('newAccount.owners.hint')}</p>
        </div>
        <ol className="gp-stack-tight">
          {draft.owners.map((owner, index) => {
            const judged = judgement.owners[index] ?? { status: 'empty' }
            return (
              <li key={index}>
                <OwnerField
                  place={index + 1}
                  value={owner}
                  judgement={judged}
                  people={people}
                  viewer={viewer}
                  chainId={draft.chainIds[0]}
                  isContract={
                    judged.status === 'owner' &&
                    contractOwners.some((one) => isAddressEqual(one, judged.address))
                  }
                  onChange={(value) =>
                    onChange({ ...draft, owners: draft.owners.with(index, value) })
                  }
                  onRemove={draft.owners.length === 1 ? undefined : () => remove(index)}
                />
              </li>
            )
          })}
        </ol>
        <OwnerOffers {...props} />
      </section>
      <RuleChoice {...props} />
      <FutureAddress judgement={judgement} />
      <div className="gp-actions">
        <Button type="submit" look="primary" disabled={judgement.plan === undefined}>
          {text('newAccount.continue')}
        </Button>
        <Button onPress={onClear}>{text('newAccount.clear')}</Button>
        <ButtonLink to="/accounts/open">{text('newAccount.openInstead')}</ButtonLink>
      </div>
    </Form>
  )
}

function ChainChoice({ draft, judgement, chains, onChange }: NewAccountFormProps) {
  // That nothing is chosen yet is no error before somebody has chosen.
  const [isTouched, setTouched] = useState(draft.chainIds.length > 0)
  const said = judgement.chains
  return (
    <Choice
      title={text('newAccount.chains')}
      line={said === undefined ? text('newAccount.chains.hint') : text(...said)}
      tone={said !== undefined && isTouched ? 'problem' : undefined}
      options={chains.map(({ id, name }) => ({ key: id, label: name }))}
      isChosen={(id) => draft.chainIds.includes(id)}
      onChoose={(id, isChosen) => {
        setTouched(true)
        const others = draft.chainIds.filter((other) => other !== id)
        onChange({ ...draft, chainIds: isChosen ? [...others, id] : others })
      }}
    />
  )
}

type ChoiceProps = {
  title: string
  /** What is said of what is chosen. */
  line: string
  tone: ThresholdAdvice['tone'] | 'problem'
  /** Of which one alone can be chosen; without it, each is chosen by itself. */
  oneOf?: string
  options: readonly { key: number; label: string }[]
  isChosen: (key: number) => boolean
  onChoose: (key: number, isChosen: boolean) => void
}

function Choice({ title, line, tone, oneOf, options, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset className="gp-new-chains" aria-describedby={id}>
      <legend>{title}</legend>
      <div className="gp-near gp-wrap">
        {options.map(({ key, label }) => (
          <label key={key} className="gp-new-chip">
            <input
              type={oneOf === undefined ? 'checkbox' : 'radio'}
              name={oneOf}
              checked={isChosen(key)}
              onChange={(event) => onChoose(key, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p className="gp-small gp-new-line" id={id} data-tone={tone}>
        {line}
      </p>
    </fieldset>
  )
}

/** People who can be added with one press, and an empty place for another. */
function OwnerOffers(props: NewAccountFormProps) {
  const { draft, judgement, people, contractOwners, viewer, onChange } = props
  const isOwner = (address: Address) =>
    judgement.owners.some((one) => one.status === 'owner' && isAddressEqual(one.address, address))
  const you =
    viewer === undefined || isOwner(viewer)
      ? []
      : [{ address: viewer, label: text('newAccount.owner.addYou') }]
  const offers = [...people]
    .filter(
      ([address]) =>
        !isOwner(address) &&
        !contractOwners.some((one) => isAddressEqual(one, address)) &&
        !(viewer && isAddressEqual(viewer, address)),
    )
    .map(([address, name]) => ({ address, label: text('newAccount.owner.addPerson', { name }) }))
  return (
    <div className="gp-near gp-wrap">
      {[...you, ...offers.slice(0, offered)].map(({ address, label }) => (
        <Button key={address} onPress={() => onChange(addOwner(draft, address))}>
          <span className="gp-near">
            <AccountAvatar address={address} size={20} />
            {label}
          </span>
        </Button>
      ))}
      <Button onPress={() => onChange(withOwners(draft, [...draft.owners, '']))}>
        {text('newAccount.owner.add')}
      </Button>
    </div>
  )
}

function RuleChoice({ draft, judgement, onChange }: NewAccountFormProps) {
  const named = judgement.owners.filter(({ status }) => status === 'owner').length
  // While owners are missing, as many as there are fields: nobody chooses “2 of 1”, and three fields are not two owners.
  const owners = named < draft.threshold ? Math.max(draft.owners.length, draft.threshold) : named
  const advice = thresholdAdvice(draft.threshold, named)
  return (
    <Choice
      title={text('newAccount.threshold')}
      line={text(...advice.said)}
      tone={advice.tone}
      oneOf="threshold"
      options={Array.from({ length: owners }, (_, index) => ({
        key: index + 1,
        label: text('newAccount.threshold.option', { count: index + 1, owners }),
      }))}
      isChosen={(count) => draft.threshold === count}
      onChoose={(count) => onChange({ ...draft, threshold: count })}
    />
  )
}

/** The address that follows from the draft: dashed, because nothing is there yet. */
function FutureAddress({ judgement }: Pick<NewAccountFormProps, 'judgement'>) {
  const { plan } = judgement
  return (
    <section className="gp-card gp-new-ghost gp-stack-near" data-ghost="true" aria-live="polite">
      <h2>{text('newAccount.address.title')}</h2>
      {plan === undefined ? (
        <p className="gp-soft gp-small">{text('newAccount.address.none')}</p>
      ) : (
        <>
          <div className="gp-abreast gp-new-ghost-address">
            <AccountAvatar address={plan.address} size={40} />
            <GroupedAddress address={plan.address} />
          </div>
          <p className="gp-soft gp-small">{text('newAccount.address.hint')}</p>
        </>
      )}
    </section>
  )
}

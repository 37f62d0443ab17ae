import { useId, useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { longestName, overlengthOf } from '@ghost-pay/payments/people'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { AddressBook } from '../../../data/addressBook.ts'
import { text as sayName } from '../../../data/people/nameCopy.ts'
import type { NewAccountJudgement } from './judgeNewAccount.ts'
import { text } from './newAccountCopy.ts'
import { addOwner, type NewAccountDraft, withOwners } from './newAccountDraft.ts'
import { OwnerField } from './OwnerField.tsx'
import { thresholdAdvice } from './thresholdAdvice.ts'

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
  const { draft, judgement, chains, people, contractOwners, viewer } = props
  const { onChange, onClear, onContinue } = props
  const over = overlengthOf(draft.name)
  return (
    <Form
      className="gp-stack"
      onSubmit={() => {
        if (judgement.plan !== undefined && over === 0) onContinue()
      }}
    >
      <TextField
        label={text('newAccount.name')}
        hint={text('newAccount.name.hint')}
        problem={
          over > 0
            ? sayName('name.long', { most: longestName, count: longestName + over })
            : undefined
        }
        value={draft.name}
        onChange={(entered) => onChange({ ...draft, name: entered })}
      />
      <ChainChoice {...{ draft, judgement, chains, onChange }} />
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
                    onChange({
                      ...draft,
                      owners: draft.owners.map((other, at) => (at === index ? value : other)),
                    })
                  }
                  onRemove={
                    draft.owners.length === 1
                      ? undefined
                      : () =>
                          onChange(
                            withOwners(
                              draft,
                              draft.owners.filter((_, at) => at !== index),
                            ),
                          )
                  }
                />
              </li>
            )
          })}
        </ol>
        <OwnerOffers {...{ draft, judgement, people, contractOwners, viewer, onChange }} />
      </section>
      <RuleChoice {...{ draft, judgement, onChange }} />
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

type PartProps = Pick<NewAccountFormProps, 'draft' | 'judgement' | 'onChange'>

function ChainChoice({
  draft,
  judgement,
  chains,
  onChange,
}: PartProps & Pick<NewAccountFormProps, 'chains'>) {
  const id = useId()
  // That nothing is chosen yet is no error before somebody has chosen.
  const [isTouched, setTouched] = useState(draft.chainIds.length > 0)
  const said = judgement.chains
  return (
    <fieldset className="gp-new-chains" aria-describedby={id}>
      <legend>{text('newAccount.chains')}</legend>
      <div className="gp-new-chips">
        {chains.map((chain) => (
          <label key={chain.id} className="gp-new-chip">
            <input
              type="checkbox"
              checked={draft.chainIds.includes(chain.id)}
              onChange={(event) => {
                setTouched(true)
                const others = draft.chainIds.filter((other) => other !== chain.id)
                onChange({
                  ...draft,
                  chainIds: event.target.checked ? [...others, chain.id] : others,
                })
              }}
            />
            <span>{chain.name}</span>
          </label>
        ))}
      </div>
      <p className="gp-small gp-new-line" id={id} data-problem={said !== undefined && isTouched}>
        {said === undefined ? text('newAccount.chains.hint') : text(...said)}
      </p>
    </fieldset>
  )
}

/** People who can be added with one press, and an empty place for another. */
function OwnerOffers({
  draft,
  judgement,
  people,
  contractOwners,
  viewer,
  onChange,
}: PartProps & Pick<NewAccountFormProps, 'people' | 'contractOwners' | 'viewer'>) {
  const isOwner = (address: Address) =>
    judgement.owners.some((one) => one.status === 'owner' && isAddressEqual(one.address, address))
  const offers = [...people].filter(
    ([address]) =>
      !isOwner(address) &&
      !contractOwners.some((one) => isAddressEqual(one, address)) &&
      !(viewer && isAddressEqual(viewer, address)),
  )
  return (
    <div className="gp-new-chips">
      {viewer !== undefined && !isOwner(viewer) && (
        <Button onPress={() => onChange(addOwner(draft, viewer))}>
          <span className="gp-new-offer">
            <AccountAvatar address={viewer} size={20} />
            {text('newAccount.owner.addYou')}
          </span>
        </Button>
      )}
      {offers.slice(0, offered).map(([address, name]) => (
        <Button key={address} onPress={() => onChange(addOwner(draft, address))}>
          <span className="gp-new-offer">
            <AccountAvatar address={address} size={20} />
            {text('newAccount.owner.addPerson', { name })}
          </span>
        </Button>
      ))}
      <Button onPress={() => onChange(withOwners(draft, [...draft.owners, '']))}>
        {text('newAccount.owner.add')}
      </Button>
    </div>
  )
}

function RuleChoice({ draft, judgement, onChange }: PartProps) {
  const id = useId()
  const named = judgement.owners.filter(({ status }) => status === 'owner').length
  // While owners are missing, as many as there are fields: nobody chooses “2 of 1”, and three fields are not two owners.
  const owners = named < draft.threshold ? Math.max(draft.owners.length, draft.threshold) : named
  const choices = Array.from({ length: owners }, (_, index) => index + 1)
  const advice = thresholdAdvice(draft.threshold, named)
  return (
    <fieldset className="gp-new-chains" aria-describedby={id}>
      <legend>{text('newAccount.threshold')}</legend>
      <div className="gp-new-chips">
        {choices.map((count) => (
          <label key={count} className="gp-new-chip">
            <input
              type="radio"
              name="threshold"
              checked={draft.threshold === count}
              onChange={() => onChange({ ...draft, threshold: count })}
            />
            <span>{text('newAccount.threshold.option', { count, owners })}</span>
          </label>
        ))}
      </div>
      <p className="gp-small gp-new-line" id={id} data-tone={advice.tone}>
        {text(...advice.said)}
      </p>
    </fieldset>
  )
}

/** The address that follows from the draft: dashed, because nothing is there yet. */
function FutureAddress({ judgement }: Pick<NewAccountFormProps, 'judgement'>) {
  const { plan } = judgement
  return (
    <section className="gp-new-ghost" aria-live="polite">
      <h2>{text('newAccount.address.title')}</h2>
      {plan === undefined ? (
        <p className="gp-soft gp-small">{text('newAccount.address.none')}</p>
      ) : (
        <>
          <div className="gp-new-ghost-address">
            <AccountAvatar address={plan.address} size={40} />
            <GroupedAddress address={plan.address} />
          </div>
          <p className="gp-soft gp-small">{text('newAccount.address.hint')}</p>
        </>
      )}
    </section>
  )
}

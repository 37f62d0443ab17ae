import { type Address, isAddressEqual } from 'viem'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import { viewerRole } from '@ghost-pay/safe-account/queue'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressBlock, GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Source } from '../../../components/Source.tsx'
import type { AddressBook } from '../../../data/addressBook.ts'
import { text } from './newAccountCopy.ts'

import './NewAccount.css'

export type PlanViewProps = {
  plan: AccountPlan
  people: AddressBook
  viewer: Address | undefined
  onConnect: () => void
  onRemove: () => void
  /** What is asked and done on each chain. */
  children: React.ReactNode
}

/** A planned account: what it will be, and what stands between now and the account. */
export function PlanView({ plan, people, viewer, onConnect, onRemove, children }: PlanViewProps) {
  const name = people.get(plan.address)
  const role = viewerRole(viewer, plan.owners)
  return (
    <>
      <div className="gp-stack-tight">
        <h1>
          {name === undefined
            ? text('newAccount.plan.unnamed')
            : text('newAccount.plan.title', { name })}
        </h1>
        <p className="gp-soft">{text('newAccount.plan.lead')}</p>
      </div>
      <section className="gp-card gp-new-card" data-ghost="true">
        <Source source="device">{text('newAccount.address.ghost')}</Source>
        <AddressBlock address={plan.address} name={name} />
      </section>
      {viewer === undefined && (
        <Notice
          tone="warning"
          title={text('newAccount.plan.connect')}
          action={<Button onPress={onConnect}>{text('newAccount.plan.connectButton')}</Button>}
        >
          {text('newAccount.plan.connectText')}
        </Notice>
      )}
      {role === 'notOwner' && <Notice tone="warning" title={text('newAccount.plan.notOwner')} />}
      {children}
      <PlanFacts plan={plan} people={people} viewer={viewer} />
      <div className="gp-stack-tight">
        <p className="gp-soft gp-small">{text('newAccount.plan.removeText')}</p>
        <div className="gp-actions">
          <ButtonLink to="/accounts/new">{text('newAccount.plan.change')}</ButtonLink>
          <Button onPress={onRemove}>{text('newAccount.plan.remove')}</Button>
        </div>
      </div>
    </>
  )
}

/** What the account will be made of, to the letter. */
function PlanFacts({ plan, people, viewer }: Pick<PlanViewProps, 'plan' | 'people' | 'viewer'>) {
  const nameOf = (owner: Address) => {
    const isViewer = viewer !== undefined && isAddressEqual(owner, viewer)
    const name = people.get(owner)
    if (!isViewer) return name
    return name === undefined ? text('newAccount.owner.you') : text('newAccount.plan.you', { name })
  }
  return (
    <Facts
      rows={[
        {
          name: text('newAccount.plan.rule'),
          value: text('newAccount.plan.ruleValue', {
            threshold: plan.threshold,
            owners: plan.owners.length,
          }),
        },
        {
          name: text('newAccount.owners'),
          value: (
            <ul className="gp-stack-tight">
              {plan.owners.map((owner) => (
                <li key={owner} className="gp-new-owner-name">
                  <AccountAvatar address={owner} size={20} />
                  {nameOf(owner) !== undefined && <strong>{nameOf(owner)}</strong>}
                  <GroupedAddress address={owner} />
                </li>
              ))}
            </ul>
          ),
        },
        {
          name: text('newAccount.plan.contract'),
          value: text('newAccount.plan.contractValue', { version: plan.version }),
        },
        {
          name: text('newAccount.plan.salt'),
          value: (
            <>
              <span className="gp-figure">{plan.saltNonce.toString()}</span>{' '}
              <span className="gp-soft gp-small">{text('newAccount.plan.saltHint')}</span>
            </>
          ),
        },
      ]}
    />
  )
}

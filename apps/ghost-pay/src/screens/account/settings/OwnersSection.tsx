import { useState } from 'react'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { namesakeOf } from '@ghost-pay/payments/people'
import { lookAlikes, readRecipient } from '@ghost-pay/safe-account/recipients'
import {
  type OwnerChange,
  type OwnerMeaning,
  ownerMeaning,
  ownerProblem,
  type Ownership,
  ownershipAfter,
} from '@ghost-pay/safe-account/review'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { LookAlikeNotice } from '../../../components/LookAlikeNotice.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { NameMarks } from '../../../components/NameMarks.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { AddressBook } from '../../../people/addressBook.ts'
import { namedAddress } from '../../../people/namedAddress.ts'
import { sayRecipientProblem, text as say } from '../../../people/recipientCopy.ts'
import { text } from './settingsCopy.ts'

import './Settings.css'

type OwnersSectionProps = Pick<OwnerFormProps, 'people' | 'chain' | 'chainOf'> & {
  /** As the account's own contract says; undefined while, or because, the node has not answered. */
  ownership: Ownership | undefined
  viewer: Address | undefined
  nameOf: (address: Address) => string | undefined
  /** A change was made up: it is looked over next. */
  onReview: (change: OwnerChange) => void
}

type Asked = { kind: OwnerChange['kind']; owner: Address | undefined }

/** Who owns the account and how many must sign, with a way to change each. */
export function OwnersSection(props: OwnersSectionProps) {
  const { ownership, viewer, nameOf, onReview } = props
  const [asked, setAsked] = useState<Asked>()
  if (ownership === undefined) {
    return (
      <section className="gp-stack-tight">
        <h2>{text('settings.owners')}</h2>
        <p className="gp-soft">{text('settings.unread')}</p>
      </section>
    )
  }
  const { owners, threshold } = ownership
  const mayChange = viewer !== undefined && owners.some((owner) => isAddressEqual(owner, viewer))
  const ask = (kind: Asked['kind'], owner?: Address) => () => setAsked({ kind, owner })
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row gp-title-row-near">
        <h2>{text('settings.owners')}</h2>
        <span className="gp-soft">
          {text('settings.mustSign', { threshold, owners: owners.length })}
        </span>
      </div>
      <ul className="gp-list">
        {owners.map((owner) => {
          const name = nameOf(owner)
          return (
            <li key={owner} className="gp-settings-owner gp-someone">
              <AccountAvatar address={owner} size={40} />
              <div className="gp-anywhere">
                <strong>{name ?? text('settings.unnamed')}</strong>
                {viewer !== undefined && isAddressEqual(viewer, owner) && (
                  <span className="gp-soft gp-small"> · {text('settings.you')}</span>
                )}
                <GroupedAddress address={owner} />
              </div>
              {mayChange && (
                <div className="gp-actions">
                  {(owners.length > 1
                    ? (['replace', 'remove'] as const)
                    : (['replace'] as const)
                  ).map((kind) => (
                    <Button
                      key={kind}
                      look="text"
                      label={text(`settings.${kind}Of`, { name: name ?? owner })}
                      onPress={ask(kind, owner)}
                    >
                      {text(`settings.${kind}`)}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {!mayChange && (
        <p className="gp-soft gp-small">
          {text(viewer === undefined ? 'settings.notConnected' : 'settings.notOwner')}
        </p>
      )}
      {mayChange && asked === undefined && (
        <div className="gp-actions">
          <Button onPress={ask('add')}>{text('settings.addOwner')}</Button>
          {owners.length > 1 && (
            <Button onPress={ask('threshold')}>{text('settings.changeThreshold')}</Button>
          )}
        </div>
      )}
      {mayChange && asked !== undefined && (
        <OwnerForm
          {...props}
          {...asked}
          key={`${asked.kind}${asked.owner ?? ''}`}
          ownership={ownership}
          onReview={onReview}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

type Chain = { id: number; name: string }

type OwnerFormProps = {
  ownership: Ownership
  kind: OwnerChange['kind']
  /** Who is replaced or removed. */
  owner: Address | undefined
  nameOf: (address: Address) => string | undefined
  /** Names that may stand in the field. */
  people: AddressBook
  chain: Chain
  chainOf: (prefix: string) => Chain | undefined
  onReview: (change: OwnerChange) => void
  onCancel: () => void
}

/** Makes up a change of the owners, and says what it means before it is looked over. */
function OwnerForm(props: OwnerFormProps) {
  const { ownership, kind, owner, nameOf, onReview, onCancel } = props
  const count = ownershipAfter(ownership, { kind: 'threshold', threshold: 1 }).owners
  const owners = count + (kind === 'add' ? 1 : kind === 'remove' ? -1 : 0)
  const [typed, setTyped] = useState('')
  const [threshold, setThreshold] = useState(Math.min(ownership.threshold, owners))
  const [isSent, setSent] = useState(false)
  const asksAddress = kind === 'add' || kind === 'replace'
  const { address, problem } = useNewOwner(props, typed)
  const change = changeOf(kind, { owner, address, threshold })
  // Until an address is typed, the zero address takes its place: the texts do not depend on it.
  const meant = changeOf(kind, { owner, address: address ?? zeroAddress, threshold })
  const name = owner && (nameOf(owner) ?? owner)

  return (
    <Form
      className="gp-panel"
      onSubmit={() => {
        setSent(true)
        if (change !== undefined && (!asksAddress || problem === undefined)) onReview(change)
      }}
    >
      <h3>{titleOf(kind, name)}</h3>
      {asksAddress && (
        <TextField
          label={text('settings.newOwner')}
          problem={isSent ? problem : undefined}
          hint={address === undefined ? undefined : <WhoItIs {...props} address={address} />}
          look="code"
          autoFocus
          placeholder="0x…"
          value={typed}
          onChange={setTyped}
        />
      )}
      {address !== undefined && (
        <LookAlikeNotice address={address} others={knownLike(address, props)} nameOf={nameOf} />
      )}
      {kind !== 'replace' && (
        <SelectField
          label={text('settings.threshold')}
          value={threshold}
          options={Array.from({ length: owners }, (_, index) => ({
            value: index + 1,
            label: text('settings.thresholdChoice', { threshold: index + 1, owners }),
          }))}
          onChange={setThreshold}
        />
      )}
      {meant !== undefined && <Meaning ownership={ownership} change={meant} />}
      <div className="gp-actions">
        <Button type="submit" look="primary">
          {text('settings.review')}
        </Button>
        <Button onPress={onCancel}>{text('settings.cancel')}</Button>
      </div>
    </Form>
  )
}

function titleOf(kind: OwnerChange['kind'], name: string | undefined): string {
  if (kind === 'add') return text('settings.addOwner')
  if (kind === 'threshold' || name === undefined) return text('settings.changeThreshold')
  return text(kind === 'replace' ? 'settings.replaceOf' : 'settings.removeOf', { name })
}

function changeOf(
  kind: OwnerChange['kind'],
  {
    owner,
    address,
    threshold,
  }: { owner: Address | undefined; address: Address | undefined; threshold: number },
): OwnerChange | undefined {
  switch (kind) {
    case 'add':
      return address && { kind, owner: address, threshold }
    case 'replace':
      return address && owner && { kind, owner, by: address }
    case 'remove':
      return owner && { kind, owner, threshold }
    case 'threshold':
      return { kind, threshold }
  }
}

/** Reads the address of a new owner, or says why it is none. */
function useNewOwner({ ownership, people, chain, chainOf }: OwnerFormProps, typed: string) {
  const read = namedAddress(people, typed) ?? readRecipient(typed, chainOf)
  switch (read.status) {
    case 'empty':
      return { address: undefined, problem: text('settings.empty') }
    case 'name':
      return { address: undefined, problem: text('settings.isName', { name: read.name }) }
    case 'problem':
      return { address: undefined, problem: say(...sayRecipientProblem(read.problem)) }
    case 'address': {
      const { address } = read
      if (read.chain !== undefined && read.chain.id !== chain.id) {
        const chains = { chain: read.chain.name, own: chain.name }
        return { address, problem: text('settings.otherChain', chains) }
      }
      const problem = ownerProblem(ownership, address)
      return { address, problem: problem && text(`settings.${problem}`) }
    }
  }
}

/** Whose address it is, and the whole of it. */
function WhoItIs({
  address,
  nameOf,
  people,
}: { address: Address } & Pick<OwnerFormProps, 'nameOf' | 'people'>) {
  const name = nameOf(address)
  return (
    <span>
      {name !== undefined && <strong>{name} </strong>}
      <GroupedAddress address={address} />
      {name !== undefined && <NameMarks name={name} namesake={namesakeOf(people, address, name)} />}
    </span>
  )
}

/** Owners and people that a new owner can be taken for. */
const knownLike = (address: Address, { ownership, people }: OwnerFormProps): readonly Address[] =>
  lookAlikes(
    address,
    [ownership.address, ...ownership.owners, ...people.keys()].map((address) => ({
      address,
      isNamed: true,
    })),
  )

/** What a change means, what needs care marked. */
function Meaning({ ownership, change }: { ownership: Ownership; change: OwnerChange }) {
  const say = (meaning: OwnerMeaning): string =>
    meaning.key === 'after'
      ? text('settings.after', { threshold: meaning.threshold, owners: meaning.owners })
      : text(`settings.${meaning.key}`)
  return (
    <div className="gp-stack-tight" role="status">
      {ownerMeaning(ownership, change).map((meaning) =>
        meaning.key === 'oneSigns' || meaning.key === 'everybodySigns' ? (
          <Mark key={meaning.key} tone="warning">
            {say(meaning)}
          </Mark>
        ) : (
          <p key={meaning.key}>{say(meaning)}</p>
        ),
      )}
    </div>
  )
}

import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'

import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { Mark } from '../../../components/Mark.tsx'
import {
  type OwnerChange,
  type OwnerMeaning,
  ownerMeaning,
  ownerProblem,
  type Ownership,
  ownershipAfter,
} from '../../../data/ownerChange.ts'
import { readRecipient } from '../../../data/recipient/readRecipient.ts'
import { recipientCopy, sayRecipientProblem } from '../../../data/recipientCopy.ts'
import { useText } from '../../../text/useText.ts'
import { settingsCopy } from './settingsCopy.ts'

import '../../../components/Panel.css'

type Chain = { id: number; name: string }

export type OwnerFormProps = {
  ownership: Ownership
  kind: OwnerChange['kind']
  /** Who is replaced or removed. */
  owner: Address | undefined
  nameOf: (address: Address) => string | undefined
  chain: Chain
  chainOf: (prefix: string) => Chain | undefined
  onReview: (change: OwnerChange) => void
  onCancel: () => void
}

/** Makes up a change of the owners, and says what it means before it is looked over. */
export function OwnerForm(props: OwnerFormProps) {
  const { ownership, kind, owner, nameOf, onReview, onCancel } = props
  const text = useText(settingsCopy)
  const count = ownershipAfter(ownership, { kind: 'threshold', threshold: 1 }).owners
  const owners = count + (kind === 'add' ? 1 : kind === 'remove' ? -1 : 0)
  const [typed, setTyped] = useState('')
  const [threshold, setThreshold] = useState(Math.min(ownership.threshold, owners))
  const [isSent, setSent] = useState(false)
  const asksAddress = kind === 'add' || kind === 'replace'
  const { address, problem } = useNewOwner(props, typed)
  const change = changeOf(kind, { owner, address, threshold })
  // It means the same whoever it is.
  const meant = changeOf(kind, { owner, address: address ?? zeroAddress, threshold })
  const name = owner && (nameOf(owner) ?? owner)

  return (
    <form
      className="gp-panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (change !== undefined && (!asksAddress || problem === undefined)) onReview(change)
      }}
    >
      <h3>{titleOf(kind, name, text)}</h3>
      {asksAddress && (
        <Field label={text('settings.newOwner')} problem={isSent ? problem : undefined}>
          {(field) => (
            <input
              {...field}
              className="gp-input gp-mono"
              autoFocus
              autoComplete="off"
              spellCheck={false}
              placeholder="0x…"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
              }}
            />
          )}
        </Field>
      )}
      {kind !== 'replace' && (
        <Field label={text('settings.threshold')}>
          {(field) => (
            <select
              {...field}
              className="gp-input"
              value={threshold}
              onChange={(event) => {
                setThreshold(Number(event.target.value))
              }}
            >
              {Array.from({ length: owners }, (_, index) => index + 1).map((threshold) => (
                <option key={threshold} value={threshold}>
                  {text('settings.thresholdChoice', { threshold, owners })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {meant !== undefined && <Meaning ownership={ownership} change={meant} />}
      <div className="gp-actions">
        <Button type="submit" look="primary">
          {text('settings.review')}
        </Button>
        <Button onPress={onCancel}>{text('settings.cancel')}</Button>
      </div>
    </form>
  )
}

function titleOf(
  kind: OwnerChange['kind'],
  name: string | undefined,
  text: ReturnType<typeof useText<typeof settingsCopy>>,
): string {
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
function useNewOwner({ ownership, chain, chainOf }: OwnerFormProps, typed: string) {
  const text = useText(settingsCopy)
  const say = useText(recipientCopy)
  const read = readRecipient(typed, chainOf)
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

/** What a change means, what needs care marked. */
function Meaning({ ownership, change }: { ownership: Ownership; change: OwnerChange }) {
  const text = useText(settingsCopy)
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

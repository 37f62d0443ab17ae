import { useId } from 'react'
import { type Address, isAddressEqual } from 'viem'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import type { AddressBook } from '../../../data/addressBook.ts'
import { recipientCopy } from '../../../data/recipientCopy.ts'
import { useNameLookUp } from '../../../data/useNameLookUp.ts'
import { useText } from '../../../text/useText.ts'
import type { OwnerJudgement } from './judgeNewAccount.ts'
import { newAccountCopy } from './newAccountCopy.ts'

export type OwnerFieldProps = {
  /** From 1. */
  place: number
  value: string
  judgement: OwnerJudgement
  people: AddressBook
  viewer: Address | undefined
  isContract: boolean
  /** Whose names are asked for. */
  chainId: number | undefined
  onChange: (value: string) => void
  /** Undefined for the only owner. */
  onRemove: (() => void) | undefined
}

/** One owner: a name or an address, and whose it is. */
export function OwnerField(props: OwnerFieldProps) {
  const { place, value, judgement, people, viewer, isContract, chainId, onChange, onRemove } = props
  const text = useText(newAccountCopy)
  const sayRecipient = useText(recipientCopy)
  const listId = useId()
  return (
    <div className="gp-new-owner">
      <Field
        label={text('newAccount.owner', { count: place })}
        problem={
          judgement.status === 'problem'
            ? text(...judgement.said)
            : judgement.status === 'unread'
              ? sayRecipient(...judgement.said)
              : undefined
        }
        hint={
          judgement.status === 'owner' ? (
            <OwnerName address={judgement.address} {...{ people, viewer, isContract }} />
          ) : judgement.status === 'name' && chainId !== undefined ? (
            <NameOnChain name={judgement.name} chainId={chainId} onUse={onChange} />
          ) : undefined
        }
      >
        {(field) => (
          <input
            {...field}
            className="gp-input gp-mono"
            value={value}
            list={listId}
            placeholder={text('newAccount.owner.placeholder')}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {[...people].map(([address, name]) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </datalist>
      {onRemove !== undefined && (
        <IconButton label={text('newAccount.owner.remove', { count: place })} onPress={onRemove}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 10h10" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </IconButton>
      )}
    </div>
  )
}

function OwnerName({
  address,
  people,
  viewer,
  isContract,
}: Pick<OwnerFieldProps, 'people' | 'viewer' | 'isContract'> & { address: Address }) {
  const text = useText(newAccountCopy)
  const isViewer = viewer !== undefined && isAddressEqual(viewer, address)
  const name = people.get(address) ?? (isViewer ? text('newAccount.owner.you') : undefined)
  return (
    <span className="gp-new-owner-name">
      <AccountAvatar address={address} size={20} />
      {name !== undefined && <strong>{name}</strong>}
      <GroupedAddress address={address} />
      {isContract && (
        <span className="gp-new-line" data-tone="careful">
          {text('newAccount.owner.contract')}
        </span>
      )}
    </span>
  )
}

/** Whom a name stands for, as the chain says today. It is taken over as an address. */
function NameOnChain({
  name,
  chainId,
  onUse,
}: {
  name: string
  chainId: number
  onUse: (address: Address) => void
}) {
  const text = useText(newAccountCopy)
  const { lookUp, address } = useNameLookUp(chainId, name)
  if (address === undefined) {
    return text(
      lookUp.status === 'looking' ? 'newAccount.owner.name.looking' : 'newAccount.owner.name.none',
      { name },
    )
  }
  return (
    <span className="gp-new-owner-name">
      <GroupedAddress address={address} />
      <span>{text('newAccount.owner.name.found', { name })}</span>
      <Button
        onPress={() => {
          onUse(address)
        }}
      >
        {text('newAccount.owner.name.use')}
      </Button>
    </span>
  )
}

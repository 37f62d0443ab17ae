import { type Address, isAddressEqual } from 'viem'
import { namesakeOf } from '@ghost-pay/payments/people'
import { lookAlikes, matchingOptions } from '@ghost-pay/safe-account/recipients'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { LookAlikeNotice } from '../../../components/LookAlikeNotice.tsx'
import { NameMarks } from '../../../components/NameMarks.tsx'
import { SuggestionList } from '../../../components/SuggestionList.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useSuggestions } from '../../../components/useSuggestions.ts'
import type { AddressBook } from '../../../people/addressBook.ts'
import { text as sayRecipient } from '../../../people/recipientCopy.ts'
import { useNameLookUp } from '../../../people/useNameLookUp.ts'
import type { OwnerJudgement } from './judgeNewAccount.ts'
import { text } from './newAccountCopy.ts'

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
  const choices =
    judgement.status === 'owner'
      ? []
      : matchingOptions(
          [...people].map(([address, name]) => ({ address, name, lastPaid: undefined })),
          value,
        )
  const suggestions = useSuggestions(choices, ({ address }) => onChange(address))
  const named = judgement.status === 'owner' ? people.get(judgement.address) : undefined
  return (
    <div className="gp-new-owner">
      <div className="gp-suggests">
        <TextField
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
          {...suggestions.inputProps}
          look="code"
          value={value}
          placeholder={text('newAccount.owner.placeholder')}
          onFocus={suggestions.open}
          onBlur={suggestions.close}
          onChange={(entered) => {
            onChange(entered)
            suggestions.typed()
          }}
        />
        <SuggestionList suggestions={suggestions}>
          {({ address, name }) => (
            <>
              <AccountAvatar address={address} size={32} />
              <span>
                <strong>{name}</strong>
                <GroupedAddress address={address} />
                {name !== undefined && (
                  <NameMarks name={name} namesake={namesakeOf(people, address, name)} />
                )}
              </span>
            </>
          )}
        </SuggestionList>
      </div>
      {onRemove !== undefined && (
        <IconButton label={text('newAccount.owner.remove', { count: place })} onPress={onRemove}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 10h10" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </IconButton>
      )}
      {judgement.status === 'owner' && (
        <div className="gp-new-owner-alike">
          {named !== undefined && (
            <NameMarks name={named} namesake={namesakeOf(people, judgement.address, named)} />
          )}
          <LookAlikeNotice
            address={judgement.address}
            others={lookAlikes(judgement.address, knownTo(props))}
            nameOf={(address) => people.get(address)}
          />
        </div>
      )}
    </div>
  )
}

/** Whom the maker of an account knows: people with a name, and the own address. */
const knownTo = ({ people, viewer }: OwnerFieldProps) =>
  [...people.keys(), ...(viewer === undefined ? [] : [viewer])].map((address) => ({
    address,
    isNamed: true,
  }))

function OwnerName({
  address,
  people,
  viewer,
  isContract,
}: Pick<OwnerFieldProps, 'people' | 'viewer' | 'isContract'> & { address: Address }) {
  const isViewer = viewer !== undefined && isAddressEqual(viewer, address)
  const name = people.get(address) ?? (isViewer ? text('newAccount.owner.you') : undefined)
  return (
    <span className="gp-abreast gp-new-owner-name">
      <AccountAvatar address={address} size={20} />
      {name !== undefined && <strong>{name}</strong>}
      <GroupedAddress address={address} />
      {isContract && (
        <span className="gp-new-line" data-tone="warning">
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
  const { lookUp, address } = useNameLookUp(chainId, name)
  if (address === undefined) {
    return text(
      lookUp.status === 'looking' ? 'newAccount.owner.name.looking' : 'newAccount.owner.name.none',
      { name },
    )
  }
  return (
    <span className="gp-abreast gp-new-owner-name">
      <GroupedAddress address={address} />
      <span>{text('newAccount.owner.name.found', { name })}</span>
      <Button onPress={() => onUse(address)}>{text('newAccount.owner.name.use')}</Button>
    </span>
  )
}

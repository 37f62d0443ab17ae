import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import type { OwnerChange, Ownership } from '@ghost-pay/safe-account/review'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { OwnerForm, type OwnerFormProps } from './OwnerForm.tsx'
import { text } from './settingsCopy.ts'

import './Settings.css'

export type OwnersSectionProps = Pick<OwnerFormProps, 'people' | 'chain' | 'chainOf'> & {
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
              <div className="gp-settings-owner-who">
                <strong>{name ?? text('settings.unnamed')}</strong>
                {viewer !== undefined && isAddressEqual(viewer, owner) && (
                  <span className="gp-soft gp-small"> · {text('settings.you')}</span>
                )}
                <GroupedAddress address={owner} />
              </div>
              {mayChange && (
                <div className="gp-actions">
                  <Button
                    look="text"
                    label={text('settings.replaceOf', { name: name ?? owner })}
                    onPress={ask('replace', owner)}
                  >
                    {text('settings.replace')}
                  </Button>
                  {owners.length > 1 && (
                    <Button
                      look="text"
                      label={text('settings.removeOf', { name: name ?? owner })}
                      onPress={ask('remove', owner)}
                    >
                      {text('settings.remove')}
                    </Button>
                  )}
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

import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import type { WhatIsThere } from '@ghost-pay/safe-account'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { AddressBlock, GroupedAddress } from '../../../components/AddressBlock.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { TryAgain } from '../../../components/TryAgain.tsx'
import { type RecipientSaid, text as sayRecipient } from '../../../people/recipientCopy.ts'
import { text } from './openAccountCopy.ts'

import './OpenAccount.css'

/** What one chain says of the address. */
export type PlaceOfAddress = {
  chain: { id: number; name: string }
  /** Where the screens of the account are. */
  path: string
  /** Undefined while, or because, the node has not answered. */
  answer: WhatIsThere | undefined
  isSilent: boolean
  onAskAgain: () => void
  /** Where its plan is, when it was planned here. */
  planPath: string | undefined
}

export type OpenAccountViewProps = {
  /** What stands in the field at first. */
  text: string
  problem: RecipientSaid | undefined
  /** The address that is looked at. */
  address: Address | undefined
  name: string | undefined
  places: readonly PlaceOfAddress[]
  /** Chains that were not asked yet. */
  further: number
  viewer: Address | undefined
  onLook: (text: string) => void
  onFurther: () => void
}

/** Finds out what stands at an address, chain by chain, before it is opened. */
export function OpenAccountView(props: OpenAccountViewProps) {
  const { problem, address, name, places, further, viewer, onLook, onFurther } = props
  const [typed, setTyped] = useState(props.text)
  return (
    <>
      <div className="gp-stack-tight">
        <h1>{text('openAccount.title')}</h1>
        <p className="gp-soft">{text('openAccount.lead')}</p>
      </div>
      <Form className="gp-field-row gp-open-form" onSubmit={() => onLook(typed)}>
        <TextField
          label={text('openAccount.field')}
          problem={problem && sayRecipient(...problem)}
          hint={text('openAccount.field.hint')}
          look="code"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" look={places.length === 0 ? 'primary' : 'plain'}>
          {text('openAccount.look')}
        </Button>
      </Form>
      {address !== undefined && (
        <section className="gp-stack-tight">
          <AddressBlock address={address} name={name} />
          <ul className="gp-list">
            {places.map((place) => (
              <li key={place.chain.id} className="gp-open-place">
                <h2>{place.chain.name}</h2>
                <Place place={place} viewer={viewer} />
              </li>
            ))}
          </ul>
          {further > 0 && (
            <Button onPress={onFurther}>{text('openAccount.further', { count: further })}</Button>
          )}
        </section>
      )}
      <div className="gp-actions">
        <ButtonLink to="/accounts/new">{text('openAccount.create')}</ButtonLink>
        <ButtonLink to="/accounts/chains">{text('openAccount.chains')}</ButtonLink>
      </div>
    </>
  )
}

function Place({ place, viewer }: { place: PlaceOfAddress; viewer: Address | undefined }) {
  const { answer, chain, planPath } = place
  if (answer === undefined) {
    return place.isSilent ? (
      <>
        <Mark tone="warning">{text('openAccount.silent')}</Mark>
        <TryAgain onPress={place.onAskAgain} />
      </>
    ) : (
      <p className="gp-soft" role="status">
        {text('openAccount.asking', { chain: chain.name })}
      </p>
    )
  }
  if (answer.status === 'account') return <Account place={place} viewer={viewer} answer={answer} />
  if (answer.status === 'contract') {
    return answer.symbol === undefined ? (
      <p>{text('openAccount.contract')}</p>
    ) : (
      <Mark tone="stop">{text('openAccount.token', { symbol: cleanSymbol(answer.symbol) })}</Mark>
    )
  }
  if (planPath === undefined) return <p className="gp-soft">{text('openAccount.nothing')}</p>
  return (
    <>
      <p>{text('openAccount.planned')}</p>
      <ButtonLink to={planPath} look="primary">
        {text('openAccount.plan')}
      </ButtonLink>
    </>
  )
}

function Account({
  place,
  viewer,
  answer,
}: {
  place: PlaceOfAddress
  viewer: Address | undefined
  answer: Extract<WhatIsThere, { status: 'account' }>
}) {
  const { facts, creation } = answer
  const { official } = facts.implementation
  const isPublished = official?.name === 'Safe' || official?.name === 'SafeL2'
  const isYours = viewer && facts.owners.some((owner) => isAddressEqual(owner, viewer))
  return (
    <>
      <p>
        <strong>
          {text('openAccount.account', {
            threshold: facts.threshold,
            owners: facts.owners.length,
          })}
        </strong>
      </p>
      {isYours === true && <p className="gp-small">{text('openAccount.yours')}</p>}
      <ul className="gp-stack-close gp-small">
        {facts.owners.map((owner) => (
          <li key={owner}>
            <AddressName address={owner} /> <GroupedAddress address={owner} />
          </li>
        ))}
      </ul>
      {isPublished ? (
        <p className="gp-soft gp-small">
          {text('openAccount.version', { version: official.version })}
        </p>
      ) : (
        <Mark tone="stop">{text('openAccount.version.other')}</Mark>
      )}
      {creation === 'refuted' ? (
        <Mark tone="stop">{text('openAccount.creation.refuted')}</Mark>
      ) : (
        <p className="gp-soft gp-small">{text(`openAccount.creation.${creation}`)}</p>
      )}
      <ButtonLink to={place.path} look="primary">
        {text('openAccount.open', { chain: place.chain.name })}
      </ButtonLink>
    </>
  )
}

'use client'

import type { ReactNode, Ref } from 'react'

import { useKit } from '../context/KitContext.ts'
import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { AsyncImage, type AsyncImageProps } from '../ui/AsyncImage.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LeaveIcon } from '../ui/icons.tsx'
import { Slot } from '../ui/Slot.tsx'
import { WholeAddress } from '../ui/WholeAddress.tsx'
import { CopyAddressButton } from './CopyAddressButton.tsx'

export type AccountModalViewProps = {
  address: `0x${string}`
  /** At most 24 characters; absent without an ENS name. */
  name?: string | undefined
  ensAvatar?: string | undefined
  /** `1.23 ETH`; absent while it is not known, which is shown as “–”. */
  balance?: string | undefined
  /** The name of the wallet that is in use. */
  wallet?: string | undefined
  /** The network of the page that the account is on; absent where the page does not know it. */
  network?:
    | { name: string; iconUrl: AsyncImageProps['src']; iconBackground?: string | undefined }
    | undefined
  /** A line on what runs this account beside a key. */
  kind?: ReactNode
  /** The view that shows how to pay to this account. */
  receive?: ReactNode
  /** The wallets of a visitor who is connected with several. */
  connections?: ReactNode
  /** The transactions of this account, if the host shows them. */
  transactions?: ReactNode
  /** The heading that names the account. */
  heading?: Ref<HTMLHeadingElement> | undefined
  onClose: () => void
  onDisconnect: () => void
}

/** The connected account: who it is, what it has, and the way out (behaviour/account-modal#shows). */
export function AccountModalView(props: AccountModalViewProps) {
  const { address, name, ensAvatar, balance, wallet, network, heading } = props
  const text = useText()
  const { slots } = useKit()
  const shown = name ?? shortAddress(address)
  const isAddress = shown === shortAddress(address)
  return (
    <Dialog
      title={text('account.title')}
      quietTitle
      size="narrow"
      sheetSize="account"
      onClose={props.onClose}
    >
      <div className="ck-account">
        <div className="ck-who">
          <div className="ck-face">
            <Avatar address={address} ensImage={ensAvatar} size={56} />
            {network && (
              <AsyncImage
                src={network.iconUrl}
                letter={network.name}
                background={network.iconBackground}
                size={24}
                round
              />
            )}
          </div>
          <div>
            <h3
              ref={heading}
              className="ck-account-name"
              title={address}
              data-address={isAddress || undefined}
              tabIndex={-1}
            >
              {shown}
            </h3>
            <p className="ck-soft ck-figure">{balance ?? text('account.unknown')}</p>
            <p className="ck-soft ck-where">
              {/* A name in other letters does not turn the other around. */}
              {wallet && <bdi>{wallet}</bdi>}
              {wallet && network && <span>{'\u00a0· '}</span>}
              {network && <bdi>{network.name}</bdi>}
            </p>
          </div>
        </div>
        <WholeAddress address={address} />
        {props.kind}
        {slots.accountActions && <Slot>{slots.accountActions}</Slot>}
        <div className="ck-tiles">
          <CopyAddressButton address={address} />
          <button type="button" className="ck-button ck-tile" onClick={props.onDisconnect}>
            <LeaveIcon />
            <span>{text('account.disconnect')}</span>
          </button>
        </div>
        {props.receive}
        {props.connections}
      </div>
      {props.transactions}
    </Dialog>
  )
}

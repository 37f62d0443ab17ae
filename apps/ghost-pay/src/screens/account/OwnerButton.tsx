import { ConnectButton } from '@ghost-pay/connect-kit'

import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { DownIcon } from '../../components/icons.tsx'
import { shortAddress } from '../../format/shortAddress.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { text } from './frameCopy.ts'

/** Who is connected, and the way into the kit's dialogs. */
export function OwnerButton() {
  const { nameOf } = useAddressBook()
  return (
    <ConnectButton.Custom>
      {({ account, chain, mounted, status, preload, ...open }) => {
        if (!mounted || status === 'loading') return <span className="gp-owner" />
        if (account === undefined) {
          return (
            <button
              type="button"
              className="gp-owner"
              data-connect="true"
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={open.openConnectModal}
            >
              {text('frame.connect')}
            </button>
          )
        }
        return (
          <button
            type="button"
            className="gp-owner"
            aria-haspopup="dialog"
            aria-label={`${nameOf(account.address) ?? account.displayName} ${shortAddress(account.address)}`}
            onPointerEnter={preload}
            onFocus={preload}
            // On a chain that this app does not know, switching comes first.
            onClick={chain?.unsupported === true ? open.openChainModal : open.openAccountModal}
          >
            <AccountAvatar address={account.address} size={28} />
            <span className="gp-two-lines">
              <span>{nameOf(account.address) ?? account.displayName}</span>{' '}
              <span>{shortAddress(account.address)}</span>
            </span>
            <DownIcon />
          </button>
        )
      }}
    </ConnectButton.Custom>
  )
}

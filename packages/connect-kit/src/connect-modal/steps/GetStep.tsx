'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import { type ConnectPress, hasDownloadCard } from '../connectFlow.ts'
import { Cue } from '../Cue.tsx'
import { useHeldWallets } from '../useHeldWallets.ts'
import { WalletIcon } from '../WalletIcon.tsx'

export type GetStepProps = {
  /** The wallets to suggest: already filtered and cut to 5 or 3. */
  wallets: readonly WalletOption[]
  /** On a phone a row leads to the app's page in the shop. */
  phone: boolean
  dispatch: (press: ConnectPress) => void
}

/** Suggests wallets to a visitor who has none. */
export function GetStep({ wallets, phone, dispatch }: GetStepProps) {
  const text = useText()
  // A wallet that is installed meanwhile keeps its place as long: its way leads to it all the same.
  const { standing, holdProps } = useHeldWallets(wallets)
  return (
    <div className="ck-get">
      <ul {...holdProps}>
        {standing.map((wallet) => (
          <li key={wallet.id} className="ck-get-row">
            <WalletIcon wallet={wallet} size={48} />
            <div className="ck-get-words">
              <h3 className="ck-row-name" dir="auto">
                {wallet.name}
              </h3>
              <p className="ck-soft">{text(kindOf(wallet, phone))}</p>
            </div>
            {phone && wallet.mobileDownloadUrl ? (
              <LinkButton
                href={wallet.mobileDownloadUrl}
                label={text('get.action')}
                name={`${text('get.action')} ${wallet.name}`}
              />
            ) : (
              <Button
                label={`${text('get.action')} ${wallet.name}`}
                onPress={() => dispatch({ type: 'walletWanted', wallet })}
              >
                {text('get.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {standing.length === 0 && <p className="ck-soft ck-get-none">{text('get.none')}</p>}
      <Cue>{text('learn.keys.text')}</Cue>
    </div>
  )
}

function kindOf(wallet: WalletOption, phone: boolean) {
  const mobile = phone || hasDownloadCard(wallet)
  if (!phone && mobile && wallet.extensionDownloadUrl) return 'get.both'
  return mobile ? 'get.mobile' : 'get.extension'
}

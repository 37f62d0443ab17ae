import { useText } from '../context/useText.ts'
import { shortName } from '../format/shortName.ts'
import { useRovingList } from '../ui/useRovingList.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { WalletIcon } from './WalletIcon.tsx'
import { WalletTag } from './WalletTag.tsx'

export type WalletStripProps = {
  wallets: readonly WalletOption[]
  onSelect: (wallet: WalletOption, from: HTMLElement) => void
}

/** The wallets of the sheet: those that are ready, in a row that scrolls sideways (specification, section 2). */
export function WalletStrip({ wallets, onSelect }: WalletStripProps) {
  const text = useText()
  const ids = wallets.map(({ id }) => id)
  const { listProps, rowProps } = useRovingList(ids[0])
  if (wallets.length === 0) return <p className="ck-soft ck-list-empty">{text('connect.none')}</p>
  return (
    <ul className="ck-strip" aria-label={text('connect.list')} data-ck-scrolls="" {...listProps}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className="ck-strip-wallet"
            onClick={(event) => onSelect(wallet, event.currentTarget)}
            {...rowProps(wallet.id, wallet.name, ids)}
          >
            <WalletIcon wallet={wallet} size={56} />
            <span className="ck-strip-name">{wallet.shortName ?? shortName(wallet.name)}</span>
            <WalletTag wallet={wallet} />
          </button>
        </li>
      ))}
    </ul>
  )
}

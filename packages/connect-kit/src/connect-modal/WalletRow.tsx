import { useText } from '../context/useText.ts'
import { shortName } from '../format/shortName.ts'
import { CarefulIcon } from '../ui/icons.tsx'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { WalletIcon } from './WalletIcon.tsx'

export type WalletRowProps = {
  wallet: WalletOption
  selected: boolean
  onSelect: (wallet: WalletOption, from: HTMLElement) => void
  rowProps: { tabIndex: number; 'data-ck-row': string; onFocus: () => void }
}

/** A wallet in the list: its picture, its name, and at most one tag. */
export function WalletRow({ wallet, selected, onSelect, rowProps }: WalletRowProps) {
  const text = useText()
  return (
    <li>
      <button
        type="button"
        className="ck-row"
        data-selected={selected || undefined}
        aria-current={selected || undefined}
        title={wallet.rdns}
        onClick={(event) => onSelect(wallet, event.currentTarget)}
        {...rowProps}
      >
        <WalletIcon wallet={wallet} size={28} />
        <span className="ck-row-name">{shortName(wallet.name)}</span>
        <WalletTag wallet={wallet} text={text} />
      </button>
    </li>
  )
}

function WalletTag({ wallet, text }: { wallet: WalletOption; text: ReturnType<typeof useText> }) {
  if (wallet.warning) {
    return (
      <span className="ck-tag" data-careful="">
        <CarefulIcon />
        {text(wallet.warning === 'same-rdns' ? 'connect.warning.twice' : 'connect.warning.name')}
      </span>
    )
  }
  if (wallet.recent) return <span className="ck-tag">{text('connect.recent')}</span>
  if (wallet.unavailable) return <span className="ck-tag">{text('connect.unsupported')}</span>
  return null
}

'use client'

import { shortName } from '../format/shortName.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import type { ConnectPress } from './connectFlow.ts'
import { WalletIcon } from './WalletIcon.tsx'
import { WalletTag } from './WalletTag.tsx'

export type WalletRowProps = {
  wallet: WalletOption
  selected: boolean
  dispatch: (press: ConnectPress) => void
  rowProps: { tabIndex: number; 'data-ck-row': string; onFocus: () => void } & Partial<RowLock>
}

/** A wallet in the list: its picture, its name, and at most one tag. */
export function WalletRow({ wallet, selected, dispatch, rowProps }: WalletRowProps) {
  return (
    <li>
      <button
        type="button"
        className="ck-row"
        data-selected={selected || undefined}
        aria-current={selected || undefined}
        title={wallet.rdns}
        onClick={() => dispatch({ type: 'walletSelected', wallet })}
        {...rowProps}
      >
        <WalletIcon wallet={wallet} size={32} />
        <span className="ck-row-words">
          <span className="ck-row-name" dir="auto">
            {shortName(wallet.name)}
          </span>
          <WalletTag wallet={wallet} />
        </span>
      </button>
    </li>
  )
}

/** What a wallet has that cannot be chosen yet: it stays in reach of keys and screen readers, which say why. */
export type RowLock = {
  'aria-disabled': true
  'aria-describedby': string
  style: { opacity: number }
}

/**
 * The properties of wallets that cannot be chosen yet.
 *
 * @param whyId the id of the sentence that says why
 */
export const rowLock = (whyId: string): RowLock => ({
  'aria-disabled': true,
  'aria-describedby': whyId,
  style: { opacity: 0.5 },
})

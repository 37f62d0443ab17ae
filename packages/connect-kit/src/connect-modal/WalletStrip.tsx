'use client'

import { Fragment } from 'react'

import { useText } from '../context/useText.ts'
import { shortName } from '../format/shortName.ts'
import { useRovingList } from '../ui/useRovingList.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import type { ConnectPress } from './connectFlow.ts'
import { useHeldWallets } from './useHeldWallets.ts'
import { WalletIcon } from './WalletIcon.tsx'
import type { RowLock } from './WalletRow.tsx'
import { WalletTag } from './WalletTag.tsx'

export type WalletStripProps = {
  wallets: readonly WalletOption[]
  /** None of them can be chosen yet. */
  lock?: RowLock | undefined
  dispatch: (press: ConnectPress) => void
  /** The visitor wants to see all of them. */
  onAll: () => void
}

/** The way to all has a place among the ids of the wallets, and none of theirs. */
const allId = '*'

/** The strip shows two rows of four; the last entry opens the list of all wallets. */
const most = 8

/**
 * The wallets of the sheet: those that are ready, in a row that scrolls sideways (behaviour/connect-modal#compact). Of many, the
 * first seven and a button to a list that can be searched.
 */
export function WalletStrip({ wallets, lock, dispatch, onAll }: WalletStripProps) {
  const text = useText()
  const { standing, holdProps } = useHeldWallets(wallets)
  const many = standing.length > most
  const shown = many ? standing.slice(0, most - 1) : standing
  const ids = [...shown.map(({ id }) => id), ...(many ? [allId] : [])]
  const { listProps, rowProps } = useRovingList(ids[0])
  if (standing.length === 0) return <p className="ck-soft ck-list-empty">{text('connect.none')}</p>
  return (
    <ul
      className="ck-strip"
      aria-label={text('connect.list')}
      data-ck-scrolls=""
      tabIndex={-1}
      {...holdProps}
      {...listProps}
    >
      {shown.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className="ck-strip-wallet"
            onClick={() => dispatch({ type: 'walletSelected', wallet })}
            {...rowProps(wallet.id, wallet.name, ids)}
            {...lock}
          >
            <WalletIcon wallet={wallet} size={56} />
            <span className="ck-strip-name" dir="auto">
              {inWords(wallet.shortName ?? shortName(wallet.name)).map((word, index) => (
                <Fragment key={index}>
                  <span>{word}</span>
                  <wbr />
                </Fragment>
              ))}
            </span>
            <WalletTag wallet={wallet} />
          </button>
        </li>
      ))}
      {many && (
        <li>
          <button
            type="button"
            className="ck-strip-wallet"
            onClick={onAll}
            {...rowProps(allId, text('connect.all'), ids)}
          >
            <span className="ck-strip-all" aria-hidden="true">
              {standing.slice(most - 1, most + 3).map((wallet) => (
                <WalletIcon key={wallet.id} wallet={wallet} size={16} />
              ))}
            </span>
            <span className="ck-strip-name">{text('connect.all')}</span>
          </button>
        </li>
      )}
    </ul>
  )
}

/** The words of a name that is written in one, such as “WalletConnect”: it may go on in the next line after each. */
function inWords(name: string): string[] {
  return name.split(/(?<=\p{Ll})(?=\p{Lu})/u)
}

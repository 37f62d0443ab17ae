import { useId, useState } from 'react'

import { useText } from '../context/useText.ts'
import type { CopyKey } from '../copy.ts'
import { useRovingList } from '../ui/useRovingList.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { groupWallets, matchWallets } from './groupWallets.ts'
import { WalletRow } from './WalletRow.tsx'

export type WalletListProps = {
  wallets: readonly WalletOption[]
  selectedId: string | undefined
  onSelect: (wallet: WalletOption, from: HTMLElement) => void
}

/** From this many wallets on the list can be searched. */
const searchFrom = 12

/** The wallets by group. One stop for Tab; arrows, Home, End and letters move inside. */
export function WalletList({ wallets, selectedId, onSelect }: WalletListProps) {
  const text = useText()
  const headingId = useId()
  const [query, setQuery] = useState('')
  const groups = groupWallets(matchWallets(wallets, query))
  const ids = groups.flatMap((group) => group.wallets.map(({ id }) => id))
  const { listProps, rowProps } = useRovingList(
    selectedId && ids.includes(selectedId) ? selectedId : ids[0],
  )

  return (
    <>
      {wallets.length >= searchFrom && (
        <label className="ck-search">
          <input
            type="search"
            placeholder={text('connect.searchLabel')}
            aria-label={text('connect.searchLabel')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      )}
      <div className="ck-list" data-ck-scrolls="" {...listProps}>
        {groups.map((group, index) => (
          <section key={group.name} aria-labelledby={`${headingId}${index}`}>
            <h3
              className="ck-group"
              id={`${headingId}${index}`}
              data-first={group.index === 0 || undefined}
            >
              {nameOf(group.name, text)}
            </h3>
            <ul>
              {group.wallets.map((wallet) => (
                <WalletRow
                  key={wallet.id}
                  wallet={wallet}
                  selected={wallet.id === selectedId}
                  onSelect={onSelect}
                  rowProps={rowProps(wallet.id, wallet.name, ids)}
                />
              ))}
            </ul>
          </section>
        ))}
        {ids.length === 0 && (
          <p className="ck-soft ck-list-empty" role="status">
            {text(query ? 'connect.noMatch' : 'connect.none')}
          </p>
        )}
      </div>
    </>
  )
}

/** The kit's own group names are sentences of the copy; a host's are shown as they are. */
const ownGroups: ReadonlyMap<string, CopyKey> = new Map([
  ['Installed', 'connect.group.installed'],
  ['Popular', 'connect.group.popular'],
  ['More', 'connect.group.more'],
])

function nameOf(group: string, text: (key: CopyKey) => string): string {
  const key = ownGroups.get(group)
  return key ? text(key) : group
}

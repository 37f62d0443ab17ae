'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { useText } from '../context/useText.ts'
import type { CopyKey } from '../copy.ts'
import { SearchIcon } from '../ui/icons.tsx'
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
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const groups = groupWallets(matchWallets(wallets, query))
  const ids = groups.flatMap((group) => group.wallets.map(({ id }) => id))
  const { listProps, rowProps } = useRovingList(
    selectedId && ids.includes(selectedId) ? selectedId : ids[0],
  )

  /** Enter takes the first match, the arrow goes to it, and Escape clears what was typed before it closes anything. */
  function onSearchKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const first = groups[0]?.wallets[0]
    const row = list.current?.querySelector<HTMLElement>('[data-ck-row]')
    if (event.key === 'Enter' && query !== '' && first && row) onSelect(first, row)
    else if (event.key === 'ArrowDown' && row) row.focus()
    else if (event.key === 'Escape' && query !== '') setQuery('')
    else return
    event.preventDefault()
  }

  return (
    <>
      {wallets.length >= searchFrom && (
        <label className="ck-search">
          <SearchIcon />
          <input
            type="search"
            placeholder={text('connect.searchLabel')}
            aria-label={text('connect.searchLabel')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onSearchKey}
          />
        </label>
      )}
      <div ref={list} className="ck-list" data-ck-scrolls="" tabIndex={-1} {...listProps}>
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

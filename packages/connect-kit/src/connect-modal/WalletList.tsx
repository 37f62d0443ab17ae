'use client'

import { useRef, useState } from 'react'

import { useOwnId } from '../context/useOwnId.ts'
import { useText } from '../context/useText.ts'
import type { CopyKey } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { matchNames, Search, searchFrom } from '../ui/Search.tsx'
import { useRovingList } from '../ui/useRovingList.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import type { ConnectPress } from './connectFlow.ts'
import { groupWallets, holdWallets } from './groupWallets.ts'
import { useHeldWallets } from './useHeldWallets.ts'
import { type RowLock, WalletRow } from './WalletRow.tsx'

export type WalletListProps = {
  wallets: readonly WalletOption[]
  selectedId: string | undefined
  /** None of them can be chosen yet. */
  lock?: RowLock | undefined
  /** There is a wallet to suggest where none is listed. */
  canGet?: boolean | undefined
  /** What is typed into the search. */
  query: string
  onQuery: (query: string) => void
  dispatch: (press: ConnectPress) => void
}

/** The wallets by group. One stop for Tab; arrows, Home, End and letters move inside. */
export function WalletList({
  wallets,
  selectedId,
  lock,
  canGet,
  query,
  onQuery,
  dispatch,
}: WalletListProps) {
  const text = useText()
  const headingId = useOwnId()
  const list = useRef<HTMLDivElement>(null)
  // Neither another wallet nor the search field comes above a row that a pointer is about to press.
  const { standing, isHeld, holdProps } = useHeldWallets(wallets)
  const isLong = wallets.length >= searchFrom
  const [hasSearch, setHasSearch] = useState(isLong)
  if (hasSearch !== isLong && !isHeld) setHasSearch(isLong)
  const { placed, late } = holdWallets(wallets, standing)
  const groups = [placed, late].flatMap((each) => groupWallets(matchNames(each, query)))
  const ids = groups.flatMap((group) => group.wallets.map(({ id }) => id))
  const { listProps, rowProps } = useRovingList(
    selectedId && ids.includes(selectedId) ? selectedId : ids[0],
  )

  return (
    <>
      {hasSearch && (
        <Search label={text('connect.searchLabel')} query={query} onQuery={onQuery} list={list} />
      )}
      <div
        ref={list}
        className="ck-list"
        data-long={ids.length > 5 || undefined}
        data-ck-scrolls=""
        tabIndex={-1}
        {...holdProps}
        {...listProps}
      >
        {groups.map((group, index) => (
          <section
            key={`${group.name} ${late.some(({ id }) => id === group.wallets[0]?.id) ? 'late' : ''}`}
            aria-labelledby={`${headingId}${index}`}
          >
            <h3 className="ck-group" id={`${headingId}${index}`}>
              {nameOf(group.name, text)}
            </h3>
            <ul>
              {group.wallets.map((wallet) => (
                <WalletRow
                  key={wallet.id}
                  wallet={wallet}
                  selected={wallet.id === selectedId}
                  dispatch={dispatch}
                  rowProps={{ ...rowProps(wallet.id, wallet.name, ids), ...lock }}
                />
              ))}
            </ul>
          </section>
        ))}
        {ids.length === 0 && (
          <div className="ck-list-empty">
            <p className="ck-soft" role="status">
              {text(query ? 'connect.noMatch' : 'connect.none')}
            </p>
            {!query && canGet && (
              <Button kind="primary" onPress={() => dispatch({ type: 'getPressed' })}>
                {text('learn.get')}
              </Button>
            )}
          </div>
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

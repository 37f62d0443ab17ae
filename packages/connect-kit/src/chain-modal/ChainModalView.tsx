'use client'

import { useRef, useState } from 'react'

import { useText } from '../context/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { WarningIcon } from '../ui/Icon.tsx'
import { LeaveIcon } from '../ui/icons.tsx'
import { matchNames, Search, searchFrom } from '../ui/Search.tsx'
import { useAnnounce } from '../ui/useAnnounce.ts'
import { useRovingList } from '../ui/useRovingList.ts'
import { type ChainFacts, chainOptions, type ChainPress } from './chainOptions.ts'
import { ChainRow } from './ChainRow.tsx'

export type ChainModalViewProps = ChainFacts & {
  walletName: string
  dispatch: (press: ChainPress) => void
  onClose: () => void
}

/** The networks of the host, and the one that the wallet is on (behaviour/chain-modal#list). */
export function ChainModalView(props: ChainModalViewProps) {
  const { chains, currentId, canSwitch, walletName, dispatch, onClose } = props
  const options = chainOptions(props)
  const wrongNetwork = !chains.some(({ id }) => id === currentId)
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const found = matchNames(options, query)
  const ids = found.map(({ id }) => String(id))
  const current = found.find(({ state }) => state === 'current')
  const { listProps, rowProps } = useRovingList(current ? String(current.id) : ids[0])
  const isAsking = options.some(({ state }) => state === 'asking')
  useAnnounce(isAsking ? text('chain.confirm') : undefined)

  return (
    <Dialog title={text('chain.title')} size="narrow" isAsking={isAsking} onClose={onClose}>
      {wrongNetwork && (
        <p className="ck-notice" data-kind="warning" role="status">
          <WarningIcon />
          <span>{text('chain.wrong')}</span>
        </p>
      )}
      {!canSwitch && (
        <p className="ck-notice" role="status">
          {text('chain.cannotSwitch', { wallet: walletName })}
        </p>
      )}
      {options.length >= searchFrom && (
        <Search label={text('chain.searchLabel')} query={query} onQuery={setQuery} list={list} />
      )}
      <div
        ref={list}
        className="ck-list"
        data-long={ids.length > 5 || undefined}
        data-ck-scrolls=""
        tabIndex={-1}
        {...listProps}
      >
        {[false, true].map((isTest) => {
          const rows = found.filter(({ testnet }) => testnet === isTest)
          const label = text(isTest ? 'chain.testnets' : 'chain.list')
          return (
            rows.length > 0 && (
              <section key={String(isTest)} aria-label={label}>
                {isTest && rows.length < found.length && <h3 className="ck-group">{label}</h3>}
                <ul>
                  {rows.map((option) => (
                    <ChainRow
                      key={option.id}
                      option={option}
                      walletName={walletName}
                      dispatch={dispatch}
                      rowProps={rowProps(String(option.id), option.name, ids)}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })}
        {ids.length === 0 && (
          <p className="ck-soft ck-list-empty" role="status">
            {text('chain.noMatch')}
          </p>
        )}
      </div>
      {wrongNetwork && (
        <div className="ck-actions ck-chain-foot">
          <Button onPress={() => dispatch({ type: 'disconnectPressed' })}>
            <LeaveIcon />
            <span>{text('account.disconnect')}</span>
          </Button>
        </div>
      )}
    </Dialog>
  )
}

'use client'

import { useConfig, useConnection } from 'wagmi'
import { switchConnection } from 'wagmi/actions'

import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { useOwnConnections } from '../connection/useOwnConnections.ts'
import { useOwnId } from '../context/useOwnId.ts'
import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { AsyncImage } from '../ui/AsyncImage.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { connectorLook } from '../wallets/connectorLook.ts'

/** The wallets that the visitor is connected with at once. */
export function ConnectionList() {
  const current = useConnection().connector?.uid
  const connections = useOwnConnections()
  const config = useConfig()
  const disconnect = useDisconnectWallet()
  const text = useText()
  return (
    <ConnectionListView
      connections={connections.map(({ connector, accounts }) => ({
        uid: connector.uid,
        ...connectorLook(connector, text('account.wallet')),
        account: shortAddress(accounts[0]),
        current: connector.uid === current,
      }))}
      dispatch={({ type, uid }) => {
        const connector = connections.find((each) => each.connector.uid === uid)?.connector
        if (type === 'disconnectPressed') void disconnect(connector)
        // One that has left meanwhile has left its row, too.
        else if (connector) switchConnection(config, { connector }).catch(() => {})
      }}
    />
  )
}

/** One wallet that is connected, as the list shows it. */
export type ConnectionView = {
  uid: string
  /** The wallet's name. */
  name: string
  iconUrl?: string | (() => Promise<string>) | undefined
  /** `0xf3…2266` */
  account: string
  current: boolean
}

/** What a visitor does with one of them, as the view reports it. */
export type ConnectionPress = { type: 'usePressed' | 'disconnectPressed'; uid: string }

export type ConnectionListViewProps = {
  connections: readonly ConnectionView[]
  dispatch: (press: ConnectionPress) => void
}

/** The wallets that are connected at once: which one is in use, another to use, one to disconnect. */
export function ConnectionListView({ connections, dispatch }: ConnectionListViewProps) {
  const text = useText()
  const headingId = useOwnId()
  return (
    <section className="ck-connections" aria-labelledby={headingId}>
      <h3 className="ck-group" id={headingId}>
        {text('account.connections')}
      </h3>
      <ul>
        {connections.map(({ uid, name, iconUrl, account, current }) => (
          <li key={uid} className="ck-connection">
            <button
              type="button"
              className="ck-row"
              data-selected={current || undefined}
              aria-current={current || undefined}
              // Not `disabled`: the row that is pressed becomes this one, and keeps the focus.
              aria-disabled={current || undefined}
              onClick={() => {
                if (!current) dispatch({ type: 'usePressed', uid })
              }}
            >
              <AsyncImage src={iconUrl} letter={name} size={32} />
              <span className="ck-row-name">
                <span>{name}</span>
                <span className="ck-soft ck-mono">{` ${account}`}</span>
              </span>
              {current && (
                <span className="ck-tag" data-dot="current">
                  {text('account.current')}
                </span>
              )}
            </button>
            <button
              type="button"
              className="ck-icon-button"
              aria-label={text('account.disconnectOne', { name: `${name} ${account}` })}
              onClick={() => dispatch({ type: 'disconnectPressed', uid })}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

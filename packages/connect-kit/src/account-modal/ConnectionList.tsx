'use client'

import { useConfig, useConnection } from 'wagmi'
import { switchConnection } from 'wagmi/actions'

import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { useOwnConnections } from '../connection/useOwnConnections.ts'
import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { connectorLook } from '../wallets/connectorLook.ts'
import { ConnectionListView } from './ConnectionListView.tsx'

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

'use client'

import { useCallback } from 'react'
import { type Connector, useConfig } from 'wagmi'

import * as limits from '../limits.ts'
import { clearDeepLinkChoice } from '../platform/deepLinkChoice.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { drop } from './connectWallet.ts'

/**
 * Disconnects a wallet, and forgets which app links were to open (behaviour/connection#disconnect). A wallet that fails to
 * disconnect by itself, or does not answer, is left all the same: the visitor has said so. wagmi's own action would wait for ever, and
 * set the connections back, whenever the answer comes, to what they were when it asked.
 */
export function useDisconnectWallet(): (connector: Connector | undefined) => Promise<void> {
  const config = useConfig()
  return useCallback(
    async (connector) => {
      clearDeepLinkChoice()
      if (!connector) return
      const { uid, id } = connector
      const left = (async () => connector.disconnect())().then(() => false)
      const yes = () => true
      const failed = await withTimeout(left, limits.reconnectTimeout, yes).catch(yes)
      if (config.state.connections.has(uid)) drop(config, connector)
      if (failed) await config.storage?.setItem(`${id}.disconnected`, true)
      const current = config.state.connections.get(config.state.current ?? '')
      if (current) await config.storage?.setItem('recentConnectorId', current.connector.id)
    },
    [config],
  )
}

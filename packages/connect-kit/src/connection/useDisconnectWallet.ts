'use client'

import { useCallback } from 'react'
import { type Connector, useConfig } from 'wagmi'
import { disconnect } from 'wagmi/actions'

import { clearDeepLinkChoice } from '../platform/deepLinkChoice.ts'
import { drop } from './connectWallet.ts'

/**
 * Disconnects a wallet, and forgets which app links were to open (behaviour/connection#disconnect). A wallet that fails to
 * disconnect by itself is left all the same: the visitor has said so.
 */
export function useDisconnectWallet(): (connector: Connector | undefined) => Promise<void> {
  const config = useConfig()
  return useCallback(
    async (connector) => {
      clearDeepLinkChoice()
      if (!connector) return
      try {
        await disconnect(config, { connector })
      } catch {
        drop(config, connector)
        await config.storage?.setItem(`${connector.id}.disconnected`, true)
      }
    },
    [config],
  )
}

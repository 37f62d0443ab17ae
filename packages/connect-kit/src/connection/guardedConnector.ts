import type { CreateConnectorFn } from 'wagmi'

import { readAccounts, readChainId } from './readAccounts.ts'

type Connector = ReturnType<CreateConnectorFn>

/**
 * Makes a connector that takes whatever its wallet reports: accounts that are none, a chain that is no number, a wallet that
 * fails while it is asked. wagmi's own would leave unhandled rejections behind.
 */
export function guardedConnector(connector: Connector): Connector {
  return override(connector, {
    onAccountsChanged(this: Connector, reported: string[]) {
      const accounts = readAccounts(reported)
      if (accounts) void settled(() => connector.onAccountsChanged.call(this, accounts))
    },
    onChainChanged(this: Connector, reported: string) {
      if (readChainId(reported)) return connector.onChainChanged.call(this, reported)
      // What was reported says nothing: the wallet is asked. What it does not know either is no chain of the page.
      void settled(async () => {
        const chainId = readChainId(await this.getChainId())
        connector.onChainChanged.call(this, String(chainId))
      })
    },
    onConnect(this: Connector, info: { chainId: string }) {
      void settled(() => connector.onConnect?.call(this, info))
    },
    onDisconnect(this: Connector, error?: Error) {
      void settled(() => connector.onDisconnect.call(this, error))
    },
  })
}

/** The same connector with other methods. Getters stay getters: some connectors work out a name or icon when it is read. */
export function override(connector: Connector, methods: Partial<Connector>): Connector {
  return Object.defineProperties({} as Connector, {
    ...Object.getOwnPropertyDescriptors(connector),
    ...Object.getOwnPropertyDescriptors(methods),
  })
}

async function settled(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch {
    // The wallet could not say more. What is known of it stays as it was.
  }
}

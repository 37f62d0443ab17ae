import type { CreateConnectorFn } from 'wagmi'

import { readChainId } from '../platform/readChainId.ts'
import { readAccounts } from './readConnection.ts'

type Connector = ReturnType<CreateConnectorFn>

/**
 * Makes a connector that survives bad reports of its wallet: accounts that are not addresses, a chain that is not a number,
 * requests that fail. The connector of wagmi would cause unhandled rejections. What a wallet reports while it connects is in its
 * answer: wagmi listens to it only afterwards.
 */
export function guardedConnector(connector: Connector): Connector {
  let reports = 0
  async function connect(this: Connector, parameters?: object) {
    const before = reports
    const answer = await connector.connect.call(this, parameters)
    if (reports === before) return answer
    try {
      const [accounts, chainId] = await Promise.all([this.getAccounts(), this.getChainId()])
      return { accounts, chainId }
    } catch {
      return answer
    }
  }
  return override(connector, {
    // wagmi ties the answer's type to a parameter; wagmi and the kit read either.
    connect: connect as Connector['connect'],
    setup(this: Connector) {
      return settled(() => connector.setup?.call(this))
    },
    onAccountsChanged(this: Connector, reported: string[]) {
      reports += 1
      const accounts = readAccounts(reported)
      if (accounts) void settled(() => connector.onAccountsChanged.call(this, accounts))
    },
    onChainChanged(this: Connector, reported: string) {
      reports += 1
      if (readChainId(reported)) return connector.onChainChanged.call(this, reported)
      // The report has no usable chain, so the wallet is asked. If its answer is not usable either, the chain counts
      // as unknown.
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

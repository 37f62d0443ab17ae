import type { CreateConnectorFn, Storage } from 'wagmi'

/** Who is connected again when the page loads: the wallet connected here last, every wallet that trusts the page, or none. */
export type AutoConnect = 'last' | 'any' | false

export type ReconnectFacts = {
  connectorId: string
  connectorType: string
  /** What was connected last in this browser, if anything. */
  lastConnectorId: string | null | undefined
}

/**
 * Whether a connector may connect without being asked. The Safe app is always asked: it is there only when the page runs
 * inside it, and then it is the wallet.
 */
export function mayReconnect(
  autoConnect: AutoConnect,
  { connectorId, connectorType, lastConnectorId }: ReconnectFacts,
) {
  if (autoConnect === false) return false
  if (autoConnect === 'any' || connectorType === 'safe') return true
  return connectorId === lastConnectorId
}

/** The same, with what the config remembers. */
export async function mayReconnectFrom(
  storage: Pick<Storage, 'getItem'> | null | undefined,
  autoConnect: AutoConnect,
  { id, type }: { id: string; type: string },
): Promise<boolean> {
  const last: unknown = await storage?.getItem('recentConnectorId')
  return mayReconnect(autoConnect, {
    connectorId: id,
    connectorType: type,
    lastConnectorId: typeof last === 'string' ? last : undefined,
  })
}

/**
 * Makes a connector ask `mayReconnect` before it says that it is authorised, and before it follows a wallet that reports by
 * itself that it is connected. wagmi would connect every wallet that trusts the page, also one never chosen here.
 */
export function gateReconnect(
  create: CreateConnectorFn,
  autoConnect: AutoConnect,
): CreateConnectorFn {
  return (config) => {
    const connector = create(config)

    const isAllowed = () => mayReconnectFrom(config.storage, autoConnect, connector)

    // `defineProperties` keeps what the connector computes when it is read, for example an icon.
    return Object.defineProperties({} as typeof connector, {
      ...Object.getOwnPropertyDescriptors(connector),
      isAuthorized: {
        enumerable: true,
        configurable: true,
        writable: true,
        async value(this: typeof connector): Promise<boolean> {
          return (await isAllowed()) && connector.isAuthorized.call(this)
        },
      },
      ...(connector.onConnect && {
        onConnect: {
          enumerable: true,
          configurable: true,
          writable: true,
          async value(
            this: typeof connector,
            info: Parameters<NonNullable<typeof connector.onConnect>>[0],
          ) {
            if (await isAllowed()) connector.onConnect?.call(this, info)
          },
        },
      }),
    })
  }
}

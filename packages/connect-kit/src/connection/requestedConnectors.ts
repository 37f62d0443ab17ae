const asked = new WeakMap<object, { uid: string }>()

/** Notes that the visitor asked for a wallet in this page. From then on no other wallet is reconnected. */
export function rememberRequested(config: object, connector: { uid: string }): void {
  asked.set(config, connector)
}

/** The connector that the visitor asked for last in this page; `undefined` while they have not asked. */
export function requestedConnector(config: object): { uid: string } | undefined {
  return asked.get(config)
}

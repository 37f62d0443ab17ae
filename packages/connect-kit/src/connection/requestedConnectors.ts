const asked = new WeakMap<object, object>()

/** Notes that the visitor asked for a wallet in this page. From then on no other wallet is reconnected. */
export function rememberRequested(config: object, connector: object): void {
  asked.set(config, connector)
}

/** The connector that the visitor asked for last in this page; `undefined` while they have not asked. */
export function requestedConnector(config: object): object | undefined {
  return asked.get(config)
}

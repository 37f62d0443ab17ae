const asked = new WeakMap<object, object>()

/** Notes that the visitor asked for a wallet in this page. From then on nobody else is reconnected behind their back. */
export function rememberAsked(config: object, connector: object): void {
  asked.set(config, connector)
}

/** The connector that the visitor asked for last in this page; `undefined` while they have not asked. */
export function askedConnector(config: object): object | undefined {
  return asked.get(config)
}

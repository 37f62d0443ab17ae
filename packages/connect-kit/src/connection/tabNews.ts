/** What another tab has done, as far as its storage says. */
export type TabNews =
  | { type: 'left' | 'chosen'; connectorId: string }
  /** Something else about the connection. */
  | { type: 'changed' }

/**
 * Reads what another tab wrote into wagmi's storage: that a wallet was left (its mark, or the session of a pairing that is
 * gone), which was connected last, or that anything else about the connection changed.
 *
 * @param prefix what wagmi's keys begin with
 */
export function readTabNews(
  prefix: string,
  { key, value }: { key: string | null; value: string | null },
): TabNews | undefined {
  if (key === null || !key.startsWith(`${prefix}.`)) return undefined
  const name = key.slice(prefix.length + 1)
  const left = /^(.+)\.disconnected$/.exec(name)?.[1]
  if (left !== undefined) return value === null ? undefined : { type: 'left', connectorId: left }
  const unpaired = /^(.+)\.pairing$/.exec(name)?.[1]
  if (unpaired !== undefined) {
    return value === null ? { type: 'left', connectorId: unpaired } : undefined
  }
  if (name === 'recentConnectorId') {
    const connectorId = readText(value)
    return connectorId === undefined ? undefined : { type: 'chosen', connectorId }
  }
  return name === 'store' ? { type: 'changed' } : undefined
}

function readText(value: string | null): string | undefined {
  try {
    const text: unknown = JSON.parse(value ?? 'null')
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * The chains on offer where a gateway says which it serves, in its order. A gateway that says nothing, or serves none that
 * this app knows, takes none away: what it does not serve can still be read from the chain. Nor does it take away a chain that
 * somebody has named beside those of the app.
 *
 * @param known chains of this build
 * @param listed ids of the gateway's list; undefined while, or because, it has not answered
 * @param named ids of the chains that were named beside those of the app
 */
export function servedChains<chain extends { id: number }>(
  known: readonly chain[],
  listed: readonly number[] | undefined,
  named: readonly number[] = [],
): readonly chain[] {
  if (listed === undefined) return known
  const served = listed.flatMap((id) => known.find((chain) => chain.id === id) ?? [])
  if (served.length === 0) return known
  const unserved = known.filter((chain) => named.includes(chain.id) && !served.includes(chain))
  return [...served, ...unserved]
}

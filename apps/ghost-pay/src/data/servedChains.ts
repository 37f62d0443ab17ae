/**
 * The chains on offer where a gateway says which it serves, in its order. A gateway that says nothing, or serves none that
 * this app knows, takes none away: what it does not serve can still be read from the chain.
 *
 * @param known chains of this build
 * @param listed ids of the gateway's list; undefined while, or because, it has not answered
 */
export function servedChains<chain extends { id: number }>(
  known: readonly chain[],
  listed: readonly number[] | undefined,
): readonly chain[] {
  if (listed === undefined) return known
  const served = listed.flatMap((id) => known.find((chain) => chain.id === id) ?? [])
  return served.length === 0 ? known : served
}

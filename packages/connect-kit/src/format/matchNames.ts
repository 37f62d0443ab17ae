/** The entries whose name contains every word of the query, in upper or lower case. */
export function matchNames<each extends { name: string }>(
  list: readonly each[],
  query: string,
): readonly each[] {
  if (!query) return list
  const words = query.toLowerCase().split(/\s+/)
  return list.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}

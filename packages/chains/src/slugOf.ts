/**
 * The slug that follows from a name: `Arbitrum Nova` → `arbitrum-nova`, `Cronos Mainnet` → `cronos`. A definition may have
 * another one.
 *
 * @param name name of a chain
 * @returns lower-case words with hyphens between them
 */
export function slugOf(name: string): string {
  return name.replace(' Mainnet', '').toLowerCase().replace(/\W+/g, '-')
}

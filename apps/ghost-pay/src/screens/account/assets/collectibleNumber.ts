/** The number of a collectible where it is one: decimal digits of at most 32 bytes; undefined for any other text. */
export function collectibleNumber(id: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(id)) return undefined
  const number = BigInt(id)
  return number < 2n ** 256n ? number : undefined
}

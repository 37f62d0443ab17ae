import { addressEnds } from '../limits.ts'

/** The first 4 and the last 4 characters of an address, as in behaviour/numbers#short-address. */
export function shortAddress(address: string): string {
  if (address.length <= addressEnds * 2 + 1) return address
  return `${address.slice(0, addressEnds)}…${address.slice(-addressEnds)}`
}

/** Who would be paid if nobody looked. */
export const thief = '0xBadBadBadBadBadBadBadBadBadBadBadBadBadB'

const recipient = /"(?:recipient|to)":\{"value":"(0x[0-9a-fA-F]{40})"/

/** Puts another recipient into an answer and leaves the hash that was signed as it is. */
export function tamper(source: string): string {
  const found = recipient.exec(source)?.[1]
  return found ? source.replaceAll(`"value":"${found}"`, `"value":"${thief}"`) : source
}

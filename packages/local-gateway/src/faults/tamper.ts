/** The recipient in tampered answers. */
export const thief = '0xbaDBAdbADbaDBADBAdBaDbaDbadBAdbaDbaDbadb'

const recipient = /"(?:recipient|to)":\{"value":"(0x[0-9a-fA-F]{40})"/

/** Replaces the recipient in an answer and leaves the signed hash unchanged. */
export function tamper(source: string): string {
  const found = recipient.exec(source)?.[1]
  return found ? source.replaceAll(`"value":"${found}"`, `"value":"${thief}"`) : source
}

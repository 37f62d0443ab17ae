/** The address of this page for another device; nothing where only this computer reaches it. */
export function pageUrl({ protocol, href }: Location): string | undefined {
  return protocol === 'https:' ? href : undefined
}

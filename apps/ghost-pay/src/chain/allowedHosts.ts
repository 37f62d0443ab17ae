/**
 * The hosts that a page may ask, as its own policy says.
 *
 * @param policy the text of the policy; undefined where the page has none, as in development
 * @param self the page's own origin
 * @returns undefined where nothing limits it
 */
export function allowedHosts(
  policy: string | undefined,
  self: string,
): readonly string[] | undefined {
  const sources = /(?:^|;)\s*connect-src\s+([^;]*)/.exec(policy ?? '')?.[1]
  return sources
    ?.trim()
    .split(/\s+/)
    .map((source) => (source === "'self'" ? self : source))
    .filter((source) => /^https?:/.test(source))
}

/** Whether a page that may ask these hosts may ask an address. */
export const mayAsk = (url: string, hosts: readonly string[] | undefined): boolean =>
  hosts === undefined || (URL.canParse(url) && hosts.includes(new URL(url).origin))

/** The hosts that this page may ask. */
export const pageHosts = (): readonly string[] | undefined =>
  allowedHosts(
    document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content,
    location.origin,
  )

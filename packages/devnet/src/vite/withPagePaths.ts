/** The fields with the addresses of the pages before and after. */
const pageFields = ['next', 'previous'] as const

/**
 * Rewrites the addresses of further pages to the dev server. The gateway creates them from the request that it receives, which has
 * another host and no prefix.
 *
 * @param body the gateway's answer
 * @param through the origin and the path's prefix of the dev server
 * @returns the body, changed where it is a page of a list
 */
export function withPagePaths(
  body: string,
  { origin, prefix }: { origin: string; prefix: string },
): string {
  const parsed = parse(body)
  if (!parsed) return body
  const changed = pageFields.flatMap((field) => {
    const address = parsed[field]
    if (typeof address !== 'string' || !URL.canParse(address)) return []
    const { pathname, search } = new URL(address)
    return [[field, `${origin}${prefix}${pathname}${search}`] as const]
  })
  return changed.length === 0 ? body : JSON.stringify({ ...parsed, ...Object.fromEntries(changed) })
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

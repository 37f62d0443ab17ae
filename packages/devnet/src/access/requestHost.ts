import type { IncomingMessage } from 'node:http'

/**
 * The one host that a request was sent to: what its `Host` header says, and its target when that names a host too (RFC 9112,
 * 3.2.2). Two servers that each read another one of several headers would not agree on the host, so several are refused.
 *
 * @param request the request; `originalUrl` is its target before a connect server took a prefix off
 * @returns with the port, if it has one; undefined when the request names no host, or two that differ
 */
export function requestHost(
  request: Pick<IncomingMessage, 'headersDistinct' | 'url'> & { originalUrl?: string | undefined },
): string | undefined {
  const [host, second] = request.headersDistinct['host'] ?? []
  if (host === undefined || second !== undefined) return undefined
  const target = request.originalUrl ?? request.url ?? '/'
  if (target.startsWith('/') || target === '*') return host
  const isSame = URL.canParse(target) && new URL(target).host === host.toLowerCase()
  return isSame ? host : undefined
}

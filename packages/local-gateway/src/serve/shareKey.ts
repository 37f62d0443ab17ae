import type { IncomingMessage } from 'node:http'

import { faultHeader } from '../faults/createFaults.ts'

/** What decides how a request is answered. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers'>

/** The paths of reads that depend on nothing but the request, the chains and the store. A nonce, for one, is another for every caller. */
const sharedPaths = /^\/(v1\/chains\/|v[12]\/safes\?)/
/** A name or an address, with or without a port. What else a client writes there is for the server to judge. */
const hostPattern = /^[\w.:[\]-]+$/
/** A request with a body is read to its end, and one with a fault is answered on its own. */
const ownAnswers = ['content-length', 'transfer-encoding', faultHeader] as const

/**
 * The name under which a read shares its answer with others that ask at the same time: those that say the same to the byte, headers
 * and cookies included.
 *
 * @returns undefined for a request that has an answer of its own
 */
export function shareKey({ method, url, rawHeaders, headers }: Asked): string | undefined {
  if (method !== 'GET' || url === undefined || !sharedPaths.test(url)) return undefined
  if (!hostPattern.test(headers.host ?? '')) return undefined
  if (ownAnswers.some((name) => name in headers)) return undefined
  return `${url}\n${rawHeaders.join('\n')}`
}

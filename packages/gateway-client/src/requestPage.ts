import type { GatewayClient } from './client.ts'
import { reportUnreadable } from './http/reportUnreadable.ts'
import { toPageUrl } from './http/toPageUrl.ts'
import { request, type RequestParameters } from './request.ts'
import type { Schema } from './schema.ts'
import type { Page } from './schemas/page.ts'

/** One page of a list: which, and what must come back. */
export type RequestPageParameters<item> = Pick<
  RequestParameters<Schema<Page<item>>>,
  'path' | 'query' | 'about' | 'schema' | 'signal'
> & {
  /** The gateway's own address of a further page. Replaces path and query. */
  pageUrl: string | null | undefined
}

/**
 * Requests one page of a list: the first, or the one that the gateway gave the address of.
 *
 * @throws GatewayMismatchError when that address, or one that the page gives of its neighbours, is another list's
 */
export async function requestPage<item>(
  client: GatewayClient,
  { pageUrl, ...parameters }: RequestPageParameters<item>,
): Promise<Page<item>> {
  const { baseUrl } = client
  const url = pageUrl ? toPageUrl(baseUrl, { ...parameters, pageUrl }) : undefined
  const page = await request(client, { ...parameters, url })
  // With `validate: 'off'` it may be no page at all.
  const { next, previous } = Object(page) as Partial<typeof page>
  for (const pageUrl of [next, previous]) {
    if (pageUrl) toPageUrl(baseUrl, { ...parameters, pageUrl })
  }
  return reportUnreadable(client, page)
}

import type * as v from 'valibot'

import type { GatewayClient } from './client.ts'
import { dropInvalid } from './http/dropInvalid.ts'
import { toPageUrl } from './http/toPageUrl.ts'
import { request, type RequestParameters } from './request.ts'

/** One page of a list: which, and what must come back. */
export type RequestPageParameters<schema extends v.GenericSchema> = Pick<
  RequestParameters<schema>,
  'path' | 'query' | 'signal'
> & {
  /** The gateway's own address of a further page. Replaces path and query. */
  pageUrl: string | null | undefined
  schema: schema
}

/** Asks for one page of a list: the first, or the one that the gateway gave the address of. */
export async function requestPage<schema extends v.GenericSchema>(
  client: GatewayClient,
  { path, query, pageUrl, schema, signal }: RequestPageParameters<schema>,
): Promise<v.InferOutput<schema>> {
  const url = pageUrl ? toPageUrl(client.baseUrl, { path, query, pageUrl }) : undefined
  return request(client, { path, query, url, schema, mend: dropInvalid('results'), signal })
}

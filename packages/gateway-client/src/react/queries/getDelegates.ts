import type { GatewayClient } from '../../client.ts'
import { getDelegates, type GetDelegatesParameters } from '../../endpoints/getDelegates.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches all delegates that the filters let through, from all pages. */
export const getDelegatesQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetDelegatesParameters, keyof PageOptions>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getDelegates', parameters],
    queryFn: ({ signal }) => collectItems(client, getDelegates, { ...parameters, signal }),
  })

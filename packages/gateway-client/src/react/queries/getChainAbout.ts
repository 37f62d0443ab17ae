import type { GatewayClient } from '../../client.ts'
import { getChainAbout, type GetChainAboutParameters } from '../../endpoints/getChainAbout.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches which service answers for a chain. */
export const getChainAboutQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetChainAboutParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getChainAbout', parameters],
    queryFn: ({ signal }) => getChainAbout(client, { ...parameters, signal }),
  })

import { skipToken } from '@tanstack/react-query'

import { decodeData, type DecodeDataParameters } from '../../endpoints/decodeData.ts'
import type { DataDecoded } from '../../schemas/dataDecoded.ts'
import { gatewayKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `decodeDataQueryOptions` takes. */
export type DecodeDataQueryParameters = Omit<DecodeDataParameters, 'signal' | 'data'> & {
  /** The query waits until there is one. */
  data: DecodeDataParameters['data'] | undefined
}

/** Caches calldata, read. */
export const decodeDataQueryOptions = readOptionsOf<DecodeDataQueryParameters, 'data', DataDecoded>(
  (client, { data, ...rest }) => ({
    queryKey: [...gatewayKey(client), 'decodeData', { data, ...rest }],
    queryFn:
      data === undefined
        ? skipToken
        : ({ signal }) => decodeData(client, { data, ...rest, signal }),
  }),
)

import { decodeData, type DecodeDataParameters } from '../../endpoints/decodeData.ts'
import type { DataDecoded } from '../../schemas/dataDecoded.ts'
import { readOptionsOf } from '../options.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `decodeDataQueryOptions` takes. */
export type DecodeDataQueryParameters = Omit<DecodeDataParameters, 'signal' | 'data'> & {
  /** The query waits until there is one. */
  data: DecodeDataParameters['data'] | undefined
}

/** Caches calldata, read. */
export const decodeDataQueryOptions = /* @__PURE__ */ readOptionsOf<
  DecodeDataQueryParameters,
  'data',
  DataDecoded
>((client, parameters) => waitingQuery(client, 'decodeData', decodeData, ['data', parameters]))

import { skipToken } from '@tanstack/react-query'

import { getContract, type GetContractParameters } from '../../endpoints/getContract.ts'
import type { Contract } from '../../schemas/contract.ts'
import { gatewayKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getContractQueryOptions` takes. */
export type GetContractQueryParameters = Omit<GetContractParameters, 'signal' | 'contract'> & {
  /** The query waits until there is one. */
  contract: GetContractParameters['contract'] | undefined
}

/** Caches what the gateway knows of a contract. */
export const getContractQueryOptions = readOptionsOf<
  GetContractQueryParameters,
  'contract',
  Contract
>((client, { contract, ...rest }) => ({
  queryKey: [...gatewayKey(client), 'getContract', { contract, ...rest }],
  queryFn:
    contract === undefined
      ? skipToken
      : ({ signal }) => getContract(client, { contract, ...rest, signal }),
}))

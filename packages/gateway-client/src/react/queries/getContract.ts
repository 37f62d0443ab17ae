import { getContract, type GetContractParameters } from '../../endpoints/getContract.ts'
import type { Contract } from '../../schemas/contract.ts'
import { readOptionsOf } from '../options.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getContractQueryOptions` takes. */
export type GetContractQueryParameters = Omit<GetContractParameters, 'signal' | 'contract'> & {
  /** The query waits until there is one. */
  contract: GetContractParameters['contract'] | undefined
}

/** Caches what the gateway knows of a contract. */
export const getContractQueryOptions = /* @__PURE__ */ readOptionsOf<
  GetContractQueryParameters,
  'contract',
  Contract
>((client, parameters) =>
  waitingQuery(client, 'getContract', getContract, ['contract', parameters]),
)

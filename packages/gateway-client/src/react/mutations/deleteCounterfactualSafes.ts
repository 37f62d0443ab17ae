import type { GatewayClient } from '../../client.ts'
import {
  deleteCounterfactualSafes,
  type DeleteCounterfactualSafesParameters,
} from '../../endpoints/deleteCounterfactualSafes.ts'
import { gatewayMutation } from './gatewayMutation.ts'

/** Forgets accounts that have no contract yet; the cached ones are read again. */
export const deleteCounterfactualSafesMutationOptions = (client: GatewayClient) =>
  gatewayMutation(
    client,
    'deleteCounterfactualSafes',
    (client, variables: Omit<DeleteCounterfactualSafesParameters, 'signal'>) =>
      deleteCounterfactualSafes(client, variables),
    'getCounterfactualSafes',
  )

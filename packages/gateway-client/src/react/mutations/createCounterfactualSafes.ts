import type { GatewayClient } from '../../client.ts'
import {
  createCounterfactualSafes,
  type CreateCounterfactualSafesParameters,
} from '../../endpoints/createCounterfactualSafes.ts'
import { gatewayMutation } from './gatewayMutation.ts'

/** Remembers accounts that have no contract yet; the cached ones are read again. */
export const createCounterfactualSafesMutationOptions = (client: GatewayClient) =>
  gatewayMutation(
    client,
    'createCounterfactualSafes',
    (client, variables: Omit<CreateCounterfactualSafesParameters, 'signal'>) =>
      createCounterfactualSafes(client, variables),
    'getCounterfactualSafes',
  )

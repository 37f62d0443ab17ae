import type { GatewayClient } from '../../client.ts'
import { addDelegate, type AddDelegateParameters } from '../../endpoints/addDelegate.ts'
import { gatewayMutation } from './gatewayMutation.ts'

/** Names a delegate; cached delegates are read again. */
export const addDelegateMutationOptions = (client: GatewayClient) =>
  gatewayMutation(
    client,
    'addDelegate',
    (client, variables: Omit<AddDelegateParameters, 'signal'>) => addDelegate(client, variables),
    'getDelegates',
  )

import type { GatewayClient } from '../../client.ts'
import { deleteDelegate, type DeleteDelegateParameters } from '../../endpoints/deleteDelegate.ts'
import { gatewayMutation } from './gatewayMutation.ts'

/** Ends a delegation; cached delegates are read again. */
export const deleteDelegateMutationOptions = (client: GatewayClient) =>
  gatewayMutation(
    client,
    'deleteDelegate',
    (client, variables: Omit<DeleteDelegateParameters, 'signal'>) =>
      deleteDelegate(client, variables),
    'getDelegates',
  )

import type { GatewayClient } from '../../client.ts'
import { verifyAuth, type VerifyAuthParameters } from '../../endpoints/verifyAuth.ts'
import { gatewayMutation } from './gatewayMutation.ts'

/** Signs in; who is signed in is read again. */
export const verifyAuthMutationOptions = (client: GatewayClient) =>
  gatewayMutation(
    client,
    'verifyAuth',
    (client, variables: Omit<VerifyAuthParameters, 'signal'>) => verifyAuth(client, variables),
    'getSession',
  )

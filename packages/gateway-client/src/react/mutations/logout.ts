import type { GatewayClient } from '../../client.ts'
import { logout } from '../../endpoints/logout.ts'
import { gatewayMutation } from './gatewayMutation.ts'

/** Signs out; who is signed in is read again. */
export const logoutMutationOptions = (client: GatewayClient) =>
  gatewayMutation(client, 'logout', (client, _: void) => logout(client), 'getSession')

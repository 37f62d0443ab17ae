import { mutationOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { proposeMessage, type ProposeMessageParameters } from '../../endpoints/proposeMessage.ts'
import { safePartKey } from '../keys.ts'

/** Proposes a message; the cached messages of the account are read again. */
export function proposeMessageMutationOptions(client: GatewayClient) {
  return mutationOptions({
    mutationKey: ['gateway', client.baseUrl, 'proposeMessage'],
    mutationFn: (variables: Omit<ProposeMessageParameters, 'signal'>) =>
      proposeMessage(client, variables),
    onSuccess: (_data, safe, _result, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: safePartKey(client, safe, 'messages') }),
  })
}

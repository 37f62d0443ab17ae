import { mutationOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { confirmMessage, type ConfirmMessageParameters } from '../../endpoints/confirmMessage.ts'
import type { SafeId } from '../../parameters.ts'
import { safePartKey } from '../keys.ts'
import { getMessageQueryOptions } from '../queries/getMessage.ts'

/** `address` is the account's: what is cached of its messages is read again. */
export type ConfirmMessageVariables = Omit<ConfirmMessageParameters, 'signal'> & SafeId

/** Adds a signature to a message; the message and the list it is in are read again. */
export function confirmMessageMutationOptions(client: GatewayClient) {
  return mutationOptions({
    mutationKey: ['gateway', client.baseUrl, 'confirmMessage'],
    mutationFn: ({ chainId, messageHash, signature }: ConfirmMessageVariables) =>
      confirmMessage(client, { chainId, messageHash, signature }),
    onSuccess: async (_data, variables, _result, { client: queryClient }) => {
      const { chainId, messageHash } = variables
      const { queryKey } = getMessageQueryOptions(client, { chainId, messageHash })
      await queryClient.invalidateQueries({ queryKey })
      await queryClient.invalidateQueries({ queryKey: safePartKey(client, variables, 'messages') })
    },
  })
}

import { mutationOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { gatewayKey } from '../keys.ts'

/** A call that writes; when it has succeeded, the cached answers of the call `outdated` are read again. */
export function gatewayMutation<variables, answer>(
  client: GatewayClient,
  name: string,
  call: (client: GatewayClient, variables: variables) => Promise<answer>,
  outdated: string,
) {
  return mutationOptions({
    mutationKey: ['gateway', client.baseUrl, name],
    mutationFn: (variables: variables) => call(client, variables),
    onSuccess: (_data, _variables, _result, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: [...gatewayKey(client), outdated] }),
  })
}

import { skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import type { RequestOptions } from '../../parameters.ts'
import { gatewayKey } from '../keys.ts'
import type { Read, ReadOptions } from '../options.ts'

/** Caches a call that is about no account, under its name and parameters. */
export function gatewayQuery<parameters extends object, answer>(
  client: GatewayClient,
  name: string,
  call: (client: GatewayClient, parameters: parameters & RequestOptions) => Promise<answer>,
  parameters: parameters,
): ReadOptions<answer> {
  const queryKey = [...gatewayKey(client), name, parameters] as const
  return {
    // Under the key lies what the function answers with.
    queryKey: queryKey as unknown as ReadOptions<answer>['queryKey'],
    queryFn: ({ signal }) => call(client, { ...parameters, signal }),
  }
}

/** The same, of a call that has to wait for one of its parameters. */
export function waitingQuery<parameters extends object, name extends keyof parameters, answer>(
  client: GatewayClient,
  name: string,
  call: (client: GatewayClient, parameters: parameters & RequestOptions) => Promise<answer>,
  [needed, parameters]: [
    name,
    Omit<parameters, name> & { [key in name]: parameters[name] | undefined },
  ],
): Read<answer> {
  return {
    queryKey: [...gatewayKey(client), name, parameters],
    queryFn:
      parameters[needed] === undefined
        ? skipToken
        : // What was missing is there.
          ({ signal }: RequestOptions) =>
            call(client, { ...(parameters as unknown as parameters), signal }),
  }
}

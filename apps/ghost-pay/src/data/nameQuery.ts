import { queryOptions } from '@tanstack/react-query'
import type { Config } from 'wagmi'

import { lookUpName } from './lookUpName.ts'

/**
 * The question whom a name stands for on a chain (ENS); an answer is good for a minute.
 *
 * @param name as it was typed; undefined asks nothing
 */
export const nameQuery = (config: Config, chainId: number, name: string | undefined) =>
  queryOptions({
    queryKey: ['name', chainId, name],
    enabled: name !== undefined,
    staleTime: 60_000,
    queryFn: () => lookUpName(config, chainId, name ?? ''),
  })

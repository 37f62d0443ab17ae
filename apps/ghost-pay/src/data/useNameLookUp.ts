import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { NameAnswer } from '@ghost-pay/safe-account/names'

import { nameQuery } from './nameQuery.ts'

/** What is known about the address of a name with a dot. */
export type NameLookUp =
  | { status: 'looking'; name: string }
  | { status: 'failed'; name: string }
  | NameAnswer
  | { status: 'none' }

/**
 * Asks whom a name stands for on a chain (ENS).
 *
 * @param name as it was typed; undefined asks nothing
 */
export function useNameLookUp(
  chainId: number,
  name: string | undefined,
): { lookUp: NameLookUp; address: Address | undefined } {
  const config = useConfig()
  const { data, isError } = useQuery(nameQuery(config, chainId, name))
  if (name === undefined) return { lookUp: { status: 'none' }, address: undefined }
  if (isError) return { lookUp: { status: 'failed', name }, address: undefined }
  return {
    lookUp: data ?? { status: 'looking', name },
    address: data?.status === 'found' ? data.address : undefined,
  }
}

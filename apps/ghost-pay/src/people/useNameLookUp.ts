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
  const answer = useQuery(nameQuery(config, chainId, name))
  if (name === undefined) return { lookUp: { status: 'none' }, address: undefined }
  const lookUp = lookUpOf(name, answer)
  return { lookUp, address: lookUp.status === 'found' ? lookUp.address : undefined }
}

/** How the question about a name stands. What could not be asked once more counts as unknown, whatever was answered before. */
export const lookUpOf = (
  name: string,
  answer: { data: NameAnswer | undefined; isError: boolean } | undefined,
): Exclude<NameLookUp, { status: 'none' }> =>
  answer?.isError === true
    ? { status: 'failed', name }
    : (answer?.data ?? { status: 'looking', name })

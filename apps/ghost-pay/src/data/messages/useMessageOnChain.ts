import { useQuery } from '@tanstack/react-query'
import type { Hash, Hex } from 'viem'
import { useConfig } from 'wagmi'
import type { Erc1271Answer, SignableMessage } from '@ghost-pay/safe-account/messages'

import { chainClient } from '../chainClient.ts'
import { load } from '../load.ts'

/** What the account itself says of a message. */
export type MessageOnChain = {
  /** The hash it works out; null when nothing there answers, undefined while, or because, the node has not answered. */
  hash: Hash | null | undefined
  /** Whether it calls the joined signatures its own; undefined while it was not asked, or has not answered. */
  valid: Erc1271Answer | undefined
  isNodeError: boolean
  isFetching: boolean
  retry: () => void
}

/**
 * Asks the account about a message.
 *
 * @param signable undefined for what has no hash
 * @param signature the owners' signatures, joined, once there are enough
 */
export function useMessageOnChain(
  signable: (SignableMessage & { hash: Hash }) | undefined,
  signature: Hex | undefined,
): MessageOnChain {
  const config = useConfig()
  const { chainId, safe, version, hash } = signable ?? {}
  const key = [chainId, safe, version, hash]
  const contract = useQuery({
    queryKey: ['message-hash', ...key],
    enabled: signable !== undefined,
    staleTime: Infinity,
    queryFn: async () => {
      if (signable === undefined) return null
      const { askMessageHash } = await load(() => import('@ghost-pay/safe-account/messages'))
      return askMessageHash(chainClient(config, signable.chainId), signable)
    },
  })
  const valid = useQuery({
    queryKey: ['erc1271', ...key, signature],
    enabled: signable !== undefined && signature !== undefined,
    queryFn: async () => {
      if (signable === undefined || signature === undefined) return null
      const { askIsValidSignature } = await load(() => import('@ghost-pay/safe-account/messages'))
      return askIsValidSignature(chainClient(config, signable.chainId), signable, signature)
    },
  })
  return {
    hash: contract.data,
    valid: valid.data ?? undefined,
    isNodeError: contract.isError || valid.isError,
    isFetching: contract.isFetching || valid.isFetching,
    retry: () => {
      if (contract.isError) void contract.refetch()
      if (valid.isError) void valid.refetch()
    },
  }
}

import type { Hash, Hex } from 'viem'
import type { Erc1271Answer, SignableMessage } from '@ghost-pay/safe-account/messages'

import { load } from '../../../data/load.ts'
import { useOnChain } from '../../../data/useOnChain.ts'

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
  const { chainId, safe, version, hash } = signable ?? {}
  const contract = useOnChain(
    ['message-hash', chainId, safe, version, hash],
    signable &&
      (async (client) => {
        const { askMessageHash } = await load(() => import('@ghost-pay/safe-account/messages'))
        return askMessageHash(client, signable)
      }),
    { staleTime: Infinity },
  )
  const valid = useOnChain(
    ['erc1271', chainId, safe, version, hash, signature],
    signable &&
      signature &&
      (async (client) => {
        const { askIsValidSignature } = await load(() => import('@ghost-pay/safe-account/messages'))
        return askIsValidSignature(client, signable, signature)
      }),
  )
  return {
    hash: contract.data,
    valid: valid.data,
    isNodeError: contract.isError || valid.isError,
    isFetching: contract.isFetching || valid.isFetching,
    retry: () => {
      if (contract.isError) void contract.refetch()
      if (valid.isError) void valid.refetch()
    },
  }
}

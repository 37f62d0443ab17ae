import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { readContract } from 'viem/actions'
import {
  type RequestSignature,
  type SignedPaymentRequest,
  verifyPaymentRequest,
} from '@ghost-pay/payments/requests'
import { erc1271MagicValues, safeAbi } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'

/**
 * Whether the requester has signed a request; an account's own contract is asked (EIP-1271).
 *
 * @param client the node of the request's chain
 */
export const verifyRequest = (
  client: ChainClient,
  request: SignedPaymentRequest,
): Promise<RequestSignature> =>
  verifyPaymentRequest(request, {
    verifyContract: async ({ address, hash, signature }) => {
      try {
        const answer = await readContract(client, {
          address,
          abi: safeAbi,
          functionName: 'isValidSignature',
          args: [hash, signature],
        })
        return answer === erc1271MagicValues.hash
      } catch (error) {
        if (isRefusal(error)) return false
        throw error
      }
    },
  })

/** The contract said no, or there is none that could say yes; no answer of the node is neither. */
const isRefusal = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk(
    (it) =>
      it instanceof ContractFunctionRevertedError || it instanceof ContractFunctionZeroDataError,
  ) !== null

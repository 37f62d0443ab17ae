import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import {
  type RequestSignature,
  type SignedPaymentRequest,
  verifyPaymentRequest,
} from '@ghost-pay/payments/requests'
import { erc1271MagicValues } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chainClient.ts'

const isValidSignatureAbi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ type: 'bytes4' }],
  },
] as const

/** Whether the requester has signed a request; an account's own contract is asked on its chain (EIP-1271). */
export const verifyRequest = (
  config: Config,
  request: SignedPaymentRequest,
): Promise<RequestSignature> =>
  verifyPaymentRequest(request, {
    verifyContract: async ({ chainId, address, hash, signature }) => {
      try {
        const answer = await readContract(chainClient(config, chainId), {
          address,
          abi: isValidSignatureAbi,
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

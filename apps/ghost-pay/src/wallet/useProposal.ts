import { useMutation } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useLocation } from 'wouter'
import { proposeTransactionMutationOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { proposalOrigin } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../account/SharedAccount.ts'
import { chainClient } from '../chain/chainClient.ts'
import { load } from '../page/load.ts'
import { useSign, type UseSignParameters } from './useSign.ts'

type UseProposalParameters = {
  account: Pick<SharedAccount, 'path'>
  signer: Address | undefined
  signable: SignableTransaction | undefined
  /** What it is for. It goes along to the gateway; nobody signs it. */
  note?: string | undefined
  /** Its place in line was chosen for a reason: it may be one that is taken. The chain still has to call it open. */
  isFixed?: boolean | undefined
  /** Its place was used up or taken meanwhile. */
  onMoved?: UseSignParameters['onMoved']
  /** The gateway has it; also when who signed has left the screen meanwhile. */
  onTaken?: UseSignParameters['onTaken']
  /** The gateway has it, and who signed is still here. */
  onProposed: () => void
  onFailed?: ((error: unknown) => void) | undefined
}

/** Signs a new transaction and puts it into the account's queue; then its own page is opened. */
export function useProposal({
  account,
  signer,
  signable,
  note,
  isFixed = false,
  onMoved,
  onTaken,
  onProposed,
  onFailed,
}: UseProposalParameters): ReturnType<typeof useSign> {
  const config = useConfig()
  const client = useGateway()
  const [, navigate] = useLocation()
  const propose = useMutation(proposeTransactionMutationOptions(client))
  return useSign({
    signer,
    signable,
    check: async () => {
      if (signable === undefined || isFixed) return
      const { verifyNonce } = await load(() => import('./asking.ts'))
      await verifyNonce(chainClient(config, signable.chainId), client, signable)
    },
    send: async ({ safeTxHash, signature, signer }) => {
      if (signable === undefined) throw new Error('There is nothing to send without a transaction.')
      const { chainId, safe, transaction } = signable
      await propose.mutateAsync({
        chainId,
        address: safe,
        transaction,
        safeTxHash,
        sender: signer,
        signature,
        origin: proposalOrigin(note),
      })
    },
    onDone: (safeTxHash) => {
      if (signable !== undefined) {
        navigate(`${account.path}/tx/multisig_${signable.safe}_${safeTxHash}`)
      }
      onProposed()
    },
    onTaken,
    onMoved,
    onFailed,
  })
}

import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { confirmTransactionMutationOptions, useGateway } from '@ghost-pay/gateway-client/react'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { keptSignatures } from '../../../kept/keptSignatures.ts'
import { useRememberHere } from '../../../wallet/rememberHere.ts'
import { useActing } from '../review/useActing.ts'
import { executionOf } from './ownView.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type UseTransactionActionsParameters = {
  account: SharedAccount
  details: TransactionDetails
  /** The same, held against its own bytes and against the chain. */
  transaction: OwnTransaction
  /** Something was signed or executed: what is cached of the account is old. */
  onChanged: () => void
  /** The gateway has taken a signature, also of who is not here any more. */
  onTaken?: (() => void) | undefined
}

/** Signs and executes a transaction that the gateway keeps (`useActing`). */
export function useTransactionActions(parameters: UseTransactionActionsParameters) {
  const { account, details, onChanged, onTaken } = parameters
  const { own, onChain, signatures, truth } = parameters.transaction
  const confirm = useMutation(confirmTransactionMutationOptions(useGateway()))
  const { chainId, address } = account
  const { isOpen } = truth
  const execution = executionOf(details)
  const hash = execution?.safeTxHash ?? '0x'
  const acting = useActing({
    account,
    signable: own?.signable,
    // What is over while the wallet asks is not approved any more.
    maySign: isOpen,
    safeTxHash: hash,
    gatewayHash: hash,
    nonce: execution?.nonce,
    onChain,
    signatures,
    isOpen,
    send: async ({ safeTxHash, signature, signer }) => {
      await confirm.mutateAsync({ chainId, address, safeTxHash, signature, signer })
      onTaken?.()
    },
    onDone: onChanged,
    onChanged,
  })
  useRememberHere(isOpen ? own?.signable : undefined, signatures)

  // The gateway has taken it after all: its answer was lost, or another tab has sent it.
  const keptInVain = acting.signed ? acting.signing.kept : undefined
  useEffect(() => {
    if (keptInVain !== undefined) keptSignatures.forget({ signed: keptInVain })
  }, [keptInVain])
  return { ...acting, execution }
}

import type { Hash } from 'viem'
import {
  type AccountOnChain,
  type CheckedSignature,
  countedSignatures,
  hasSigned,
  type SignableTransaction,
} from '@ghost-pay/safe-account'
import { isExecuting, signaturesFor } from '@ghost-pay/safe-account/execution'
import { openActions, placeInLine, viewerRole } from '@ghost-pay/safe-account/queue'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useExecute } from '../../../wallet/useExecute.ts'
import { useSign, type UseSignParameters } from '../../../wallet/useSign.ts'

export type UseActingParameters = Pick<UseSignParameters, 'gatewayHash' | 'send' | 'onDone'> & {
  account: SharedAccount
  signable: SignableTransaction | undefined
  maySign: boolean
  safeTxHash: Hash
  nonce: number | undefined
  onChain: AccountOnChain | undefined
  signatures: readonly CheckedSignature[] | undefined
  isOpen: boolean
  /** Something has happened on the chain, or may have. */
  onChanged: () => void
}

/** The flows that sign and execute a transaction that waits, and what the viewer can do with it. */
export function useActing(parameters: UseActingParameters) {
  const { account, signable, safeTxHash, nonce, onChain, signatures, isOpen } = parameters
  const { maySign, gatewayHash, send, onDone, onChanged } = parameters
  const { viewer, chainId, address: safe } = account
  const role = viewerRole(viewer, onChain?.owners)
  const signing = useSign({
    signer: role === 'owner' ? viewer : undefined,
    signable: maySign ? signable : undefined,
    gatewayHash,
    send,
    onDone,
  })
  const executable = signaturesFor({
    confirmations: countedSignatures(signatures ?? []),
    owners: onChain?.owners ?? [],
    threshold: onChain?.threshold ?? Infinity,
    executor: viewer,
  })
  const executing = useExecute({
    chainId,
    safe,
    executor: viewer,
    signable,
    gatewayHash: safeTxHash,
    signatures: executable.status === 'ready' ? executable.signatures : [],
    waits: isOpen,
    onChanged,
  })
  const signed = viewer !== undefined && hasSigned(signatures ?? [], viewer)
  /** What the viewer can do, while no check stops it. */
  const open = (isStopped: boolean) =>
    openActions({
      viewer: role,
      isOpen,
      isStopped,
      isKnown: onChain !== undefined && signatures !== undefined,
      hasSigned: signed,
      isExecuting: isExecuting(executing.flow),
      isReady: executable.status === 'ready',
      position:
        nonce === undefined || onChain === undefined
          ? undefined
          : placeInLine(nonce, onChain.nonce).kind,
    })
  return {
    ...{ role, executable, signing, executing, signed, open },
    /** What is followed once it is sent, as long as it waits. */
    sending: isOpen ? { chainId, safe, safeTxHash } : undefined,
  }
}

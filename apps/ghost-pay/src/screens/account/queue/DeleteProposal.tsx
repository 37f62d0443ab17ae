import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Address, type Hash, hashTypedData, type Hex } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import { deleteTransactionMutationOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { ownSignature } from '@ghost-pay/safe-account/signing'
import { deleteTransactionTypedData } from '@ghost-pay/safe-protocol/service'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chainClient } from '../../../chain/chainClient.ts'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { describeFailure } from '../../../failures/describeFailure.ts'
import { say, type Spoken } from '../../../text/Spoken.ts'
import { verifyWallet } from '../../../wallet/walletAccess.ts'
import { text } from './inboxCopy.ts'

export type DeleteProposalProps = {
  account: Pick<SharedAccount, 'chainId' | 'address'>
  safeTxHash: Hash
  proposer: Address
  onDone: () => void
}

/** Takes one's own proposal off the gateway's list (behaviour/payments#delete), after saying what that does not do. */
export function DeleteProposal({ account, safeTxHash, proposer, onDone }: DeleteProposalProps) {
  const config = useConfig()
  const remove = useMutation(deleteTransactionMutationOptions(useGateway()))
  const [failure, setFailure] = useState<Spoken>()
  const [isAsking, setAsking] = useState(false)
  const isRunning = useRef(false)
  const { chainId, address } = account

  async function run() {
    // A second press may come before the first is drawn.
    if (isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    setAsking(true)
    try {
      const signature = await requestDeletion(config, {
        chainId,
        safe: address,
        safeTxHash,
        proposer,
      })
      await remove.mutateAsync({ chainId, address, safeTxHash, signature })
      onDone()
    } catch (error) {
      setFailure(describeFailure(error, 'sign').said)
    } finally {
      isRunning.current = false
      setAsking(false)
    }
  }

  return (
    <Notice
      tone="warning"
      title={failure === undefined ? text('inbox.delete.title') : say(failure)}
      urgent
      action={
        <div className="gp-actions">
          <Button busy={isAsking} onPress={() => void run()}>
            {text('inbox.delete.do')}
          </Button>
          <Button disabled={isAsking} onPress={onDone}>
            {text('inbox.delete.keep')}
          </Button>
        </div>
      }
    >
      <p role="status">{text(isAsking ? 'inbox.delete.asking' : 'inbox.delete.text')}</p>
    </Notice>
  )
}

/**
 * Asks the wallet of who proposed a transaction to sign that the gateway may drop it. It is no signature of the transaction, and
 * nothing on the chain changes by it.
 *
 * @returns the signature that the gateway asks for
 * @throws CheckError or CheckFailedError when another wallet is connected by now, or signs something else or with another key; whatever the wallet throws
 */
export async function requestDeletion(
  config: Config,
  {
    chainId,
    safe,
    safeTxHash,
    proposer,
  }: { chainId: number; safe: Address; safeTxHash: Hash; proposer: Address },
): Promise<Hex> {
  await verifyWallet(config, proposer, chainId)
  const request = deleteTransactionTypedData({ chainId, safe, safeTxHash, at: Date.now() })
  const answer = await signTypedData(config, { account: proposer, ...request })
  return ownSignature(chainClient(config, chainId), answer, proposer, hashTypedData(request))
}

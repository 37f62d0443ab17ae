import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Address, Hash } from 'viem'
import {
  GatewayHttpError,
  getMessage,
  type Message,
  type TypedData,
} from '@ghost-pay/gateway-client'
import {
  confirmMessageMutationOptions,
  proposeMessageMutationOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { readPolicy } from '@ghost-pay/payments/policy'
import { hasSigned } from '@ghost-pay/safe-account'
import type { MessageData, SignedMessage } from '@ghost-pay/safe-account/messages'
import { viewerRole } from '@ghost-pay/safe-account/queue'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { SignatureDots } from '../../../components/SignatureDots.tsx'
import { useIsStored } from '../../../kept/useKept.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { useConnectedElsewhere } from '../../../wallet/useConnectedElsewhere.ts'
import { PolicyWords } from '../policy/PolicyWords.tsx'
import { usePolicyUnits } from '../policy/usePolicyUnits.ts'
import { keptMessages } from './keptMessages.ts'
import { MessageBar } from './MessageBar.tsx'
import { messageTurn } from './messageChecks.ts'
import { messageContent } from './messageContent.ts'
import { text } from './messageCopy.ts'
import { MessageView } from './MessageView.tsx'
import { useOwnMessage } from './useOwnMessage.ts'
import { useSignMessage } from './useSignMessage.ts'

type OneMessageProps = {
  account: SharedAccount
  message: MessageData
  /** What the gateway keeps of it; undefined for a new one. */
  received: Message | undefined
  head: ReactNode
  onSigned: (messageHash: Hash) => void
}

/** A message, held against itself, the chain and the gateway; and the signing of it. */
export function OneMessage({ account, message, received, head, onSigned }: OneMessageProps) {
  const { onChain, viewer } = account
  const { nameOf } = useAddressBook()
  const elsewhere = useConnectedElsewhere()
  const own = useOwnMessage(account, message, received)
  const { truth, asked, claimed, risk } = own
  const [isMeant, setMeant] = useState(false)
  const role = viewerRole(viewer, onChain?.owners)
  const count = received === undefined ? 0 : truth?.counted.length
  const isTaken =
    viewer !== undefined && own.checked !== undefined && hasSigned(own.checked.signatures, viewer)
  const turn = messageTurn({
    checks: own.checks,
    elsewhere,
    viewer: role,
    hasSigned: isTaken,
    count,
    threshold: onChain?.threshold,
    isWhole:
      !messageContent(message).isCut && !risk.warnings.some(({ level }) => level === 'blocked'),
    isMeant: isMeant || risk.permissions.length === 0,
  })
  const signing = useSignMessage({
    signer: role === 'owner' ? viewer : undefined,
    signable: own.hashed,
    gatewayHash: claimed,
    isTaken,
    send: useSendMessage(account, message, claimed),
    onDone: onSigned,
  })
  const named = (address: Address) => ({ address, name: nameOf(address) })
  return (
    <MessageView
      {...own}
      signers={onChain}
      viewer={viewer}
      isMeant={isMeant}
      onMeant={setMeant}
      head={
        <>
          {head}
          {isTypedAs(message, 'SpendPolicy') && (
            <PolicyOfMessage account={account} message={message} />
          )}
          {asked.isNodeError && (
            <NodeFailure
              what={text('message.what.this')}
              retrying={asked.isFetching}
              onRetry={asked.retry}
            />
          )}
        </>
      }
    >
      <MessageBar
        turn={turn}
        flow={signing.flow}
        isKept={signing.kept !== undefined}
        isStored={useIsStored(keptMessages)}
        isNew={received === undefined}
        onSign={() => void signing.sign()}
        onStop={signing.stop}
        faces={
          onChain && (
            <SignatureDots
              size={28}
              count={count ?? received?.confirmationsSubmitted ?? 0}
              signed={
                truth?.counted.map(({ signer }) => named(signer)) ??
                received?.confirmations.map(({ owner }) => named(owner.value))
              }
              required={onChain.threshold}
              missing={(received === undefined ? onChain.owners : truth?.missing)?.map(named)}
              unchecked={received !== undefined && truth === undefined}
              viewer={viewer}
            />
          )
        }
      />
    </MessageView>
  )
}

/** The policy that a message is, in words; nothing for what only calls itself one (behaviour/policy#reading). */
function PolicyOfMessage({ account, message }: Pick<OneMessageProps, 'account' | 'message'>) {
  const { chainId, address } = account
  const { nameOf } = useAddressBook()
  const policy = readPolicy(message, { chainId, account: address })
  const { isReading, ...units } = usePolicyUnits(account, policy)
  // Without its decimals an amount would be told in other units than it is signed in.
  if (isReading) return null
  return policy === undefined ? null : <PolicyWords policy={policy} nameOf={nameOf} {...units} />
}

const isTypedAs = (message: MessageData, type: string): boolean =>
  typeof message === 'object' && 'primaryType' in message && message.primaryType === type

/**
 * Hands a signature of a message to the gateway: with the message when it is new, else as one more. Where somebody else has
 * proposed the same words by now, the signature is added to theirs.
 *
 * @param claimed the hash by which the gateway calls the message; undefined for a new one
 */
function useSendMessage(
  account: SharedAccount,
  message: MessageData,
  claimed: Hash | undefined,
): (signed: SignedMessage) => Promise<void> {
  const client = useGateway()
  const propose = useMutation(proposeMessageMutationOptions(client))
  const confirm = useMutation(confirmMessageMutationOptions(client))
  const safe = safeOf(account)
  return async ({ messageHash, signature }) => {
    const add = () => confirm.mutateAsync({ ...safe, messageHash, signature })
    if (claimed !== undefined) return add()
    try {
      // What was read from JSON is what the gateway takes: text, or typed data with a domain.
      await propose.mutateAsync({ ...safe, message: message as string | TypedData, signature })
    } catch (error) {
      if (!(error instanceof GatewayHttpError) || error.status !== 400) throw error
      const known = await getMessage(client, { chainId: safe.chainId, messageHash }).catch(
        () => null,
      )
      if (known === null) throw error
      return add()
    }
  }
}

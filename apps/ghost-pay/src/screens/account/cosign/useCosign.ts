import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Proposal } from '@ghost-pay/payments/cosign'
import { countedSignatures, hasSigned, type SignableTransaction } from '@ghost-pay/safe-account'
import { readCosigners } from '@ghost-pay/safe-account/checks'
import { isExecuting, signaturesFor } from '@ghost-pay/safe-account/execution'
import { openActions, placeInLine, viewerRole } from '@ghost-pay/safe-account/queue'
import { tokensIn } from '@ghost-pay/safe-account/review'
import { type KeptProposal, takenHere } from '@ghost-pay/safe-account/store'
import { viewSignable } from '@ghost-pay/safe-account/view'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAccountOnChain } from '../../../data/useAccountFacts.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useExecute } from '../../../data/useExecute.ts'
import { useFoundExecution } from '../../../data/useFoundExecution.ts'
import { keptProposals, useKeptProposals } from '../../../data/useKeptProposals.ts'
import { useOnChain } from '../../../data/useOnChain.ts'
import { useSign } from '../../../data/useSign.ts'
import { useTokensOnChain } from '../../../data/useTokensOnChain.ts'
import { groupedNumber } from '../../../format/groupedNumber.ts'
import { pollInterval } from '../pollInterval.ts'
import { useReviewFacts } from '../review/useReviewFacts.ts'

/** Everything about a proposal by its own bytes and by the chain; no gateway is asked. */
export function useCosign(account: SharedAccount, { proposal, executed }: KeptProposal) {
  const { nameOf } = useAddressBook()
  const { chainId, address: safe, viewer } = account
  const { version, transaction, safeTxHash } = proposal
  const signable: SignableTransaction = { chainId, safe, version, transaction }
  const onChain = useAccountOnChain(account, pollInterval)
  const tokens = useTokensOnChain(chainId, tokensIn(describeTransaction(signable)))
  const view =
    tokens.isPending || tokens.isNodeError
      ? undefined
      : viewSignable(signable, {
          currency: account.chain.nativeCurrency,
          tokens: tokens.tokens,
          nameOf,
          formatNumber: groupedNumber,
        })
  const owners = onChain.data?.owners
  const cosigners = useCosigners(signable, proposal, owners)
  const kept = useKeptProposals(account)
  const asked = useReviewFacts({
    account,
    signable: executed === undefined ? signable : undefined,
    view,
    tokens,
    onChain,
    taken: { data: takenHere(kept, safeTxHash), isError: false, dataUpdatedAt: 0 },
    isUnasked: true,
  })
  const role = viewerRole(viewer, owners)
  const signing = useSign({
    signer: role === 'owner' ? viewer : undefined,
    signable: view !== undefined && !view.blocked ? signable : undefined,
    // Nobody has to take it: it is kept here, and passed on by hand.
    send: ({ signer, signature }) => {
      keptProposals.sign(proposal, [{ owner: signer, signature }])
      return Promise.resolve()
    },
    onDone: () => undefined,
  })
  const signed = cosigners?.signed ?? []
  const executable = signaturesFor({
    confirmations: countedSignatures(signed),
    owners: owners ?? [],
    threshold: onChain.data?.threshold ?? Infinity,
    executor: viewer,
  })
  const nonce = onChain.data?.nonce
  const isOpen = nonce === undefined || BigInt(nonce) <= transaction.nonce
  const executing = useExecute({
    chainId,
    safe,
    executor: viewer,
    signable,
    gatewayHash: safeTxHash,
    signatures: executable.status === 'ready' ? executable.signatures : [],
    waits: isOpen,
    onChanged: () => void onChain.refetch(),
  })
  const { flow } = executing
  const done = flow.status === 'ended' && flow.ending === 'succeeded' ? flow.hash : undefined
  useEffect(() => {
    if (done !== undefined) keptProposals.executed({ chainId, safe, safeTxHash }, done)
  }, [done, chainId, safe, safeTxHash])
  // Another owner may have sent it: then it becomes the receipt here too.
  useFoundExecution(
    { chainId, safe, safeTxHash },
    !isOpen && done === undefined && executed === undefined,
  )
  const isSigned = viewer !== undefined && hasSigned(signed, viewer)
  /** What the viewer can do, while no check stops it. */
  const open = (isStopped: boolean) =>
    openActions({
      viewer: role,
      isOpen,
      isStopped,
      isKnown: onChain.data !== undefined && cosigners !== undefined,
      hasSigned: isSigned,
      isExecuting: isExecuting(flow),
      isReady: executable.status === 'ready',
      position:
        nonce === undefined ? undefined : placeInLine(Number(transaction.nonce), nonce).kind,
    })
  return {
    open,
    signable,
    onChain,
    tokens,
    view,
    cosigners,
    asked,
    role,
    isOpen,
    isSigned,
    signing,
    executable,
    executing,
    /** What is followed once it is sent. */
    sending: { chainId, safe, safeTxHash },
    done: done ?? executed,
  }
}

/** What `useCosign` gives to the view. */
export type Cosign = ReturnType<typeof useCosign>

/** Who has signed, by this device and by the chain. Undefined while that is being found out. */
function useCosigners(
  signable: SignableTransaction,
  { safeTxHash, signatures }: Proposal,
  owners: readonly `0x${string}`[] | undefined,
) {
  return useOnChain(
    ['cosigners', signable.chainId, safeTxHash, signatures, owners],
    owners && ((client) => readCosigners(client, signable, { signatures, owners })),
    // What stands on the screen stays there while a new signature is checked.
    { staleTime: Infinity, placeholderData: keepPreviousData },
  ).data
}

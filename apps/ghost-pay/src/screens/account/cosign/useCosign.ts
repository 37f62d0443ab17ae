import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Proposal } from '@ghost-pay/payments/cosign'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { readCosigners } from '@ghost-pay/safe-account/checks'
import { type KeptProposal, takenHere } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAccountOnChain } from '../../../account/useAccountFacts.ts'
import { useOnChain } from '../../../chain/useOnChain.ts'
import { keptProposals, useKeptProposals } from '../../../kept/useKeptProposals.ts'
import { useFoundExecution } from '../../../transactions/useFoundExecution.ts'
import { pollInterval } from '../pollInterval.ts'
import { useActing } from '../review/useActing.ts'
import { useReviewFacts } from '../review/useReviewFacts.ts'
import { useSignableView } from '../review/useSignableView.ts'

/** Everything about a proposal by its own bytes and by the chain; no gateway is asked. */
export function useCosign(account: SharedAccount, { proposal, executed }: KeptProposal) {
  const { chainId, address: safe } = account
  const { version, transaction, safeTxHash } = proposal
  const signable: SignableTransaction = { chainId, safe, version, transaction }
  const onChain = useAccountOnChain(account, pollInterval)
  const { view, tokens } = useSignableView(account, signable)
  const cosigners = useCosigners(signable, proposal, onChain.data?.owners)
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
  const isOpen = onChain.data === undefined || BigInt(onChain.data.nonce) <= transaction.nonce
  const acting = useActing({
    account,
    signable,
    maySign: view !== undefined && !view.blocked,
    safeTxHash,
    nonce: Number(transaction.nonce),
    onChain: onChain.data,
    signatures: cosigners?.signed,
    isOpen,
    // Nobody has to take it: it is kept here, and passed on by hand.
    send: ({ signer, signature }) => {
      keptProposals.sign(proposal, [{ owner: signer, signature }])
      return Promise.resolve()
    },
    onDone: () => undefined,
    onChanged: () => void onChain.refetch(),
  })
  const { flow } = acting.executing
  const done = flow.status === 'ended' && flow.ending === 'succeeded' ? flow.hash : undefined
  useEffect(() => {
    if (done !== undefined) keptProposals.executed({ chainId, safe, safeTxHash }, done)
  }, [done, chainId, safe, safeTxHash])
  // The chain has gone back behind what was kept as done.
  const isUndone = onChain.data !== undefined && isOpen && done === undefined
  useEffect(() => {
    if (isUndone && executed !== undefined)
      keptProposals.executed({ chainId, safe, safeTxHash }, undefined)
  }, [isUndone, executed, chainId, safe, safeTxHash])
  // Another owner may have sent it: then it becomes the receipt here too.
  useFoundExecution(
    { chainId, safe, safeTxHash },
    !isOpen && done === undefined && executed === undefined,
  )
  return {
    ...acting,
    signable,
    onChain,
    tokens,
    view,
    cosigners,
    asked,
    isOpen,
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
    owners && ((client) => readCosigners(client, signable, { confirmations: signatures, owners })),
    // What stands on the screen stays there while a new signature is checked.
    { staleTime: Infinity, placeholderData: keepPreviousData },
  ).data
}

import type { QueueRow } from '@ghost-pay/gateway-client'
import { type Proposal, readProposal, waitingTransactions } from '@ghost-pay/safe-account/queue'
import { tokensIn } from '@ghost-pay/safe-account/review'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { ownersOf } from '../../../account/knownAddresses.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { groupedNumber } from '../../../format/groupedNumber.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { useQueuedChecks } from '../../../transactions/useQueuedChecks.ts'

/** The proposals of a queue, each read from its own bytes as soon as they are here, with its tokens from the chain. */
export function useProposals(account: SharedAccount, rows: readonly QueueRow[]): Proposal[] {
  const { nameOf } = useAddressBook()
  const transactions = waitingTransactions(rows)
  const { checks } = useQueuedChecks(account, transactions)
  const addresses = [...checks.values()].flatMap(({ signable }) =>
    signable === undefined ? [] : tokensIn(describeTransaction(signable)),
  )
  const { tokens, isPending } = useTokensOnChain(account.chainId, [...new Set(addresses)])
  return transactions.flatMap(
    (transaction) =>
      readProposal(transaction, checks.get(transaction.id), {
        owners: ownersOf(account),
        threshold: account.onChain?.threshold,
        currency: account.chain.nativeCurrency,
        tokens,
        isPending,
        nameOf,
        formatNumber: groupedNumber,
      }) ?? [],
  )
}

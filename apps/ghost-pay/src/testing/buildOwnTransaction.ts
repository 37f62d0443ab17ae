import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { type CheckedSignature, signableFromDetails } from '@ghost-pay/safe-account'
import { transactionTruth, type TransactionTruthParameters } from '@ghost-pay/safe-account/checks'

import { ownView, type OwnViewParameters } from '../screens/account/transaction/ownView.ts'
import type { OwnTransaction } from '../screens/account/transaction/useOwnTransaction.ts'
import { buildAccount } from './buildAccount.ts'

export type BuildOwnTransactionParameters = Partial<OwnTransaction> &
  Pick<OwnViewParameters, 'tokens' | 'isPending'> &
  Partial<Pick<TransactionTruthParameters, 'chainWord'>>

/** What a transaction of tests and stories is by its own bytes and by the chain: signatures hold, what was executed has a receipt. */
export function buildOwnTransaction(
  details: TransactionDetails,
  { tokens, isPending, chainWord, ...rest }: BuildOwnTransactionParameters = {},
): OwnTransaction {
  const read = signableFromDetails(details, 1, '1.4.1')
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const owners = [testAddresses.alice, testAddresses.bob, testAddresses.carol]
  const accountNonce = details.executedAt === null ? 7 : 8
  const onChain = { owners, threshold: 2, nonce: accountNonce, version: '1.4.1' }
  const signatures = (execution?.confirmations ?? []).map(
    ({ signer, signature }): CheckedSignature => ({
      owner: signer.value,
      signature,
      worth: 'signed',
    }),
  )
  const account = buildAccount()
  return {
    own:
      read.status === 'signable'
        ? ownView({
            account,
            details,
            signable: read.signable,
            tokens,
            isPending,
            nameOf: () => undefined,
          })
        : undefined,
    hash: details.txHash,
    unreadable: read.status === 'unreadable' ? read.reason : undefined,
    onChain,
    areTokensUnread: false,
    isNodeError: false,
    retry: () => undefined,
    signatures,
    truth: transactionTruth({
      claimed: details.txStatus,
      hasHash: details.txHash !== null,
      chainWord: chainWord ?? (details.txStatus === 'FAILED' ? 'failed' : 'succeeded'),
      nonce: execution?.nonce,
      accountNonce,
      signatures: { count: signatures.length, threshold: 2 },
    }),
    ...rest,
  }
}

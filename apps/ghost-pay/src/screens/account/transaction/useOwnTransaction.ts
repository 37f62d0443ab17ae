import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, Hash } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import {
  type AccountOnChain,
  type CheckedSignature,
  countedSignatures,
  type FoundExecution,
  signableFromDetails,
  type SignableTransaction,
  type Unreadable,
} from '@ghost-pay/safe-account'
import { type TransactionTruth, transactionTruth } from '@ghost-pay/safe-account/checks'
import { refundTokenOf, tokensIn } from '@ghost-pay/safe-account/review'
import { describeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAccountOnChain } from '../../../account/useAccountFacts.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { useOnChain } from '../../../chain/useOnChain.ts'
import { load } from '../../../page/load.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { useFoundExecution } from '../../../transactions/useFoundExecution.ts'
import { idleInterval, pollInterval } from '../pollInterval.ts'
import { executionOf, type OwnView, ownView } from './ownView.ts'
import { type Executed, useChainWord, useExecuted } from './useChainWord.ts'

/** A transaction of the gateway, held against its own bytes and against the chain. */
export type OwnTransaction = {
  /** By its own bytes; undefined for what is not signed, and for what cannot be read. */
  own: OwnView | undefined
  /**
   * The gateway shows fields of another hash for what was executed: whether the chain shows what was. What is `own` then comes from the
   * chain. Undefined where there is no reason to ask.
   */
  fromChain?: Executed['status'] | undefined
  /** The chain's transaction in which it happened: as the gateway names it, else as the chain was found to have it; null where neither. */
  hash: Hash | null
  /** Why it cannot be read although owners sign it. */
  unreadable: Unreadable | undefined
  onChain: AccountOnChain | undefined
  /** Some of its tokens have not said their decimals. */
  areTokensUnread: boolean
  /** The chain was asked and did not answer. */
  isNodeError: boolean
  retry: () => void
  /** Who has really signed; undefined while that is being found out. */
  signatures: readonly CheckedSignature[] | undefined
  truth: TransactionTruth
}

/**
 * Reads a transaction of the gateway by its own bytes, with what the chain says of its tokens, its account and its receipt.
 *
 * @param isOnce it is not the only thing on the screen: the chain is asked about the account no more often than it is anyhow
 */
export function useOwnTransaction(
  account: SharedAccount,
  details: TransactionDetails,
  isOnce = false,
): OwnTransaction {
  const { nameOf } = useAddressBook()
  const onChain = useAccountOnChain(account, isOnce ? idleInterval : pollInterval)
  const version = onChain.data?.version ?? account.info?.version ?? null
  const { chainId } = account
  const read = useMemo(
    () => signableFromDetails(details, chainId, version),
    [details, chainId, version],
  )
  const execution = executionOf(details)
  const shown = read.status === 'signable' ? read.signable : undefined
  const isFalse =
    execution !== undefined && (shown === undefined || safeTxHash(shown) !== execution.safeTxHash)
  const executed = useExecuted(
    isFalse && details.txHash !== null && version !== null
      ? {
          chainId,
          safe: account.address,
          version,
          nonce: BigInt(execution.nonce),
          safeTxHash: execution.safeTxHash,
          hash: details.txHash,
        }
      : undefined,
  )
  const fromChain = isFalse && details.txHash !== null ? executed.status : undefined
  const signable = fromChain === undefined ? shown : executed.signable
  const tokens = useTokensOnChain(chainId, signable ? tokensOf(signable) : [])
  const confirmations = (execution?.confirmations ?? []).map(({ signer, signature }) => ({
    owner: signer.value,
    signature,
  }))
  const owners = ownersOf(account, onChain.data)
  const signatures = useOnChain(
    ['signatures', signable?.chainId, signable && safeTxHash(signable), confirmations, owners],
    signable &&
      owners &&
      (async (node) => {
        const { readSignatures } = await load(() => import('@ghost-pay/safe-account'))
        return readSignatures(node, signable, { confirmations, owners })
      }),
    // What stands on the screen stays there while a new signature is checked.
    { staleTime: Infinity, placeholderData: keepPreviousData },
  )
  const found = useFoundUnnamed(account, details, onChain.data?.nonce)
  const chainWord = useChainWord({
    chainId,
    safe: account.address,
    hash: details.txHash,
    safeTxHash: execution?.safeTxHash,
    info: details.txInfo,
  })
  return {
    own:
      signable &&
      ownView({
        account,
        details,
        signable,
        tokens: tokens.tokens,
        isPending: tokens.isPending,
        nameOf,
      }),
    fromChain,
    hash: details.txHash ?? hashOf(found),
    // The version may still come from the chain.
    unreadable:
      fromChain === undefined &&
      read.status === 'unreadable' &&
      !(read.reason === 'version' && onChain.isPending)
        ? read.reason
        : undefined,
    onChain: onChain.data,
    areTokensUnread: tokens.isPending || tokens.isNodeError,
    isNodeError: onChain.isError || tokens.isNodeError || signatures.isError,
    retry: () => {
      void onChain.refetch()
      tokens.retry()
      if (signatures.isError) void signatures.refetch()
    },
    signatures: signatures.data,
    truth: transactionTruth({
      claimed: details.txStatus,
      hasHash: details.txHash !== null,
      chainWord,
      nonce: execution?.nonce,
      accountNonce: onChain.data?.nonce,
      found,
      signatures: signatures.data &&
        onChain.data && {
          count: countedSignatures(signatures.data).length,
          threshold: onChain.data.threshold,
        },
    }),
  }
}

/**
 * What the chain says of a transaction of which the gateway names no execution: that it waits, or is cancelled, is the gateway's word
 * alone.
 *
 * @param accountNonce asked only where the number of the transaction is used
 */
function useFoundUnnamed(
  { chainId, address: safe }: SharedAccount,
  details: TransactionDetails,
  accountNonce: number | undefined,
): FoundExecution | undefined {
  const { nonce, safeTxHash = '0x' } = executionOf(details) ?? {}
  const isUsed = nonce !== undefined && accountNonce !== undefined && nonce < accountNonce
  return useFoundExecution({ chainId, safe, safeTxHash }, isUsed && details.txHash === null).data
}

const tokensOf = (signable: SignableTransaction) => [
  ...tokensIn(describeTransaction(signable)),
  ...refundTokenOf(signable),
]

const hashOf = (found: FoundExecution | undefined): Hash | null =>
  found === undefined || found.status === 'none' ? null : found.hash

/** The chain's word; the gateway's while there is none, marked where it is shown. */
function ownersOf(
  { info }: SharedAccount,
  onChain: AccountOnChain | undefined,
): readonly Address[] | undefined {
  return onChain?.owners ?? info?.owners.map(({ value }) => value)
}

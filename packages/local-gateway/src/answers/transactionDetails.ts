import type { Address } from 'viem'
import type {
  Erc20Token,
  Erc721Token,
  MultisigExecutionDetails,
  TransactionData,
  TransactionDetails,
} from '@ghost-pay/gateway-wire'
import { formatTransactionId } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { MinedTransaction } from '../chain/node.ts'
import type { Token } from '../chain/tokenCache.ts'
import { batchOf, decodeData } from './dataDecoded.ts'
import { moduleInfo, type ModuleTransaction, moduleTransactionId } from './moduleTransactions.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'
import { namedAddress, type Names, plainAddress } from './names.ts'
import { appOf, noteOf } from './origin.ts'
import { callOf, confirmationsRequired, infoOf, multisigId, nonZero } from './transaction.ts'
import type { AccountCall } from './transactionInfo.ts'
import { transactionStatus } from './transactionStatus.ts'
import { type TransferEvent, transferId, transferInfo } from './transfers.ts'

/** The `txData` of a call: its decoded data, with the names of the addresses in it. */
export function transactionData(
  { to, value, data, operation }: AccountCall,
  names: Names,
): TransactionData {
  const batch = batchOf(data)
  const targets = new Set((batch ?? []).map((call) => call.to))
  const infos = [...targets, to]
    .map((target) => namedAddress(target, names))
    .filter(({ name }) => name !== null)
  const tokens = [...targets].map((target) => names.token(target)).filter((token) => token !== null)
  return {
    hexData: data === '0x' ? null : data,
    dataDecoded: decodeData(data, to, names),
    to: namedAddress(to, names),
    value: value.toString(),
    operation,
    trustedDelegateCallTarget:
      operation === 1 ? names.contract(to)?.trustedForDelegateCall === true : null,
    addressInfoIndex:
      infos.length > 0 ? Object.fromEntries(infos.map((info) => [info.value, info])) : null,
    tokenInfoIndex:
      tokens.length > 0
        ? Object.fromEntries(
            tokens.map((token) => [token.address, { ...tokenInfo(token), trusted: token.trusted }]),
          )
        : null,
  }
}

/**
 * A transaction of the owners in full.
 *
 * @param sameNonce the transactions of the account with its nonce: one of them may reject this one
 * @param mined the Ethereum transaction that executed it, if there is one
 */
export function multisigDetails({
  transaction,
  sameNonce,
  mined,
  state,
  names,
}: {
  transaction: MultisigTransaction
  sameNonce: readonly MultisigTransaction[]
  mined: MinedTransaction | null
  state: AccountState
  names: Names
}): TransactionDetails {
  const { execution, origin } = transaction
  return {
    safeAddress: transaction.safe,
    txId: multisigId(transaction),
    executedAt: execution?.timestamp ?? null,
    txStatus: transactionStatus(transaction, state),
    txInfo: infoOf(transaction, names),
    txData: transaction.isCallKnown ? transactionData(callOf(transaction), names) : null,
    txHash: execution?.transactionHash ?? null,
    detailedExecutionInfo: executionDetails({ transaction, sameNonce, mined, state, names }),
    safeAppInfo: appOf(origin, names),
    note: noteOf(origin),
  }
}

function executionDetails({
  transaction,
  sameNonce,
  mined,
  state,
  names,
}: Parameters<typeof multisigDetails>[0]): MultisigExecutionDetails {
  const { execution, gasToken, refundReceiver, proposer, proposedByDelegate } = transaction
  const token = names.token(gasToken)
  return {
    type: 'MULTISIG',
    submittedAt: transaction.submittedAt,
    nonce: transaction.nonce,
    safeTxGas: transaction.safeTxGas.toString(),
    baseGas: transaction.baseGas.toString(),
    gasPrice: transaction.gasPrice.toString(),
    gasToken,
    fee: (mined?.fee ?? 0n).toString(),
    payment: (execution?.payment ?? 0n).toString(),
    refundReceiver: nonZero(refundReceiver, names) ?? plainAddress(refundReceiver),
    safeTxHash: transaction.safeTxHash,
    executor: mined && namedAddress(mined.from, names),
    signers: state.owners.map(plainAddress),
    confirmationsRequired: confirmationsRequired(transaction, state),
    confirmations: transaction.confirmations.map(({ owner, signature, at }) => ({
      signer: plainAddress(owner),
      signature,
      submittedAt: at,
    })),
    rejectors: rejectorsOf(transaction, sameNonce).map(plainAddress),
    gasTokenInfo: token && tokenInfo(token),
    trusted: transaction.trusted,
    proposer: proposer && plainAddress(proposer),
    proposedByDelegate: proposedByDelegate && plainAddress(proposedByDelegate),
  }
}

/** The signers of the first rejection with the same nonce. */
export function rejectorsOf(
  { safe, safeTxHash, nonce }: Pick<MultisigTransaction, 'safe' | 'safeTxHash' | 'nonce'>,
  sameNonce: readonly MultisigTransaction[],
): Address[] {
  const rejection = sameNonce
    .filter((other) => other.nonce === nonce && other.safeTxHash !== safeTxHash)
    .filter(({ to, value, data }) => to === safe && value === 0n && data === '0x')
    .sort((a, b) => a.submittedAt - b.submittedAt)[0]
  return rejection?.confirmations.map(({ owner }) => owner) ?? []
}

/** A module's transaction in full. */
export function moduleDetails(
  transaction: ModuleTransaction,
  safe: Address,
  names: Names,
): TransactionDetails {
  return {
    safeAddress: safe,
    txId: formatTransactionId({
      type: 'module',
      safe,
      moduleTransactionId: moduleTransactionId(transaction),
    }),
    executedAt: transaction.timestamp,
    txStatus: transaction.success ? 'SUCCESS' : 'FAILED',
    txInfo: moduleInfo(transaction, safe, names),
    txData: transaction.isCallKnown ? transactionData({ ...transaction, safe }, names) : null,
    txHash: transaction.transactionHash,
    detailedExecutionInfo: { type: 'MODULE', address: namedAddress(transaction.module, names) },
    safeAppInfo: null,
    note: null,
  }
}

/** A transfer in full. */
export function transferDetails(
  transfer: TransferEvent,
  safe: Address,
  names: Names,
): TransactionDetails {
  return {
    safeAddress: safe,
    txId: formatTransactionId({ type: 'transfer', safe, transferId: transferId(transfer) }),
    executedAt: transfer.timestamp,
    txStatus: 'SUCCESS',
    txInfo: transferInfo(transfer, safe, names),
    txData: null,
    txHash: transfer.transactionHash,
    detailedExecutionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}

/** A token in an answer: ERC-721 has 0 decimals, and a missing logo is an empty text. */
function tokenInfo({
  address,
  type,
  name,
  symbol,
  decimals,
  logoUri,
}: Token): Erc20Token | Erc721Token {
  return { address, type, name, symbol, decimals: decimals ?? 0, logoUri: logoUri ?? '' }
}

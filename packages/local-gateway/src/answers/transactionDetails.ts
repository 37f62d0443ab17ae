import type { Address, Hash, Hex } from 'viem'
import { formatTransactionId } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { MinedTransaction } from '../chain/node.ts'
import type { Token } from '../chain/tokenCache.ts'
import { batchOf, type DataDecoded, decodeData } from './dataDecoded.ts'
import { type ModuleTransaction, moduleTransactionId } from './moduleTransactions.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'
import { type AddressInfo, namedAddress, type Names, plainAddress } from './names.ts'
import { appOf, noteOf, type SafeAppInfo } from './origin.ts'
import { callOf, confirmationsRequired, multisigId, nonZero } from './transaction.ts'
import { type AccountCall, type TransactionInfo, transactionInfo } from './transactionInfo.ts'
import { type TransactionStatus, transactionStatus } from './transactionStatus.ts'
import { type TransferEvent, transferId, transferInfo } from './transfers.ts'

/** A token in an answer: one of a kind counts in units of 1, and no logo is an empty text. */
export type TokenInfo = {
  address: Address
  type: Token['type']
  name: string
  symbol: string
  decimals: number
  logoUri: string
}

/** What a transaction carries, decoded, with the names of the addresses in it. */
export type TransactionData = {
  hexData: Hex | null
  dataDecoded: DataDecoded | null
  to: AddressInfo
  value: string | null
  operation: 0 | 1
  trustedDelegateCallTarget: boolean | null
  addressInfoIndex: Record<Address, AddressInfo> | null
  tokenInfoIndex: Record<Address, TokenInfo & { trusted: boolean }> | null
}

/** Everything about the agreement of the owners. */
export type MultisigExecutionDetails = {
  type: 'MULTISIG'
  submittedAt: number
  nonce: number
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: Address
  fee: string
  payment: string
  refundReceiver: AddressInfo
  safeTxHash: Hash
  executor: AddressInfo | null
  signers: AddressInfo[]
  confirmationsRequired: number
  confirmations: { signer: AddressInfo; signature: Hex | null; submittedAt: number }[]
  rejectors: AddressInfo[]
  gasTokenInfo: TokenInfo | null
  trusted: boolean
  proposer: AddressInfo | null
  proposedByDelegate: AddressInfo | null
}

/** A transaction in full. */
export type TransactionDetails = {
  safeAddress: Address
  txId: string
  executedAt: number | null
  txStatus: TransactionStatus
  txInfo: TransactionInfo
  txData: TransactionData | null
  txHash: Hash | null
  detailedExecutionInfo: MultisigExecutionDetails | { type: 'MODULE'; address: AddressInfo } | null
  safeAppInfo: SafeAppInfo | null
  note: string | null
}

/** What a call carries, decoded. */
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
 * @param all every transaction of the account: one of them may reject this one
 * @param mined the Ethereum transaction that executed it, if there is one
 */
export function multisigDetails({
  transaction,
  all,
  mined,
  state,
  names,
}: {
  transaction: MultisigTransaction
  all: readonly MultisigTransaction[]
  mined: MinedTransaction | null
  state: AccountState
  names: Names
}): TransactionDetails {
  const { execution, origin } = transaction
  const call = callOf(transaction)
  return {
    safeAddress: transaction.safe,
    txId: multisigId(transaction),
    executedAt: execution?.timestamp ?? null,
    txStatus: transactionStatus(transaction, state),
    txInfo: transactionInfo(call, names),
    txData: transactionData(call, names),
    txHash: execution?.transactionHash ?? null,
    detailedExecutionInfo: executionDetails({ transaction, all, mined, state, names }),
    safeAppInfo: appOf(origin, names),
    note: noteOf(origin),
  }
}

function executionDetails({
  transaction,
  all,
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
    rejectors: rejectorsOf(transaction, all).map(plainAddress),
    gasTokenInfo: token && tokenInfo(token),
    trusted: transaction.trusted,
    proposer: proposer && plainAddress(proposer),
    proposedByDelegate: proposedByDelegate && plainAddress(proposedByDelegate),
  }
}

/** Who confirmed the first other transaction of the same nonce that only uses the nonce up. */
export function rejectorsOf(
  { safe, safeTxHash, nonce }: Pick<MultisigTransaction, 'safe' | 'safeTxHash' | 'nonce'>,
  all: readonly MultisigTransaction[],
): Address[] {
  const rejection = all
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
  const call = { ...transaction, safe }
  return {
    safeAddress: safe,
    txId: formatTransactionId({
      type: 'module',
      safe,
      moduleTransactionId: moduleTransactionId(transaction),
    }),
    executedAt: transaction.timestamp,
    txStatus: transaction.success ? 'SUCCESS' : 'FAILED',
    txInfo: transactionInfo(call, names),
    txData: transactionData(call, names),
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

function tokenInfo({ address, type, name, symbol, decimals, logoUri }: Token): TokenInfo {
  return { address, type, name, symbol, decimals: decimals ?? 0, logoUri: logoUri ?? '' }
}

import { type Address, zeroAddress } from 'viem'
import { type SafeCall, splitSignatures } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { MinedTransaction } from '../chain/node.ts'
import type { Confirmation } from '../offchain/OffchainState.ts'
import { decodeData } from './dataDecoded.ts'
import { type ModuleTransaction, moduleTransactionId } from './moduleTransactions.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'
import type { Names } from './names.ts'
import { confirmationsRequired } from './transaction.ts'
import { partiesOf, tokenOf, type TransferEvent, transferId } from './transfers.ts'

/** An account as the transaction service describes it: numbers beyond the threshold are texts, and nothing is the zero address. */
export function serviceSafe(state: AccountState) {
  return {
    address: state.address,
    nonce: String(state.nonce),
    threshold: state.threshold,
    owners: state.owners,
    masterCopy: state.singleton,
    modules: state.modules,
    fallbackHandler: state.fallbackHandler ?? zeroAddress,
    guard: state.guard ?? zeroAddress,
    version: state.version,
  }
}

/**
 * A transaction of the owners as the transaction service describes it.
 *
 * @param mined the Ethereum transaction that executed it, if there is one
 */
export function serviceTransaction(
  transaction: MultisigTransaction,
  { mined, state, names }: { mined: MinedTransaction | null; state: AccountState; names: Names },
) {
  const { execution, confirmations } = transaction
  return {
    safe: transaction.safe,
    ...(transaction.isCallKnown ? serviceCall(transaction, names) : unknownServiceCall),
    nonce: String(transaction.nonce),
    executionDate: execution && asDate(execution.timestamp),
    submissionDate: asDate(transaction.submittedAt),
    modified: asDate(transaction.modifiedAt),
    blockNumber: execution?.block ?? null,
    transactionHash: execution?.transactionHash ?? null,
    safeTxHash: transaction.safeTxHash,
    proposer: transaction.proposer,
    proposedByDelegate: transaction.proposedByDelegate,
    executor: mined?.from ?? null,
    isExecuted: execution !== null,
    isSuccessful: execution?.success ?? null,
    ethGasPrice: mined?.gasPrice.toString() ?? null,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gasUsed: mined && Number(mined.gasUsed),
    fee: mined?.fee.toString() ?? null,
    origin: transaction.origin ?? '{}',
    confirmationsRequired: confirmationsRequired(transaction, state),
    confirmations: confirmations.map(serviceConfirmation),
    trusted: transaction.trusted,
    signatures: execution?.signatures ?? null,
  }
}

/** The call of a transaction of the owners. */
function serviceCall(call: SafeCall, names: Names) {
  const { to, data } = call
  return {
    to,
    value: call.value.toString(),
    data: data === '0x' ? null : data,
    operation: call.operation,
    gasToken: call.gasToken,
    safeTxGas: call.safeTxGas.toString(),
    baseGas: call.baseGas.toString(),
    gasPrice: call.gasPrice.toString(),
    refundReceiver: call.refundReceiver,
    dataDecoded: decodeData(data, to, names),
  }
}

/** The call of an execution of which only the hash is known. */
const unknownServiceCall = {
  to: null,
  value: null,
  data: null,
  operation: null,
  gasToken: null,
  safeTxGas: null,
  baseGas: null,
  gasPrice: null,
  refundReceiver: null,
  dataDecoded: null,
}

/** A confirmation of a transaction. */
export function serviceConfirmation({ owner, signature, at }: Confirmation) {
  return {
    owner,
    submissionDate: asDate(at),
    transactionHash: null,
    signature,
    signatureType: signatureTypeOf(signature),
  }
}

const signatureTypes = {
  eoa: 'EOA',
  ethSign: 'ETH_SIGN',
  approvedHash: 'APPROVED_HASH',
  contract: 'CONTRACT_SIGNATURE',
} as const

/** How a signature was made, by the service's name for it. Only signatures that could be read are stored. */
export function signatureTypeOf(signature: Confirmation['signature']) {
  const [part] = splitSignatures(signature, { count: 1 })
  return signatureTypes[part?.kind ?? 'eoa']
}

/** A module's transaction. */
export function serviceModuleTransaction(
  transaction: ModuleTransaction,
  { safe, names }: { safe: Address; names: Names },
) {
  const { to, value, data, operation, module, timestamp, success, isCallKnown } = transaction
  const call = {
    to,
    value: value.toString(),
    data: data === '0x' ? null : data,
    operation,
    dataDecoded: decodeData(data, to, names),
  }
  const noCall = { to: null, value: null, data: null, operation: null, dataDecoded: null }
  return {
    created: asDate(timestamp),
    executionDate: asDate(timestamp),
    blockNumber: transaction.block,
    isSuccessful: success,
    transactionHash: transaction.transactionHash,
    safe,
    module,
    ...(isCallKnown ? call : noCall),
    moduleTransactionId: moduleTransactionId(transaction),
  }
}

const transferTypes = {
  received: 'ETHER_TRANSFER',
  erc20Transfer: 'ERC20_TRANSFER',
  erc721Transfer: 'ERC721_TRANSFER',
} as const

/** A transfer of ether or of a token. */
export function serviceTransfer(transfer: TransferEvent, names: Names) {
  const token = tokenOf(transfer)
  const { from, to } = partiesOf(transfer)
  return {
    type: transferTypes[transfer.kind],
    executionDate: asDate(transfer.timestamp),
    blockNumber: transfer.block,
    transactionHash: transfer.transactionHash,
    from,
    to,
    value: 'value' in transfer ? transfer.value.toString() : null,
    tokenId: 'tokenId' in transfer ? transfer.tokenId.toString() : null,
    tokenAddress: token,
    transferId: transferId(transfer),
    tokenInfo: token && names.token(token),
  }
}

/** An Ethereum transaction that moved something, and was none of the account's own. */
export function serviceEthereumTransaction(
  { transactionHash, timestamp, block }: TransferEvent,
  mined: MinedTransaction | null,
) {
  return {
    executionDate: asDate(timestamp),
    to: mined?.to ?? null,
    data: mined && mined.input !== '0x' ? mined.input : null,
    txHash: transactionHash,
    blockNumber: block,
    from: mined?.from ?? null,
  }
}

/** A moment in ISO 8601. */
export function asDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

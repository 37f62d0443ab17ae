import type { Address } from 'viem'
import { getAddress } from 'viem/utils'

import { readArguments, selectorOf } from './calldata.ts'
import type { OfficialContract } from './contracts/officialContract.ts'
import { findOfficialContract } from './contracts/officialContracts.ts'
import { type DescribeContext, type DescribeOptions, toDescribeContext } from './describeContext.ts'
import { MalformedMultiSendError } from './errors.ts'
import type { MetaTransaction } from './metaTransaction.ts'
import { decodeMultiSend } from './multisend/decodeMultiSend.ts'
import { readAction } from './readAction.ts'
import { type SafeTransactionInput, toSafeTransaction, zeroAddress } from './safeTransaction.ts'
import { compareVersions } from './safeVersion.ts'
import { selectors } from './selectors.ts'
import { sentenceOf } from './sentenceOf.ts'
import type {
  TransactionAction,
  TransactionDescription,
  Warning,
} from './transactionDescription.ts'
import type { ActionWarning } from './warnings/buildWarning.ts'
import { nestedDelegateCallWarning } from './warnings/codeWarnings.ts'
import { refundWarnings } from './warnings/refundWarnings.ts'
import { valueWarnings } from './warnings/valueWarnings.ts'
import { warningsOf } from './warnings/warningsOf.ts'

/** A transaction of an account, and what is known of tokens and addresses in it. */
export type DescribeTransactionParameters = DescribeOptions & {
  /** The account whose transaction it is. */
  safe: string
  /** The nonce does not matter for the description. */
  transaction: Omit<SafeTransactionInput, 'nonce'>
}

/** Batches in batches, and transactions of accounts that own accounts, are followed this far. */
const maximalDepth = 8

/**
 * Says what a transaction does, from its fields alone: nothing that a gateway has decoded is believed. See
 * behaviour/safe-protocol#description.
 *
 * Warnings follow two rules. A delegatecall is blocked, unless it is an official MultiSend whose parts are all plain
 * calls, or an update of the account's version by an official SafeMigration; that its code on the chain has the official hash
 * (`action.contract.codeHash`, `updatedContracts`) is for the caller to check.
 * Changes of the account's own rules, permissions for others and what only looks like a token transfer are warnings.
 *
 * @throws InvalidFieldError when a field cannot be read. Damaged calldata is a warning, not an error
 */
export function describeTransaction({
  safe,
  transaction,
  ...options
}: DescribeTransactionParameters): TransactionDescription {
  const context = toDescribeContext(safe, options)
  return describeWhole({ ...transaction, nonce: 0 }, context, 0)
}

function describeWhole(
  transaction: SafeTransactionInput,
  context: DescribeContext,
  depth: number,
): TransactionDescription {
  const whole = toSafeTransaction(transaction)
  const description = describe(whole, context, depth)
  const refund = refundWarnings(whole, context).map(atTop)
  return { ...description, warnings: [...description.warnings, ...refund] }
}

function describe(
  transaction: MetaTransaction,
  context: DescribeContext,
  depth: number,
  insideBatch = false,
): TransactionDescription {
  const action =
    readBatch(transaction, context, depth) ??
    readExecution(transaction, context, depth) ??
    readAction(transaction, context)
  // A delegatecall moves no value of its own.
  const value = transaction.operation === 1 ? 0n : transaction.value
  return {
    action,
    value,
    sentence: sentenceOf(action, value, context),
    warnings: [
      ...warningsOf(action, context).map(atTop),
      ...valueWarnings(action, value, context).map(atTop),
      // At the top it is how a batch is run; inside one it is not needed for anything.
      ...(insideBatch && action.kind === 'batch'
        ? [atTop(nestedDelegateCallWarning(context))]
        : []),
      ...innerWarnings(action),
    ],
  }
}

function atTop(warning: ActionWarning): Warning {
  return { ...warning, path: [] }
}

function innerWarnings(action: TransactionAction): Warning[] {
  const inner =
    action.kind === 'batch'
      ? action.transactions
      : action.kind === 'execute'
        ? [action.transaction]
        : []
  return inner.flatMap(({ warnings }, index) =>
    warnings.map((warning) => ({ ...warning, path: [index, ...warning.path] })),
  )
}

function readBatch(
  { to, data, operation }: MetaTransaction,
  context: DescribeContext,
  depth: number,
): TransactionAction | undefined {
  if (operation !== 1) return undefined
  const contract = findOfficialContract(to)
  if (contract?.name !== 'MultiSend' && contract?.name !== 'MultiSendCallOnly') return undefined
  const selector = selectorOf(data)
  if (depth >= maximalDepth) return { kind: 'unreadable', to, selector }
  // An update of the version is a transaction of its own.
  const inside = { ...context, version: undefined }
  try {
    const transactions = decodeMultiSend(data).map((part) =>
      describe({ ...part, to: realTarget(part.to, contract, context) }, inside, depth + 1, true),
    )
    return { kind: 'batch', contract, transactions }
  } catch (error) {
    if (error instanceof MalformedMultiSendError) return { kind: 'unreadable', to, selector }
    throw error
  }
}

/** From version 1.5.0 the zero address in a batch stands for the account itself. */
function realTarget(to: Address, contract: OfficialContract, { safe }: DescribeContext): Address {
  return to === zeroAddress && compareVersions(contract.version, '1.5.0') >= 0 ? safe : to
}

function readExecution(
  { to: account, data, operation }: MetaTransaction,
  context: DescribeContext,
  depth: number,
): TransactionAction | undefined {
  const executeSelector =
    selectors[
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'
    ]
  if (operation !== 0 || account === context.safe || selectorOf(data) !== executeSelector) {
    return undefined
  }
  const unreadable = { kind: 'unreadable', to: account, selector: executeSelector } as const
  if (depth >= maximalDepth) return unreadable
  const args = readArguments(data)
  const [to, value, inner, kind] = [args.address(0), args.uint(1), args.bytes(2), args.uint(3, 1)]
  const [baseGas, gasPrice] = [args.uint(5), args.uint(6)]
  const [gasToken, refundReceiver] = [args.address(7), args.address(8)]
  if (to === undefined || value === undefined || inner === undefined || kind === undefined) {
    return unreadable
  }
  if (baseGas === undefined || gasPrice === undefined) return unreadable
  if (gasToken === undefined || refundReceiver === undefined) return unreadable
  return {
    kind: 'execute',
    account,
    transaction: describeWhole(
      {
        to,
        value,
        data: inner,
        operation: kind === 1n ? 1 : 0,
        baseGas,
        gasPrice,
        gasToken,
        refundReceiver,
        nonce: 0,
      },
      { ...context, safe: getAddress(account), version: undefined },
      depth + 1,
    ),
  }
}

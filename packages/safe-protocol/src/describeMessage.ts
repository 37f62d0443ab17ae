import type { Address } from 'viem'
import { getAddress } from 'viem/utils'

import { type DescribeContext, type DescribeOptions, toDescribeContext } from './describeContext.ts'
import { describeTransaction } from './describeTransaction.ts'
import { InvalidFieldError, SafeProtocolError } from './errors.ts'
import { isAddressText } from './hex.ts'
import { isObject } from './isObject.ts'
import type { SafeMessage, SafeMessageTypedDataInput } from './safeMessageHash.ts'
import type { SafeTransactionInput } from './safeTransaction.ts'
import { sentenceOf } from './sentenceOf.ts'
import type {
  TransactionAction,
  TransactionDescription,
  Warning,
} from './transactionDescription.ts'
import { toTypedInteger } from './uint.ts'
import { warningsOf } from './warnings/warningsOf.ts'

/** What a message is, read from itself. */
export type MessageAction =
  | { kind: 'text'; text: string }
  | { kind: 'bytes' }
  /** The holder of the signature may take tokens: ERC-2612, DAI, Permit2, ERC-3009. */
  | { kind: 'permit'; permits: readonly PermitAction[] }
  /** A transaction of another account, of which this one is an owner. */
  | { kind: 'transaction'; account: Address; transaction: TransactionDescription }
  | { kind: 'typedData'; primaryType: string; contract: Address | undefined }

type PermitAction = Extract<TransactionAction, { kind: 'permit' }>

/** A message in words, with its warnings. */
export type MessageDescription = {
  action: MessageAction
  /** For people, in English, with whole addresses. */
  sentence: string
  /** The warnings. An empty list does not mean that the message is safe. */
  warnings: Warning[]
}

/** A message of an account, and what is known of tokens and addresses in it. */
export type DescribeMessageParameters = DescribeOptions & {
  /** The account that is to sign. */
  safe: string
  message: SafeMessage
}

/**
 * Says what signing a message allows. A signature can be worth as much as a transaction: permits move tokens, and an
 * account that owns another one signs its transactions as messages.
 *
 * @throws InvalidFieldError when `safe` is no address or the message is neither text, bytes nor typed data
 */
export function describeMessage({
  safe,
  message,
  ...options
}: DescribeMessageParameters): MessageDescription {
  const context = toDescribeContext(safe, options)
  if (typeof message === 'string') {
    return {
      action: { kind: 'text', text: message },
      sentence: context.say('description.signText', { text: excerpt(message) }),
      warnings: [],
    }
  }
  if (isObject(message)) {
    if ('raw' in message) {
      return {
        action: { kind: 'bytes' },
        sentence: context.say('description.signBytes'),
        warnings: [],
      }
    }
    if ('types' in message) return describeTypedData(message, context, options)
  }
  throw new InvalidFieldError('message', message, 'text, { raw } or EIP-712 typed data')
}

function describeTypedData(
  message: SafeMessageTypedDataInput,
  context: DescribeContext,
  options: DescribeOptions,
): MessageDescription {
  const contract = readAddress(message.domain?.verifyingContract)
  const primaryType = String(message.primaryType)
  try {
    const signed = signedValue(message.types, primaryType, message.message)
    if (primaryType === 'SafeTx' && contract) {
      return describeSafeTx(contract, signed, context, options)
    }
    const permits = readPermits(primaryType, contract, signed, context)
    if (permits && permits.length > 0) return describePermits(permits, context)
  } catch (error) {
    if (!(error instanceof SafeProtocolError)) throw error
    return typedDataOf({ primaryType, contract, readable: false, context })
  }
  return typedDataOf({ primaryType, contract, readable: true, context })
}

/** Deeper than any known form. */
const deepest = 8

/** A value without the fields that its type does not name. Those are not hashed, so they must not be part of the description. */
function signedValue(types: unknown, type: string, value: unknown, depth = 0): unknown {
  if (depth > deepest) return undefined
  if (!isObject(value)) return value
  if (Array.isArray(value)) {
    const item = type.replace(/\[\d*\]$/, '')
    return value.map((part: unknown) => signedValue(types, item, part, depth + 1))
  }
  const known = toRecord('types', types)
  const fields = Object.hasOwn(known, type) ? known[type] : undefined
  // An object without a type cannot be hashed.
  if (!Array.isArray(fields)) return value
  const values = toRecord('message', value)
  return Object.fromEntries(
    (fields as readonly unknown[]).flatMap((field) => {
      const { name, type: of } = isObject(field) ? toRecord('types', field) : {}
      return typeof name === 'string' && Object.hasOwn(values, name)
        ? [[name, signedValue(types, String(of), values[name], depth + 1)]]
        : []
    }),
  )
}

function describeSafeTx(
  account: Address,
  message: unknown,
  { label, say }: DescribeContext,
  options: DescribeOptions,
): MessageDescription {
  const given = toRecord('message', message)
  const operation = toTypedInteger('operation', given.operation ?? 0)
  if (operation > 1n) throw new InvalidFieldError('operation', operation, '0 or 1')
  // describeTransaction checks every field and throws by name. Before version 1.0.0 one of them had another name,
  // which the description has no use for.
  const fields = withNumbers(given) as SafeTransactionInput
  const transaction = describeTransaction({
    ...options,
    // The version is that of the account which signs.
    version: undefined,
    safe: account,
    transaction: { ...fields, operation: operation === 1n ? 1 : 0 },
  })
  return {
    action: { kind: 'transaction', account, transaction },
    sentence: say('description.signAsOwner', {
      account: label(account),
      sentence: transaction.sentence,
    }),
    warnings: transaction.warnings,
  }
}

function describePermits(
  permits: readonly PermitAction[],
  context: DescribeContext,
): MessageDescription {
  const sentences = permits.map((permit) => sentenceOf(permit, 0n, context))
  return {
    action: { kind: 'permit', permits },
    sentence: sentences.join(' '),
    warnings: permits.flatMap((permit, index) =>
      warningsOf(permit, context).map((warning) => ({
        ...warning,
        path: permits.length > 1 ? [index] : [],
      })),
    ),
  }
}

function typedDataOf({
  primaryType,
  contract,
  readable,
  context: { label, say },
}: {
  primaryType: string
  contract: Address | undefined
  readable: boolean
  context: DescribeContext
}): MessageDescription {
  const type = excerpt(primaryType)
  return {
    action: { kind: 'typedData', primaryType, contract },
    sentence: contract
      ? say('description.signTypedDataFor', { type, contract: label(contract) })
      : say('description.signTypedData', { type }),
    warnings: readable
      ? []
      : [
          {
            code: 'unreadable',
            level: 'blocked',
            sentence: say('warning.unreadablePermission'),
            path: [],
          },
        ],
  }
}

/** The permissions a known form gives; `undefined` for any other typed data. */
function readPermits(
  primaryType: string,
  contract: Address | undefined,
  message: unknown,
  { safe }: DescribeContext,
): PermitAction[] | undefined {
  const fields = toRecord('message', message)
  switch (primaryType) {
    // ERC-2612, and DAI's older form, which is for everything or nothing.
    case 'Permit': {
      const allowed = fields.allowed
      return [
        toPermit({
          token: contract,
          owner: fields.owner ?? fields.holder,
          spender: fields.spender,
          amount: allowed === undefined ? fields.value : isTrue(allowed) ? undefined : 0n,
          everything: allowed !== undefined && isTrue(allowed),
        }),
      ]
    }
    // Permit2: allowances, and single transfers to the holder of the signature.
    case 'PermitSingle':
    case 'PermitBatch':
      return toList(fields.details).map((details) => {
        const { token, amount } = toRecord('message.details', details)
        return toPermit({ token, owner: safe, spender: fields.spender, amount })
      })
    case 'PermitTransferFrom':
    case 'PermitBatchTransferFrom':
    case 'PermitWitnessTransferFrom':
    case 'PermitBatchWitnessTransferFrom':
      return toList(fields.permitted).map((permitted) => {
        const { token, amount } = toRecord('message.permitted', permitted)
        return toPermit({ token, owner: safe, spender: fields.spender, amount })
      })
    // ERC-3009.
    case 'TransferWithAuthorization':
    case 'ReceiveWithAuthorization':
      return [
        toPermit({ token: contract, owner: fields.from, spender: fields.to, amount: fields.value }),
      ]
    default:
      return undefined
  }
}

function toPermit({
  token,
  owner,
  spender,
  amount,
  everything = false,
}: {
  token: unknown
  owner: unknown
  spender: unknown
  amount: unknown
  everything?: boolean
}): PermitAction {
  return {
    kind: 'permit',
    token: needAddress('token', token),
    owner: needAddress('owner', owner),
    spender: needAddress('spender', spender),
    amount: everything ? undefined : toTypedInteger('amount', amount),
  }
}

/** The numbers of a transaction. Typed data from a page may hold them in hex. */
const transactionNumbers = ['value', 'safeTxGas', 'baseGas', 'dataGas', 'gasPrice', 'nonce']

function withNumbers(given: Record<string, unknown>): Record<string, unknown> {
  const isNumber = (name: string) => transactionNumbers.includes(name)
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      isNumber(name) ? toTypedInteger(name, value) : value,
    ]),
  )
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1'
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function toRecord(field: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    throw new InvalidFieldError(field, value, 'an object')
  }
  // An object that is not null can be asked for any key.
  return value as Record<string, unknown>
}

function needAddress(field: string, value: unknown): Address {
  const address = readAddress(value)
  if (!address) throw new InvalidFieldError(field, value, 'an address (0x and 40 hex characters)')
  return address
}

function readAddress(value: unknown): Address | undefined {
  return isAddressText(value) ? getAddress(value) : undefined
}

/** The beginning of a text, in one line. */
function excerpt(text: string): string {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim()
  return line.length > 80 || text.length > 200 ? `${line.slice(0, 80)}…` : line
}

import { amountOfCurrency, amountOfToken } from './amountText.ts'
import type { DescribeContext } from './describeContext.ts'
import { zeroAddress } from './safeTransaction.ts'
import type { RedLine, RedLineCode, TransactionAction } from './transactionDescription.ts'

/** The red lines one action crosses by itself. What its parts cross is collected by `describeTransaction`. */
export function redLinesOf(
  action: TransactionAction,
  context: DescribeContext,
): Omit<RedLine, 'path'>[] {
  const { label } = context
  switch (action.kind) {
    case 'delegateCall':
      return [
        blocked(
          'delegateCall',
          `${label(action.to)} would run with the funds and settings of this account.`,
        ),
      ]
    case 'signMessage':
      return [
        blocked(
          'delegateCall',
          'A message is signed on the chain, by code that runs inside this account.',
        ),
      ]
    case 'migrate':
      return [
        blocked('delegateCall', 'A migration runs inside this account.'),
        warning('implementation', 'The code this account runs on changes.'),
        ...(action.changesFallbackHandler
          ? [warning('fallbackHandler', 'The fallback handler changes.')]
          : []),
      ]
    case 'changeImplementation':
      return [
        blocked(
          'implementation',
          `The account would run on the code of ${label(action.implementation)}.`,
        ),
      ]
    case 'addOwner':
      return [
        warning('owners', `${label(action.owner)} becomes an owner.`),
        warning('threshold', `${confirmations(action.threshold)} needed from then on.`),
      ]
    case 'removeOwner':
      return [
        warning('owners', `${label(action.owner)} is an owner no more.`),
        warning('threshold', `${confirmations(action.threshold)} needed from then on.`),
      ]
    case 'swapOwner':
      return [
        warning(
          'owners',
          `${label(action.newOwner)} takes the place of ${label(action.oldOwner)}.`,
        ),
      ]
    case 'changeThreshold':
      return [warning('threshold', `${confirmations(action.threshold)} needed from then on.`)]
    case 'enableModule':
      return [
        warning(
          'module',
          `${label(action.module)} may move everything without any owner’s signature.`,
        ),
      ]
    case 'disableModule':
      return [warning('module', `${label(action.module)} may act for the account no more.`)]
    case 'setGuard':
    case 'setModuleGuard':
      return [
        action.guard === zeroAddress
          ? warning('guard', 'The guard that checks transactions is removed.')
          : warning('guard', `${label(action.guard)} can refuse every transaction from then on.`),
      ]
    case 'setFallbackHandler':
      return [
        warning(
          'fallbackHandler',
          action.handler === zeroAddress
            ? 'The account answers no signature checks and no token callbacks from then on.'
            : `${label(action.handler)} answers in the account’s name from then on.`,
        ),
      ]
    case 'approve':
    case 'increaseAllowance':
      return action.amount === 0n && !isCollectible(action.token, context)
        ? []
        : spendingLines(action, context)
    case 'permit':
      return [
        warning('permit', `${label(action.spender)} may take tokens of ${label(action.owner)}.`),
        ...spendingLines(action, context),
      ]
    case 'approvalForAll':
      return action.approved
        ? [
            warning(
              'approvalForAll',
              `${label(action.operator)} may take every token of ${label(action.token)}.`,
            ),
            ...unknownSpender(action.operator, context),
          ]
        : []
    case 'transferFrom':
    case 'collectibleTransfer':
      return [
        ...(action.from === context.safe
          ? []
          : [warning('transferFrom', `What is moved belongs to ${label(action.from)}.`)]),
        ...unknownToken(action.token, context),
      ]
    case 'tokenTransfer':
      return unknownToken(action.token, context)
    case 'call':
      return action.to === context.safe && action.selector !== undefined
        ? [warning('selfCall', 'The account calls a function of its own that is not known.')]
        : []
    case 'unreadable':
      return [blocked('unreadable', `The call of ${label(action.to)} cannot be read.`)]
    case 'approveHash':
      return [
        warning(
          'approveHash',
          `What ${label(action.account)} would do is not shown here: a hash cannot be read.`,
        ),
      ]
    case 'reject':
    case 'send':
    case 'decreaseAllowance':
    case 'execute':
    case 'createAccount':
    case 'batch':
      return []
  }
}

/** The red line of a batch within a batch. */
export const nestedDelegateCallLine: Omit<RedLine, 'path'> = {
  code: 'delegateCall',
  level: 'blocked',
  sentence: 'A batch stands within a batch, by another delegatecall.',
}

/**
 * The red line of money that goes along with a call of a token. No standard token takes any, and whoever reads the transfer does
 * not look for it.
 */
export function valueLine(
  action: TransactionAction,
  value: bigint,
  context: DescribeContext,
): Omit<RedLine, 'path'>[] {
  if (value === 0n || !('token' in action)) return []
  const amount = amountOfCurrency(value, context)
  return [
    warning(
      'value',
      `${amount} goes to ${context.label(action.token)} with it. No token needs that.`,
    ),
  ]
}

/** What of a transaction decides about its refund. */
export type RefundFields = {
  baseGas: bigint
  gasPrice: bigint
  gasToken: string
  refundReceiver: string
}

/**
 * The red line of a refund: whoever executes, or another, is paid from the account. The account pays `gasPrice` for each unit of
 * gas that it uses, and for `baseGas` units more, whatever they are called; nothing without a price (`handlePayment` of the Safe
 * contracts). In the chain's own currency it pays no more than the price of the chain's transaction.
 */
export function refundLine(
  { baseGas, gasPrice, gasToken, refundReceiver }: RefundFields,
  context: DescribeContext,
): Omit<RedLine, 'path'>[] {
  if (gasPrice === 0n) return []
  const receiver =
    refundReceiver === zeroAddress ? 'whoever executes it' : context.label(refundReceiver)
  const amount = (units: bigint) =>
    gasToken === zeroAddress
      ? `up to ${amountOfCurrency(units, context)}`
      : amountOfToken(gasToken, units, context)
  return [
    warning(
      'refund',
      `The account pays a refund to ${receiver}: ${amount(baseGas * gasPrice)}, and ${amount(gasPrice)} more for each unit of gas.`,
    ),
  ]
}

function spendingLines(
  { token, spender, amount }: { token: string; spender: string; amount: bigint | undefined },
  context: DescribeContext,
) {
  return [
    ...(amount === undefined || isUnlimited(token, amount, context)
      ? [
          warning(
            'unlimitedApproval',
            `${context.label(spender)} may take any amount, now and later.`,
          ),
        ]
      : []),
    ...unknownSpender(spender, context),
  ]
}

/**
 * Whether an allowance has no end. No token has 2^128 of its smallest units; some count an allowance of 96 bits as
 * endless. The number of a collectible may be any.
 */
export function isUnlimited(token: string, amount: bigint, context: DescribeContext): boolean {
  const large = amount >= (1n << 128n) - 1n || amount === (1n << 96n) - 1n
  return large && !isCollectible(token, context)
}

/** Whether a number that goes with a token is the number of a collectible, not an amount. */
export function isCollectible(token: string, { tokens }: DescribeContext): boolean {
  return tokens.get(token.toLowerCase())?.type === 'ERC721'
}

function unknownSpender(spender: string, { knownSpenders, label }: DescribeContext) {
  return knownSpenders.has(spender.toLowerCase())
    ? []
    : [warning('unknownSpender', `${label(spender)} is not among the known spenders.`)]
}

function unknownToken(token: string, { tokens, label }: DescribeContext) {
  return tokens.has(token.toLowerCase())
    ? []
    : [
        warning(
          'unknownToken',
          `${label(token)} is not a known token. What looks like a transfer may do anything.`,
        ),
      ]
}

function confirmations(threshold: bigint): string {
  return threshold === 1n ? '1 confirmation is' : `${threshold} confirmations are`
}

function blocked(code: RedLineCode, sentence: string): Omit<RedLine, 'path'> {
  return { code, level: 'blocked', sentence }
}

function warning(code: RedLineCode, sentence: string): Omit<RedLine, 'path'> {
  return { code, level: 'warning', sentence }
}

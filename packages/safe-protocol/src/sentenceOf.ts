import { amountOfCurrency, amountOfToken } from './amountText.ts'
import type { DescribeContext } from './describeContext.ts'
import { isCollectible } from './isCollectible.ts'
import { isUnlimited } from './isUnlimited.ts'
import { paidBatch } from './paidBatch.ts'
import { zeroAddress } from './safeTransaction.ts'
import type { TransactionAction } from './transactionDescription.ts'
import type { ActionOf } from './warnings/buildWarning.ts'

/** How many parts of a batch its sentence names. */
const namedParts = 3

/** One sentence that says what an action does, with whole addresses. */
export function sentenceOf(
  action: TransactionAction,
  value: bigint,
  context: DescribeContext,
): string {
  const phrase = phraseOf(action, context)
  const { say } = context
  return value > 0n && action.kind !== 'send'
    ? say('description.alongside', { phrase, amount: amountOfCurrency(value, context) })
    : say('description.sentence', { phrase })
}

function phraseOf(action: TransactionAction, context: DescribeContext): string {
  const { label, say } = context
  switch (action.kind) {
    case 'reject':
      return say('description.reject')
    case 'send':
      return say('description.send', {
        amount: amountOfCurrency(action.value, context),
        to: label(action.to),
      })
    case 'tokenTransfer':
      return say('description.send', {
        amount: amountOfToken(action.token, action.amount, context),
        to: label(action.to),
      })
    case 'transferFrom':
      return say('description.move', {
        amount: amountOfToken(action.token, action.amountOrId, context),
        from: label(action.from),
        to: label(action.to),
      })
    case 'collectibleTransfer':
      return collectibleTransfer(action, context)
    case 'approve':
    case 'increaseAllowance':
    case 'decreaseAllowance':
    case 'permit':
    case 'approvalForAll':
      return permission(action, context)
    case 'addOwner':
    case 'removeOwner':
    case 'swapOwner':
    case 'changeThreshold':
    case 'enableModule':
    case 'disableModule':
    case 'setGuard':
    case 'setModuleGuard':
    case 'setFallbackHandler':
      return setting(action, context)
    case 'changeImplementation':
      return say('description.changeImplementation', {
        implementation: label(action.implementation),
      })
    case 'migrate':
      return say('description.migrate', {
        contract: action.contract.name,
        version: action.contract.version,
      })
    case 'updateVersion':
      return say('description.updateVersion', {
        from: action.from,
        version: action.contract.version,
      })
    case 'signMessage':
      return say('description.signMessage', { message: action.message })
    case 'approveHash':
      return say('description.approveHash', { hash: action.hash, account: label(action.account) })
    case 'execute':
      return say('description.execute', {
        account: label(action.account),
        sentence: withoutStop(action.transaction.sentence),
      })
    case 'createAccount':
      return say('description.createAccount', {
        contract: action.contract.name,
        version: action.contract.version,
      })
    case 'batch':
      return batch(action, context)
    case 'delegateCall':
      return say('description.delegateCall', { to: label(action.to) })
    case 'call':
      return action.selector === undefined
        ? say('description.call', { to: label(action.to) })
        : say('description.callFunction', { selector: action.selector, to: label(action.to) })
    case 'unreadable':
      return say('description.unreadable', { to: label(action.to) })
  }
}

function permission(
  action: ActionOf<
    'approve' | 'increaseAllowance' | 'decreaseAllowance' | 'permit' | 'approvalForAll'
  >,
  context: DescribeContext,
): string {
  const { label, say } = context
  switch (action.kind) {
    case 'approve':
      return action.amount === 0n && !isCollectible(action.token, context)
        ? say('description.approveNone', {
            spender: label(action.spender),
            token: tokenName(action.token, context),
          })
        : say('description.approve', {
            spender: label(action.spender),
            amount: allowance(action.token, action.amount, context),
          })
    case 'increaseAllowance':
      return say('description.approveMore', {
        spender: label(action.spender),
        amount: allowance(action.token, action.amount, context),
      })
    case 'decreaseAllowance':
      return say('description.approveLess', {
        spender: label(action.spender),
        amount: amountOfToken(action.token, action.amount, context),
      })
    case 'permit':
      return say('description.permit', {
        spender: label(action.spender),
        amount: allowance(action.token, action.amount, context),
        owner: label(action.owner),
      })
    case 'approvalForAll': {
      const spender = label(action.operator)
      const token = tokenName(action.token, context)
      return action.approved
        ? say('description.approveAll', { spender, token })
        : say('description.approveAllNone', { spender, token })
    }
  }
}

function setting(
  action: ActionOf<
    | 'addOwner'
    | 'removeOwner'
    | 'swapOwner'
    | 'changeThreshold'
    | 'enableModule'
    | 'disableModule'
    | 'setGuard'
    | 'setModuleGuard'
    | 'setFallbackHandler'
  >,
  { label, say }: DescribeContext,
): string {
  switch (action.kind) {
    case 'addOwner':
      return say('description.addOwner', {
        owner: label(action.owner),
        threshold: `${action.threshold}`,
        count: Number(action.threshold),
      })
    case 'removeOwner':
      return say('description.removeOwner', {
        owner: label(action.owner),
        threshold: `${action.threshold}`,
        count: Number(action.threshold),
      })
    case 'swapOwner':
      return say('description.swapOwner', {
        oldOwner: label(action.oldOwner),
        newOwner: label(action.newOwner),
      })
    case 'changeThreshold':
      return say('description.changeThreshold', {
        threshold: `${action.threshold}`,
        count: Number(action.threshold),
      })
    case 'enableModule':
      return say('description.enableModule', { module: label(action.module) })
    case 'disableModule':
      return say('description.disableModule', { module: label(action.module) })
    case 'setGuard':
      return action.guard === zeroAddress
        ? say('description.removeGuard')
        : say('description.setGuard', { guard: label(action.guard) })
    case 'setModuleGuard':
      return action.guard === zeroAddress
        ? say('description.removeModuleGuard')
        : say('description.setModuleGuard', { guard: label(action.guard) })
    case 'setFallbackHandler':
      return action.handler === zeroAddress
        ? say('description.removeFallbackHandler')
        : say('description.setFallbackHandler', { handler: label(action.handler) })
  }
}

function collectibleTransfer(
  { token, tokenId, amount, from, to }: ActionOf<'collectibleTransfer'>,
  context: DescribeContext,
): string {
  const { label, say, formatNumber } = context
  return amount === 1n
    ? say('description.moveCollectible', {
        id: `${tokenId}`,
        token: tokenName(token, context),
        from: label(from),
        to: label(to),
      })
    : say('description.moveCollectibles', {
        amount: formatNumber(`${amount}`),
        id: `${tokenId}`,
        token: tokenName(token, context),
        from: label(from),
        to: label(to),
      })
}

function batch({ transactions }: ActionOf<'batch'>, context: DescribeContext): string {
  const { say } = context
  const count = transactions.length
  if (count === 0) return say('description.emptyBatch')
  // Not all are named: then the sum says what none of them may hide.
  const paid = count > namedParts ? paidBatch({ transactions }, context) : undefined
  if (paid !== undefined) {
    return say('description.batchPaid', {
      number: `${count}`,
      payees: `${paid.payees}`,
      count: paid.payees,
      sums: [...paid.sums]
        .map(([token, sum]) =>
          token === null ? amountOfCurrency(sum, context) : amountOfToken(token, sum, context),
        )
        .reduce((sums, sum) => say('description.batchSum', { sums, sum })),
    })
  }
  const named = transactions
    .slice(0, namedParts)
    .map(({ sentence }) => withoutStop(sentence))
    .reduce((parts, part) => say('description.batchPart', { parts, part }))
  const parts =
    count > namedParts
      ? say('description.batchMore', { parts: named, number: `${count - namedParts}` })
      : named
  return say('description.batch', { number: `${count}`, count, parts })
}

function allowance(token: string, amount: bigint | undefined, context: DescribeContext): string {
  return amount === undefined || isUnlimited(token, amount, context)
    ? context.say('description.anyAmount', { token: tokenName(token, context) })
    : amountOfToken(token, amount, context)
}

function tokenName(token: string, { tokens, label }: DescribeContext): string {
  return tokens.get(token.toLowerCase())?.symbol ?? label(token)
}

/** A sentence as a part of another one, in any language. */
function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/, '')
}

import { amountOfCurrency, amountOfToken, group } from './amountText.ts'
import type { DescribeContext } from './describeContext.ts'
import { isCollectible } from './isCollectible.ts'
import { isUnlimited } from './isUnlimited.ts'
import { zeroAddress } from './safeTransaction.ts'
import type { TransactionAction } from './transactionDescription.ts'

/** How many parts of a batch its sentence names. */
const namedParts = 3

/** One sentence that says what an action does, with whole addresses. */
export function sentenceOf(
  action: TransactionAction,
  value: bigint,
  context: DescribeContext,
): string {
  const alongside =
    value > 0n && action.kind !== 'send' ? ` ${amountOfCurrency(value, context)} goes with it.` : ''
  return `${phraseOf(action, context)}.${alongside}`
}

function phraseOf(action: TransactionAction, context: DescribeContext): string {
  const { label } = context
  switch (action.kind) {
    case 'reject':
      return 'Do nothing, in the place of another transaction with the same nonce'
    case 'send':
      return `Send ${amountOfCurrency(action.value, context)} to ${label(action.to)}`
    case 'tokenTransfer':
      return `Send ${amountOfToken(action.token, action.amount, context)} to ${label(action.to)}`
    case 'transferFrom':
      return `Move ${amountOfToken(action.token, action.amountOrId, context)} from ${label(action.from)} to ${label(action.to)}`
    case 'collectibleTransfer':
      return `Move ${action.amount === 1n ? '' : `${group(`${action.amount}`)} of `}collectible ${action.tokenId} of ${tokenName(action.token, context)} from ${label(action.from)} to ${label(action.to)}`
    case 'approve':
      return action.amount === 0n && !isCollectible(action.token, context)
        ? `Let ${label(action.spender)} take no ${tokenName(action.token, context)} any more`
        : `Let ${label(action.spender)} take ${allowance(action.token, action.amount, context)}`
    case 'increaseAllowance':
      return `Let ${label(action.spender)} take ${allowance(action.token, action.amount, context)} more`
    case 'decreaseAllowance':
      return `Let ${label(action.spender)} take ${amountOfToken(action.token, action.amount, context)} less`
    case 'permit':
      return `Let ${label(action.spender)} take ${
        action.amount === undefined
          ? `any amount of ${tokenName(action.token, context)}`
          : allowance(action.token, action.amount, context)
      } of ${label(action.owner)}`
    case 'approvalForAll':
      return action.approved
        ? `Let ${label(action.operator)} take every token of ${tokenName(action.token, context)}`
        : `Let ${label(action.operator)} take no tokens of ${tokenName(action.token, context)} any more`
    case 'addOwner':
      return `Add the owner ${label(action.owner)} and need ${confirmations(action.threshold)}`
    case 'removeOwner':
      return `Remove the owner ${label(action.owner)} and need ${confirmations(action.threshold)}`
    case 'swapOwner':
      return `Replace the owner ${label(action.oldOwner)} by ${label(action.newOwner)}`
    case 'changeThreshold':
      return `Need ${confirmations(action.threshold)}`
    case 'enableModule':
      return `Enable the module ${label(action.module)}`
    case 'disableModule':
      return `Disable the module ${label(action.module)}`
    case 'setGuard':
      return setOrRemove('guard', action.guard, context)
    case 'setModuleGuard':
      return setOrRemove('module guard', action.guard, context)
    case 'setFallbackHandler':
      return setOrRemove('fallback handler', action.handler, context)
    case 'changeImplementation':
      return `Let the account run on the code of ${label(action.implementation)}`
    case 'migrate':
      return `Let the account run on newer code, by ${action.contract.name} ${action.contract.version}`
    case 'signMessage':
      return `Sign the message ${action.message} on the chain`
    case 'approveHash':
      return `Approve ${action.hash} as an owner of ${label(action.account)}`
    case 'execute':
      return `Execute for the account ${label(action.account)}: ${withoutStop(action.transaction.sentence)}`
    case 'createAccount':
      return `Create an account with ${action.contract.name} ${action.contract.version}`
    case 'batch': {
      const { transactions } = action
      const named = transactions.slice(0, namedParts).map(({ sentence }) => withoutStop(sentence))
      const more = transactions.length - named.length
      const parts = more > 0 ? [...named, `and ${more} more`] : named
      return `${transactions.length === 1 ? '1 transaction' : `${transactions.length} transactions`} in one${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`
    }
    case 'delegateCall':
      return `Run the code of ${label(action.to)} inside the account (delegatecall)`
    case 'call':
      return action.selector === undefined
        ? `Call ${label(action.to)}`
        : `Call the function ${action.selector} of ${label(action.to)}`
    case 'unreadable':
      return `Call ${label(action.to)} with data that cannot be read`
  }
}

function setOrRemove(what: string, address: string, { label }: DescribeContext): string {
  return address === zeroAddress ? `Remove the ${what}` : `Set the ${what} ${label(address)}`
}

function confirmations(threshold: bigint): string {
  return threshold === 1n ? '1 confirmation' : `${threshold} confirmations`
}

function allowance(token: string, amount: bigint, context: DescribeContext): string {
  return isUnlimited(token, amount, context)
    ? `any amount of ${tokenName(token, context)}`
    : amountOfToken(token, amount, context)
}

function tokenName(token: string, { tokens, label }: DescribeContext): string {
  return tokens.get(token.toLowerCase())?.symbol ?? label(token)
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

import type { DescribeContext } from '../describeContext.ts'
import type { TransactionAction } from '../transactionDescription.ts'
import { allowanceWarnings } from './allowanceWarnings.ts'
import { type ActionWarning, blocked, warning } from './buildWarning.ts'
import { codeWarnings } from './codeWarnings.ts'
import { ownerWarnings } from './ownerWarnings.ts'
import { settingWarnings } from './settingWarnings.ts'
import { transferWarnings } from './transferWarnings.ts'

/** The warnings about one action by itself. `describeTransaction` collects those about its parts. */
export function warningsOf(action: TransactionAction, context: DescribeContext): ActionWarning[] {
  const { label, safe, say } = context
  switch (action.kind) {
    case 'delegateCall':
    case 'signMessage':
    case 'migrate':
    case 'updateVersion':
    case 'changeImplementation':
      return codeWarnings(action, context)
    case 'addOwner':
    case 'removeOwner':
    case 'swapOwner':
    case 'changeThreshold':
      return ownerWarnings(action, context)
    case 'enableModule':
    case 'disableModule':
    case 'setGuard':
    case 'setModuleGuard':
    case 'setFallbackHandler':
      return settingWarnings(action, context)
    case 'approve':
    case 'increaseAllowance':
    case 'permit':
    case 'approvalForAll':
      return allowanceWarnings(action, context)
    case 'tokenTransfer':
    case 'transferFrom':
    case 'collectibleTransfer':
      return transferWarnings(action, context)
    case 'call':
      return action.to === safe && action.selector !== undefined
        ? [warning('selfCall', say('warning.selfCall'))]
        : []
    case 'unreadable':
      return [blocked('unreadable', say('warning.unreadable', { to: label(action.to) }))]
    case 'approveHash':
      return [
        warning('approveHash', say('warning.approveHash', { account: label(action.account) })),
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

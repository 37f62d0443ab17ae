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
  const { label, safe } = context
  switch (action.kind) {
    case 'delegateCall':
    case 'signMessage':
    case 'migrate':
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

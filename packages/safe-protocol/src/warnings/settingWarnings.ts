import type { DescribeContext } from '../describeContext.ts'
import { zeroAddress } from '../safeTransaction.ts'
import { type ActionOf, type ActionWarning, warning } from './buildWarning.ts'

/** Warnings about the contracts that act or decide for the account: modules, guards, the fallback handler. */
export function settingWarnings(
  action: ActionOf<
    'enableModule' | 'disableModule' | 'setGuard' | 'setModuleGuard' | 'setFallbackHandler'
  >,
  { label }: DescribeContext,
): ActionWarning[] {
  switch (action.kind) {
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
        warning(
          'guard',
          action.guard === zeroAddress
            ? 'The guard that checks transactions is removed.'
            : `${label(action.guard)} can refuse every transaction from then on.`,
        ),
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
  }
}

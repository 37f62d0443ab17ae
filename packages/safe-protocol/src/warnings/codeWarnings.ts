import type { DescribeContext } from '../describeContext.ts'
import { type ActionOf, type ActionWarning, blocked, warning } from './buildWarning.ts'

/** Warnings about foreign code inside the account, and about new code of the account. */
export function codeWarnings(
  action: ActionOf<
    'delegateCall' | 'signMessage' | 'migrate' | 'updateVersion' | 'changeImplementation'
  >,
  { label, say }: DescribeContext,
): ActionWarning[] {
  switch (action.kind) {
    case 'delegateCall':
      return [blocked('delegateCall', say('warning.delegateCall', { to: label(action.to) }))]
    case 'signMessage':
      return [blocked('delegateCall', say('warning.signMessage'))]
    case 'migrate':
    case 'updateVersion':
      return [
        ...(action.kind === 'migrate' ? [blocked('delegateCall', say('warning.migration'))] : []),
        warning('implementation', say('warning.migrated')),
        ...(action.changesFallbackHandler
          ? [warning('fallbackHandler', say('warning.handlerMigrated'))]
          : []),
      ]
    case 'changeImplementation':
      return [
        blocked(
          'implementation',
          say('warning.implementation', { implementation: label(action.implementation) }),
        ),
      ]
  }
}

/** The warning about a batch within a batch. */
export const nestedDelegateCallWarning = ({ say }: DescribeContext): ActionWarning =>
  blocked('delegateCall', say('warning.nestedBatch'))

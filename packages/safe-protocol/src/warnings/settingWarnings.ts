import type { DescribeContext } from '../describeContext.ts'
import { zeroAddress } from '../safeTransaction.ts'
import { type ActionOf, type ActionWarning, warning } from './buildWarning.ts'

/** Warnings about the contracts that act or decide for the account: modules, guards, the fallback handler. */
export function settingWarnings(
  action: ActionOf<
    'enableModule' | 'disableModule' | 'setGuard' | 'setModuleGuard' | 'setFallbackHandler'
  >,
  { label, say }: DescribeContext,
): ActionWarning[] {
  switch (action.kind) {
    case 'enableModule':
      return [warning('module', say('warning.moduleEnabled', { module: label(action.module) }))]
    case 'disableModule':
      return [warning('module', say('warning.moduleDisabled', { module: label(action.module) }))]
    case 'setGuard':
    case 'setModuleGuard':
      return [
        warning(
          'guard',
          action.guard === zeroAddress
            ? say('warning.guardRemoved')
            : say('warning.guardSet', { guard: label(action.guard) }),
        ),
      ]
    case 'setFallbackHandler':
      return [
        warning(
          'fallbackHandler',
          action.handler === zeroAddress
            ? say('warning.handlerRemoved')
            : say('warning.handlerSet', { handler: label(action.handler) }),
        ),
      ]
  }
}

import type { DescribeContext } from '../describeContext.ts'
import { type ActionOf, type ActionWarning, blocked, warning } from './buildWarning.ts'

/** Warnings about foreign code inside the account, and about new code of the account. */
export function codeWarnings(
  action: ActionOf<'delegateCall' | 'signMessage' | 'migrate' | 'changeImplementation'>,
  { label }: DescribeContext,
): ActionWarning[] {
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
  }
}

/** The warning about a batch within a batch. */
export const nestedDelegateCallWarning: ActionWarning = {
  code: 'delegateCall',
  level: 'blocked',
  sentence: 'A batch stands within a batch, by another delegatecall.',
}

import type { DescribeContext } from '../describeContext.ts'
import { type ActionOf, type ActionWarning, warning } from './buildWarning.ts'

/** Warnings about tokens that leave an account. */
export function transferWarnings(
  action: ActionOf<'tokenTransfer' | 'transferFrom' | 'collectibleTransfer'>,
  { safe, tokens, label }: DescribeContext,
): ActionWarning[] {
  return [
    ...(action.kind === 'tokenTransfer' || action.from === safe
      ? []
      : [warning('transferFrom', `What is moved belongs to ${label(action.from)}.`)]),
    ...(tokens.has(action.token.toLowerCase())
      ? []
      : [
          warning(
            'unknownToken',
            `${label(action.token)} is not a known token. What looks like a transfer may do anything.`,
          ),
        ]),
  ]
}

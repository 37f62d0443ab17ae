import type { DescribeContext } from '../describeContext.ts'
import { isCollectible } from '../isCollectible.ts'
import { isUnlimited } from '../isUnlimited.ts'
import { type ActionOf, type ActionWarning, warning } from './buildWarning.ts'

/** Warnings about permissions for others to take tokens. */
export function allowanceWarnings(
  action: ActionOf<'approve' | 'increaseAllowance' | 'permit' | 'approvalForAll'>,
  context: DescribeContext,
): ActionWarning[] {
  const { label, say } = context
  switch (action.kind) {
    case 'approve':
    case 'increaseAllowance':
      return action.amount === 0n && !isCollectible(action.token, context)
        ? []
        : spenderWarnings(action, context)
    case 'permit':
      return [
        warning(
          'permit',
          say('warning.permit', { spender: label(action.spender), owner: label(action.owner) }),
        ),
        ...spenderWarnings(action, context),
      ]
    case 'approvalForAll':
      return action.approved
        ? [
            warning(
              'approvalForAll',
              say('warning.approvalForAll', {
                operator: label(action.operator),
                token: label(action.token),
              }),
            ),
            ...unknownSpender(action.operator, context),
          ]
        : []
  }
}

function spenderWarnings(
  { token, spender, amount }: { token: string; spender: string; amount: bigint | undefined },
  context: DescribeContext,
): ActionWarning[] {
  return [
    ...(amount === undefined || isUnlimited(token, amount, context)
      ? [
          warning(
            'unlimitedApproval',
            context.say('warning.unlimitedApproval', { spender: context.label(spender) }),
          ),
        ]
      : []),
    ...unknownSpender(spender, context),
  ]
}

function unknownSpender(
  spender: string,
  { knownSpenders, label, say }: DescribeContext,
): ActionWarning[] {
  return knownSpenders.has(spender.toLowerCase())
    ? []
    : [warning('unknownSpender', say('warning.unknownSpender', { spender: label(spender) }))]
}

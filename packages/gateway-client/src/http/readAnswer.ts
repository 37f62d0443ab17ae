import * as v from 'valibot'

import type { GatewayClient } from '../client.ts'
import { type GatewayRequestInfo, GatewayValidationError, type ValidationIssue } from '../errors.ts'

/** Where the list of an answer is: the name of its field, or the answer itself. */
export type ListField = 'results' | 'items' | 'self'

/**
 * Reads an answer by its schema, as strictly as the client asks for.
 *
 * @throws GatewayValidationError when it does not fit and is not to be handed on
 */
export function readAnswer<schema extends v.GenericSchema>(
  client: Pick<GatewayClient, 'validate' | 'onInvalid'>,
  { schema, list }: { schema: schema; list?: ListField | undefined },
  content: unknown,
  request: GatewayRequestInfo,
): v.InferOutput<schema> {
  const parsed = v.safeParse(schema, content)
  if (parsed.success) return parsed.output

  if (client.validate === 'lenient' && list) {
    const { rest, dropped } = withoutBadItems(content, list, parsed.issues)
    if (dropped.length > 0) {
      const output = readAnswer(
        { validate: 'strict', onInvalid: undefined },
        { schema },
        rest,
        request,
      )
      for (const { item, issues } of dropped) {
        client.onInvalid?.(new GatewayValidationError(issues, item, request))
      }
      return output
    }
  }

  const error = new GatewayValidationError(parsed.issues.map(describe), content, request)
  if (client.validate !== 'off') throw error
  client.onInvalid?.(error)
  // What fits has been converted, the rest is as it came: that is what `off` is for.
  return parsed.output
}

type Issue = v.BaseIssue<unknown>

/** Takes the items out of an answer's list that the issues are about. */
function withoutBadItems(content: unknown, list: ListField, issues: readonly Issue[]) {
  const depth = list === 'self' ? 0 : 1
  const bad = new Map<unknown, ValidationIssue[]>()
  for (const issue of issues) {
    const index = issue.path?.[depth]?.key
    const isInList = typeof index === 'number' && (depth === 0 || issue.path?.[0]?.key === list)
    if (!isInList) return { rest: content, dropped: [] }
    bad.set(index, [...(bad.get(index) ?? []), describe(issue)])
  }
  const isGood = (_: unknown, index: number) => !bad.has(index)
  // The issues point into this list, so it is one.
  const answer = content as Record<string, unknown[]>
  const items = (list === 'self' ? content : answer[list]) as unknown[]
  const rest = items.filter(isGood)
  return {
    rest: list === 'self' ? rest : { ...answer, [list]: rest },
    dropped: [...bad].map(([index, issues]) => ({ item: items[Number(index)], issues })),
  }
}

function describe(issue: Issue): ValidationIssue {
  return {
    path: issue.path?.map((item) => String(item.key)).join('.') ?? '',
    message: issue.message,
  }
}

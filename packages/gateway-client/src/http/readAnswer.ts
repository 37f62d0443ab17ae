import type * as v from 'valibot'

import type { GatewayClient } from '../client.ts'
import { type GatewayRequestInfo, GatewayValidationError, type ValidationIssue } from '../errors.ts'

/** What valibot says is wrong with a value. */
export type Issues = readonly v.BaseIssue<unknown>[]

/** An answer without the list items that the issues are about, and those items. */
export type Mended = { rest: unknown; dropped: { item: unknown; issues: ValidationIssue[] }[] }

/** Takes bad list items out of an answer; `undefined` when the issues are about something else. */
export type Mend = (content: unknown, issues: Issues) => Mended | undefined

/**
 * Reads an answer by its schema, as strictly as the client asks for.
 *
 * @throws GatewayValidationError when it does not fit and is not to be handed on
 */
export function readAnswer<schema extends v.GenericSchema>(
  client: Pick<GatewayClient, 'validate' | 'onInvalid'>,
  { schema, mend }: { schema: schema; mend?: Mend | undefined },
  content: unknown,
  request: GatewayRequestInfo,
): v.InferOutput<schema> {
  const { value: output, issues } = schema['~run']({ value: content }, {})
  if (!issues) return output

  const mended = client.validate === 'lenient' && mend?.(content, issues)
  if (mended) {
    const output = readAnswer({ ...client, validate: 'strict' }, { schema }, mended.rest, request)
    for (const { item, issues } of mended.dropped) {
      client.onInvalid?.(new GatewayValidationError(issues, item, request))
    }
    return output
  }

  const error = new GatewayValidationError(issues.map(describeIssue), content, request)
  if (client.validate !== 'off') throw error
  client.onInvalid?.(error)
  // What fits has been converted, the rest is as it came: that is what `off` is for.
  return output
}

/** Where and what, without the answer itself. */
export function describeIssue({ path, message }: Issues[number]): ValidationIssue {
  return { path: path?.map(({ key }) => String(key)).join('.') ?? '', message }
}

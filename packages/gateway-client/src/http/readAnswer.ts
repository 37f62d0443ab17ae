import type { GatewayClient } from '../client.ts'
import { type GatewayRequestInfo, GatewayValidationError, issueOf } from '../errors.ts'
import type { Issue, Schema } from '../schema.ts'

/** How an answer is read: by which schema, and what happens to a list of which items do not fit. */
export type Reading = {
  schema: Schema<unknown>
  mend?: Mend | undefined
}

/** An answer without the list items that the issues are about; `undefined` when nothing can be left out. */
export type Mend = (
  client: GatewayClient,
  content: unknown,
  issues: readonly Issue[],
  request: GatewayRequestInfo,
) => unknown

/**
 * Reads an answer by its schema, as strictly as the client asks for.
 *
 * @throws GatewayValidationError when it does not fit and is not to be handed on
 */
export function readAnswer(
  client: GatewayClient,
  { schema, mend }: Reading,
  content: unknown,
  request: GatewayRequestInfo,
): unknown {
  const issues: Issue[] = []
  const output = schema['~read'](content, issues)
  if (!issues[0]) return output
  const mended = mend?.(client, content, issues, request)
  if (mended !== undefined) return readAnswer(client, { schema }, mended, request)
  const error = new GatewayValidationError(issues.map(issueOf), content, request)
  if (client.validate !== 'off') throw error
  client.onInvalid?.(error)
  // What fits has been converted, the rest is as it came: that is what `off` is for.
  return output
}

import type { GatewayClient } from '../client.ts'
import { type GatewayRequestInfo, GatewayValidationError, issueOf } from '../errors.ts'
import type { Issue, Schema } from '../schema.ts'

/**
 * Reads an answer by its schema, as strictly as the client says.
 *
 * @throws GatewayValidationError when it does not fit and is not to be handed on
 */
export function readAnswer(
  client: Pick<GatewayClient, 'validate' | 'onInvalid'>,
  schema: Schema<unknown>,
  content: unknown,
  request: GatewayRequestInfo,
): unknown {
  const issues: Issue[] = []
  const output = schema['~read'](content, issues)
  if (!issues[0]) return output
  const error = new GatewayValidationError(issues.map(issueOf), content, request)
  if (client.validate !== 'off') throw error
  client.onInvalid?.(error)
  // What fits has been converted, the rest is as it came: that is what `off` is for.
  return output
}

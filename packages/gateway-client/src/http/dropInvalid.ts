import { GatewayValidationError, issueOf } from '../errors.ts'
import type { Issue } from '../schema.ts'
import type { Mend } from './readAnswer.ts'

/**
 * Mends a bare list by leaving out the items that do not fit (`validate: 'lenient'`), and tells of each. Where there is nobody to
 * tell, nothing is left out: nothing gets lost in silence.
 */
export const dropInvalid: Mend = ({ validate, onInvalid }, content, issues, request) => {
  if (validate !== 'lenient' || !onInvalid || !Array.isArray(content)) return undefined
  const bad = new Map<unknown, Issue[]>()
  for (const { path, message } of issues) {
    const [index, ...rest] = path
    bad.set(index, [...(bad.get(index) ?? []), { message, path: rest }])
  }
  for (const [index, issues] of bad) {
    const item: unknown = content[index as number]
    onInvalid(new GatewayValidationError(issues.map(issueOf), item, request))
  }
  return content.filter((_: unknown, index) => !bad.has(index)) as unknown[]
}

import type { ValidationIssue } from '../errors.ts'
import { describeIssue, type Mend } from './readAnswer.ts'

/**
 * Mends a list by leaving out the items that do not fit.
 *
 * @param field where the list is; without one the answer itself is the list
 */
export function dropInvalid(field?: string): Mend {
  return (content, issues) => {
    const bad = new Map<number, ValidationIssue[]>()
    for (const issue of issues) {
      const path = issue.path?.map((item) => item.key) ?? []
      const [index] = field === undefined ? path : path[0] === field ? path.slice(1) : []
      if (typeof index !== 'number') return undefined
      bad.set(index, [...(bad.get(index) ?? []), describeIssue(issue)])
    }
    // The issues point into this list, so it is one.
    const answer = content as Record<string, unknown[]>
    const items = (field === undefined ? content : answer[field]) as unknown[]
    const rest = items.filter((_, index) => !bad.has(index))
    return {
      rest: field === undefined ? rest : { ...answer, [field]: rest },
      dropped: [...bad].map(([index, issues]) => ({ item: items[index], issues })),
    }
  }
}

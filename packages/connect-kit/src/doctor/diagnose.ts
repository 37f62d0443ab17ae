import { checkPackages } from './checkPackages.ts'
import { checkPolicy } from './checkPolicy.ts'
import { checkSources } from './checkSources.ts'
import type { Finding, Project } from './Project.ts'

/** Says what is wrong with a project that uses the kit, problems first. */
export function diagnose(project: Project): Finding[] {
  const findings = [...checkPackages(project), ...checkSources(project), ...checkPolicy(project)]
  return [
    ...findings.filter(({ level }) => level === 'problem'),
    ...findings.filter(({ level }) => level === 'hint'),
  ]
}

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

/** What the doctor writes, for people to read. */
export function report(findings: readonly Finding[]): string {
  const problems = findings.filter(({ level }) => level === 'problem').length
  const lines = findings.flatMap(({ level, sentence, remedy }) => [
    `${level === 'problem' ? '✗' : '·'} ${sentence}`,
    `  ${remedy}`,
  ])
  const sum =
    problems === 0
      ? 'No problem was found.'
      : `${problems} ${problems === 1 ? 'problem' : 'problems'}.`
  return [...lines, sum].join('\n')
}

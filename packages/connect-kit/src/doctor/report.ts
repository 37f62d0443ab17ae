import type { Finding } from './Project.ts'

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

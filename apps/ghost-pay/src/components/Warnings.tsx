import type { Warning } from '@ghost-pay/safe-protocol'

import { Notice } from './Notice.tsx'

export type WarningsProps = { warnings: readonly Warning[] }

/**
 * What must not be missed before signing: a panel for each sentence, the ones that stop signing first. What holds for many
 * parts of a batch is said once, with the parts.
 */
export function Warnings({ warnings }: WarningsProps) {
  return groupsOf(warnings).map(({ level, sentence, paths }) => {
    const parts = paths.flatMap((path) => (path.length > 0 ? [partOf(path)] : []))
    return (
      <Notice
        key={`${level} ${sentence}`}
        tone={level === 'blocked' ? 'stop' : 'warning'}
        title={sentence}
      >
        {parts.length > 0 &&
          `In part${parts.length === 1 ? '' : 's'} ${list.format(parts)} of the batch.`}
      </Notice>
    )
  })
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const partOf = (path: readonly number[]): string => path.map((index) => index + 1).join('.')

/** A sentence of the same level, and where it holds. */
type Group = Pick<Warning, 'level' | 'sentence'> & { paths: Warning['path'][] }

function groupsOf(warnings: readonly Warning[]): Group[] {
  const groups: Group[] = []
  for (const { level, sentence, path } of warnings) {
    const group = groups.find((it) => it.level === level && it.sentence === sentence)
    if (group === undefined) groups.push({ level, sentence, paths: [path] })
    else group.paths.push(path)
  }
  return groups.sort((a, b) => rank(a) - rank(b))
}

const rank = ({ level }: Group): number => (level === 'blocked' ? 0 : 1)

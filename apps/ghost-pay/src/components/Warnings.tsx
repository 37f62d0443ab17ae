import type { Warning } from '@ghost-pay/safe-protocol'

import { listOf } from '../format/listOf.ts'
import { groupWarnings } from '../transactions/groupWarnings.ts'
import { Notice } from './Notice.tsx'
import { text } from './warningsCopy.ts'

export type WarningsProps = { warnings: readonly Warning[] }

/**
 * What must not be missed before signing: a panel for each sentence, the ones that stop signing first. What holds for many
 * parts of a batch is said once, with the parts.
 */
export function Warnings({ warnings }: WarningsProps) {
  return groupWarnings(warnings).map(({ level, sentence, parts }) => (
    <Notice
      key={`${level} ${sentence}`}
      tone={level === 'blocked' ? 'stop' : 'warning'}
      title={sentence}
    >
      {parts.length > 0 && text('warnings.parts', { count: parts.length, parts: listOf(parts) })}
    </Notice>
  ))
}

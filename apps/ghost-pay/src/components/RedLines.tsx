import type { RedLine } from '@ghost-pay/safe-protocol'

import { Notice } from './Notice.tsx'

export type RedLinesProps = { redLines: readonly RedLine[] }

/** What must not be missed before anybody signs: a panel each, the ones that stop signing first. */
export function RedLines({ redLines }: RedLinesProps) {
  const sorted = [...redLines].sort((a, b) => rank(a) - rank(b))
  return sorted.map(({ code, level, sentence, path }) => (
    <Notice
      key={`${code}-${path.join('.')}`}
      tone={level === 'blocked' ? 'stop' : 'careful'}
      title={sentence}
    >
      {path.length > 0 && `In part ${path.map((index) => index + 1).join('.')} of the batch.`}
    </Notice>
  ))
}

const rank = ({ level }: RedLine): number => (level === 'blocked' ? 0 : 1)

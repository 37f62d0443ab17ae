import type { Warning } from '@ghost-pay/safe-protocol'

/** A sentence of the same level, once, with the parts of the batch in which it holds. */
type WarningGroup = Pick<Warning, 'level' | 'sentence'> & {
  /** Places in the batch, from 1; `2.1` is the first part of the second. Empty when it holds for the whole. */
  parts: readonly string[]
}

/** What must not be missed before signing: each sentence once, the ones that stop signing first. */
export function groupWarnings(warnings: readonly Warning[]): WarningGroup[] {
  const groups = new Map<string, WarningGroup>()
  for (const { level, sentence, path } of warnings) {
    const key = `${level} ${sentence}`
    const part = path.map((index) => index + 1).join('.')
    const parts = groups.get(key)?.parts ?? []
    groups.set(key, { level, sentence, parts: part === '' ? parts : [...parts, part] })
  }
  return [...groups.values()].sort((a, b) => rank(a) - rank(b))
}

const rank = ({ level }: WarningGroup): number => (level === 'blocked' ? 0 : 1)

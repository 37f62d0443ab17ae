import type { PayableLine } from '@ghost-pay/payments/payroll'

import { proposalOrigin } from '../../../../data/proposalOrigin.ts'
import { plainText } from '../../../../format/plainText.ts'

/** How long a title may be, in characters: beside it the note of a batch has its number and a memo. */
export const longestTitle = 60

/**
 * What goes along with a batch to the other owners: the title of its payroll, which batch it is, and its memo where every line has the
 * same one. A gateway takes 200 characters, so the memos of the lines and the names do not go along (behaviour/payroll#title).
 *
 * @param options.part which batch it is, in words; undefined for the only one
 */
export function batchNote(
  lines: readonly Pick<PayableLine, 'memo'>[],
  { title, part }: { title: string; part: string | undefined },
): string {
  const [first] = lines
  const memo = plainText(first?.memo ?? '')
  const isShared = memo !== '' && lines.every((line) => plainText(line.memo) === memo)
  const head = [cut(plainText(title)), ...(part === undefined ? [] : [part])].join(' · ')
  if (!isShared || head.toLowerCase().includes(memo.toLowerCase())) return head
  const whole = `${head}: ${memo}`
  return proposalOrigin(whole) === JSON.stringify({ note: whole }) ? whole : head
}

const cut = (title: string): string => [...title].slice(0, longestTitle).join('').trim()

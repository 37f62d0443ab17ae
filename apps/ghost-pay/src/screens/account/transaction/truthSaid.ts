import type {
  StatusWord,
  TransactionTruth,
  TruthContradiction,
} from '@ghost-pay/safe-account/checks'

import type { Said } from '../../../text/Said.ts'
import { text, type truthCopy } from './truthCopy.ts'

/** Says how far a transaction is. */
export const statusSaid = (status: StatusWord): Said<typeof truthCopy> =>
  status.kind === 'unknown'
    ? ['status.unknown', { status: status.status }]
    : [`status.${status.kind}`]

/** The same as a word on the page, marked where it is the gateway's alone. */
export function sayState({ isClaimed, status }: TransactionTruth): string {
  const said = text(...statusSaid(status))
  return isClaimed ? text('status.claimed', { status: said }) : said
}

/** Says what a gateway says of how far a transaction is, and the chain does not. */
export function contradictionSaid(contradiction: TruthContradiction): {
  title: Said<typeof truthCopy>
  text: Said<typeof truthCopy>
} {
  const { kind } = contradiction
  if (kind === 'notCancelled' || kind === 'used') {
    const nonce = String(contradiction.nonce)
    return { title: [`truth.${kind}.title`, { nonce }], text: [`truth.${kind}`] }
  }
  return { title: [`truth.${kind}.title`], text: [`truth.${kind}`] }
}

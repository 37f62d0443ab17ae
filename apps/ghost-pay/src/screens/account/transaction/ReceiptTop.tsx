import type { Hex } from 'viem'
import type { Mined } from '@ghost-pay/safe-account'
import type { SignableView } from '@ghost-pay/safe-account/view'

import { Seal } from '../../../components/Seal.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { text } from './receiptCopy.ts'
import { ReceiptSums } from './ReceiptSums.tsx'

export type ReceiptTopProps = {
  /** Who paid whom. */
  title: string
  /** What it pays, by its own bytes. */
  view: SignableView
  /** What it did, for what pays nobody. */
  done: string
  /** What it was worth, in words. */
  worth: string | undefined
  /** Which payment of the batch it is, from 0; undefined for all of them. */
  line: number | undefined
  /** How many payments the batch has. */
  count: number
  /** From the chain's receipt; undefined while it is read. */
  mined: Mined | undefined
  /** The hash that was signed. */
  hash: Hex
}

const proven = ['passed'] as const

/** The head of a receipt: who paid whom how much, when, and the seal. Which checks were made before is not told of what is done. */
export function ReceiptTop({
  title,
  view,
  done,
  worth,
  line,
  count,
  mined,
  hash,
}: ReceiptTopProps) {
  return (
    <div className="gp-receipt-page-top">
      <div>
        <h2>{title}</h2>
        <ReceiptSums view={view} />
        {view.parts.length === 0 && view.amount === undefined && <p>{done}</p>}
        <p className="gp-soft">
          {mined === undefined
            ? worth
            : worth === undefined
              ? text('receipt.at', { time: fullTime(mined.time) })
              : text('receipt.worthAt', { worth, time: fullTime(mined.time) })}
        </p>
        {line !== undefined && (
          <p className="gp-soft">
            {text('receipt.each.place', { place: String(line + 1), count })}
          </p>
        )}
      </div>
      <Seal hash={hash} checks={proven} label={text('receipt.seal')} size={120} />
    </div>
  )
}

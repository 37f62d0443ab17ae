import type { Address, Hash } from 'viem'
import type { MovedAmount } from '@ghost-pay/safe-account/view'

import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/** The same, as it would be signed and as the gateway shows it. */
export type ReadValues =
  | { kind: 'address'; signed: Address; shown: Address }
  | { kind: 'amount'; signed: MovedAmount; shown: MovedAmount }
  | { kind: 'code'; signed: Hash; shown: Hash }
  | { kind: 'text'; signed: string; shown: string }

/** One line of a transaction, as it would be signed and as the gateway shows it. */
export type Reading = {
  name: Said<typeof reviewCopy>
  differs: boolean
  /** Which line of a batch it is about, counted from 0. */
  line?: number | undefined
} & ReadValues

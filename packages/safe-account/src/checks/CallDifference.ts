import type { Address, Hex } from 'viem'

/** Something that a gateway tells of a call and that its bytes do not say. */
type Difference =
  | { field: 'to'; signed: Address; shown: Address }
  /** An amount of the chain's currency. */
  | { field: 'value'; signed: bigint; shown: bigint }
  | { field: 'operation'; signed: number; shown: number }
  /** Name or selector of the method. */
  | { field: 'method'; signed: string; shown: string }
  /** The value of a parameter, as text. */
  | { field: 'parameter'; place: number; type: string; signed: string; shown: string }
  | { field: 'data'; signed: Hex; shown: Hex }
  /** The number of the lines of a batch. */
  | { field: 'count'; signed: number; shown: number }

/** Where the reading of a gateway and the calldata differ: in the transaction itself, or in a line of the batch, counted from 0. */
export type CallDifference = Difference & ({ kind: 'call' } | { kind: 'line'; index: number })

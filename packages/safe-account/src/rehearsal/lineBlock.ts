import type { Address } from 'viem'
import type { SafeTransaction } from '@ghost-pay/safe-protocol'
import { unsignedExecution } from '@ghost-pay/safe-protocol/simulate'

import type { SimulatedBlock } from './simulateBlocks.ts'

/**
 * One that waits in line, as a block of a simulation: each has its own place in line.
 *
 * @param owner any owner of the account
 */
export function lineBlock(
  safe: Address,
  owner: Address,
  transaction: SafeTransaction,
): SimulatedBlock {
  const { stateDiff, ...execution } = unsignedExecution({ safe, owner, transaction })
  return { calls: [execution], stateOverrides: { [safe]: { stateDiff } } }
}

import { numberToHex } from 'viem'

import { changeAll } from './changeAll.ts'
import { pay, proposalKey } from './payments.ts'
import { askNode } from './requests.ts'
import type { Soak } from './Soak.ts'
import { isTransaction, payeeOf, send } from './transfers.ts'

/** The deepest fork that is made, in blocks. */
const deepest = 200

/**
 * Sends a transfer and executes a payment, mines up to 200 blocks over them, and takes all of it back, by a fork or by a snapshot. What
 * was undone must be undone, and what was signed waits again. Nobody else may write meanwhile.
 */
export async function reorganize(soak: Soak): Promise<void> {
  const { world, ledger, random, senders, payments } = soak
  const stateOf = (index: number) => {
    const payment = payments.at(index)
    return payment && ledger.seenAs(proposalKey(payment))?.at(-1)
  }
  // Only its execution is to be undone.
  while (stateOf(-1) !== 'AWAITING_EXECUTION') await pay(soak)
  // What waits would be undone with it.
  await askNode(world, 'evm_mine', [])
  const known = new Set(ledger.keys())
  const begin = await world.node.getBlockNumber()
  const isSnapshot = random.below(2) === 0
  const snapshot = isSnapshot ? await askNode(world, 'evm_snapshot', []) : undefined
  await send(soak, senders[0], { to: payeeOf(soak.serial()), value: 1n })
  await pay(soak)
  const depth = Number((await world.node.getBlockNumber()) - begin)
  const further = random.below(deepest - depth)
  if (further > 0) await askNode(world, 'anvil_mine', [numberToHex(further)])
  const undone: [key: string, after: string][] = ledger
    .keys()
    .filter((key) => isTransaction(key) && !known.has(key))
    .map((key) => [key, 'absent'])
  const executed = payments.at(-1)
  if (executed) undone.push([proposalKey(executed), 'AWAITING_EXECUTION'])
  await changeAll(ledger, undone, async () => {
    const blocks = Number((await world.node.getBlockNumber()) - begin)
    return isSnapshot
      ? askNode(world, 'evm_revert', [snapshot])
      : askNode(world, 'anvil_reorg', [blocks, []])
  })
  for (const sender of senders) sender.nonce = undefined
  soak.done(isSnapshot ? 'revert' : 'fork')
  const wrong = await ledger.check({ isAll: false, choose: random.below })
  if (wrong.length > 0) throw new Error(`After ${depth + further} blocks: ${wrong.join('; ')}`)
}

import type { Address } from 'viem'

import { openAccount } from './openAccount.ts'
import type { Decide, RecordDecision } from './recordAlone.ts'
import type { ServedChain } from './serveChain.ts'

type Waiting = {
  safe: Address
  decide: Decide
  /** Of two with a name in common the second one must see what the first one has recorded. */
  names: readonly string[]
  isDone?: boolean
  refused?: { reason: unknown }
}

/** So many at most are decided in one turn. */
const mostTogether = 64

const queues = new WeakMap<ServedChain, Waiting[]>()

/**
 * Records what a caller decides about an account, together with what others have decided about it meanwhile (group commit): the account
 * is read once for all of them, and the disk written once. Resolves when it is on the disk.
 *
 * @throws what `decide` throws, and the errors of `openAccount` and of the store
 */
export const recordTogether: RecordDecision = async (chain, safe, decide, about) => {
  const queue = queues.get(chain) ?? []
  queues.set(chain, queue)
  // How many wait without a signature is limited.
  const names = [about.safeTxHash, about.signature ?? 'unsigned']
  const own: Waiting = { safe, decide, names }
  queue.push(own)
  // Most find that an earlier one has taken theirs along.
  while (!own.isDone) await chain.runExclusive(() => recordFirst(chain, queue))
  if (own.refused) throw own.refused.reason
}

/** Records the first of those that wait, with those after it that are about the same account and do not depend on each other. */
async function recordFirst(chain: ServedChain, queue: Waiting[]): Promise<void> {
  const [first] = queue
  if (!first) return
  const names = new Set<string>()
  const end = queue.findIndex(
    (next) =>
      next.safe !== first.safe || next.names.some((name) => names.has(name) || !names.add(name)),
  )
  const batch = queue.splice(0, Math.min(mostTogether, end < 0 ? queue.length : end))
  try {
    const account = await openAccount(chain, first.safe)
    const events = batch.flatMap((own) => {
      try {
        return own.decide(account)
      } catch (reason) {
        own.refused = { reason }
        return []
      }
    })
    await account.snapshot.store.record(events)
  } catch (reason) {
    for (const own of batch) own.refused ??= { reason }
  }
  for (const own of batch) own.isDone = true
}

import type { Ledger } from './createLedger.ts'

/**
 * Changes several facts by one act. Without an answer all of them are in doubt.
 *
 * @param changes the name of each fact, and what it becomes
 * @param act rejects when it was not answered
 */
export async function changeAll(
  ledger: Ledger,
  [first, ...others]: readonly (readonly [key: string, after: string])[],
  act: () => Promise<unknown>,
): Promise<unknown> {
  if (!first) return act()
  const [key, after] = first
  return ledger.change(key, { after: [after], act: () => changeAll(ledger, others, act) })
}

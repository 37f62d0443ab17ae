import { keptPolicies } from './keptPolicies.ts'
import { type FoundPolicy, readSpendPolicy } from './readSpendPolicy.ts'

type Read = typeof readSpendPolicy

/**
 * Finds the spend policy of an account, with what this browser has found before, and keeps what it finds (behaviour/policy#kept).
 *
 * @param client undefined where no gateway is asked
 * @throws as {@link readSpendPolicy} does
 */
export async function findSpendPolicy(
  config: Parameters<Read>[0],
  client: Parameters<Read>[1],
  account: Parameters<Read>[2],
  signal: AbortSignal,
): Promise<FoundPolicy> {
  const before = keptPolicies.find(account)
  const found = await readSpendPolicy(config, client, account, before, signal)
  // A late answer takes the place of nothing.
  if (found.kept !== undefined && !signal.aborted) keptPolicies.keep(found.kept)
  return found
}

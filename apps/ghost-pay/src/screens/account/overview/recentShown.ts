import type { Transaction } from '@ghost-pay/gateway-client'

import { type ActivityEntry, readEntry } from '../activity/activityEntry.ts'

/** How many of the last transactions are shown before “All activity”. */
const most = 5

/** The last of what happened that Home shows. What nobody asked for is folded in Activity, and left out here. */
export const recentShown = (
  recent: readonly Transaction[],
  currency: { symbol: string; decimals: number },
): ActivityEntry[] =>
  recent
    .map((one) => readEntry(one, currency))
    .filter(({ isDust }) => !isDust)
    .slice(0, most)

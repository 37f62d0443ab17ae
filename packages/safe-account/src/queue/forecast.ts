import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'

import {
  amountKey,
  isCollectibleAmount,
  type MovedAmount,
  sumAmounts,
} from '../view/movedAmount.ts'
import type { NonceStep } from './nonceLine.ts'
import type { Proposal } from './proposal.ts'

/** What leaves of a token, and what stays. */
export type ForecastRow = {
  amount: MovedAmount & { value: bigint }
  /** Base units; undefined where it is not known what there is. */
  left: bigint | undefined
}

/** What is left when everything that waits has happened. */
export type Forecast = {
  rows: readonly ForecastRow[]
  /** How many proposals are not counted in full, because nobody can say what they move. */
  uncounted: number
  /** Of proposals that exclude each other, the larger amounts were counted. */
  hasForks: boolean
  /** Everything was read from the proposals' own bytes. */
  isOwn: boolean
}

/**
 * Adds up what would leave the account (behaviour/payments#inbox-forecast). Of proposals that exclude each other the larger amount of each token counts; what is
 * struck out, and what the chain has used already, does not.
 *
 * @param balances what the account holds; undefined while it is not known
 */
export function forecastOf(
  steps: readonly NonceStep<Proposal>[],
  balances: { items: readonly Balance[] } | undefined,
): Forecast {
  const leaving: MovedAmount[] = []
  let uncounted = 0
  let hasForks = false
  let isOwn = true
  for (const step of steps) {
    if (step.kind === 'gap' || step.position === 'past') continue
    const proposals = step.proposals.filter(({ isStopped }) => !isStopped)
    hasForks ||= proposals.length > 1
    isOwn &&= proposals.every((proposal) => proposal.isOwn)
    uncounted += proposals.some(({ isWhole }) => !isWhole) ? 1 : 0
    leaving.push(...largest(proposals))
  }
  const rows = sumAmounts(leaving).map((amount) => {
    const held =
      balances && !isCollectibleAmount(amount) ? heldOf(amount.token, balances) : undefined
    return { amount, left: held === undefined ? undefined : held - amount.value }
  })
  return { rows, uncounted, hasForks, isOwn }
}

/** Of each token the larger amount of those that exclude each other. */
function largest(proposals: readonly Proposal[]): Iterable<MovedAmount> {
  const most = new Map<string, MovedAmount & { value: bigint }>()
  for (const amount of proposals.flatMap(({ amounts }) => sumAmounts(amounts))) {
    const before = most.get(amountKey(amount))
    if (before === undefined || before.value < amount.value) most.set(amountKey(amount), amount)
  }
  return most.values()
}

function heldOf(
  token: Address | undefined,
  { items }: { items: readonly Balance[] },
): bigint | undefined {
  return items.find(({ tokenInfo }) => isAddressEqual(tokenInfo.address, token ?? zeroAddress))
    ?.balance
}

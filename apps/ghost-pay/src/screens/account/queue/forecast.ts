import { isCollectibleAmount, type MovedAmount } from '@ghost-pay/safe-account/view'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Balances } from '@ghost-pay/gateway-client'
import type { NonceStep } from '@ghost-pay/safe-account/queue'

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

const keyOf = ({ token, symbol }: MovedAmount): string => token?.toLowerCase() ?? symbol

/**
 * Adds up what would leave the account (behaviour/payments#inbox-forecast). Of proposals that exclude each other the larger amount of each token counts; what is
 * struck out, and what the chain has used already, does not.
 *
 * @param balances what the account holds; undefined while it is not known
 */
export function forecastOf(
  steps: readonly NonceStep<Proposal>[],
  balances: Pick<Balances, 'items'> | undefined,
): Forecast {
  const totals = new Map<string, MovedAmount & { value: bigint }>()
  let uncounted = 0
  let hasForks = false
  let isOwn = true
  for (const step of steps) {
    if (step.kind === 'gap' || step.position === 'past') continue
    const proposals = step.proposals.filter(({ isStopped }) => !isStopped)
    hasForks ||= proposals.length > 1
    isOwn &&= proposals.every((proposal) => proposal.isOwn)
    uncounted += proposals.some(({ isWhole }) => !isWhole) ? 1 : 0
    for (const [key, amount] of largest(proposals)) {
      const before = totals.get(key)?.value ?? 0n
      totals.set(key, { ...amount, value: before + amount.value })
    }
  }
  const rows = [...totals.values()].map((amount) => {
    const held =
      balances && !isCollectibleAmount(amount) ? heldOf(amount.token, balances) : undefined
    return { amount, left: held === undefined ? undefined : held - amount.value }
  })
  return { rows, uncounted, hasForks, isOwn }
}

function largest(proposals: readonly Proposal[]) {
  const most = new Map<string, MovedAmount & { value: bigint }>()
  for (const { amounts } of proposals) {
    for (const amount of amounts) {
      const { value } = amount
      if (value === undefined) continue
      const before = most.get(keyOf(amount))
      if (before === undefined || before.value < value)
        most.set(keyOf(amount), { ...amount, value })
    }
  }
  return most
}

function heldOf(
  token: Address | undefined,
  { items }: Pick<Balances, 'items'>,
): bigint | undefined {
  return items.find(({ tokenInfo }) => isAddressEqual(tokenInfo.address, token ?? zeroAddress))
    ?.balance
}

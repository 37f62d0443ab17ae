import { Button } from '../../../components/Button.tsx'
import { text } from './payCopy.ts'
import type { AmountSaid } from './payment.ts'

import '../../../components/Button.css'
import './Pay.css'

export type AmountProblemProps = {
  problem: AmountSaid
  /** One of two readings was chosen: it takes the place of what was typed. */
  onChoose: (amount: string) => void
}

/** The problem of a typed amount. An amount that can be read in two ways has a button for each. */
export function AmountProblem({ problem, onChoose }: AmountProblemProps) {
  if (problem[0] !== 'amount.twoWays') return text(...problem)
  const [without, fraction] = [String(problem[1].without), String(problem[1].with)]
  return (
    <>
      {text(...problem)}{' '}
      <span className="gp-amount-readings">
        {[[without, sayWhole(without)] as const, [fraction, sayFraction(fraction)] as const].map(
          ([amount, label]) => (
            <Button key={amount} look="text" onPress={() => onChoose(amount)}>
              {label}
            </Button>
          ),
        )}
      </span>
    </>
  )
}

/** Thousands apart: a sign between digits is what is unclear. */
function sayWhole(amount: string): string {
  const [thousands, rest] = [Math.floor(Number(amount) / 1000), Number(amount) % 1000]
  return rest === 0
    ? text('amount.thousands', { amount, thousands })
    : text('amount.thousandsAnd', { amount, thousands, rest })
}

function sayFraction(amount: string): string {
  const low = Number.parseInt(amount, 10)
  return /^\d+$/.test(amount) ? amount : text('amount.between', { amount, low, high: low + 1 })
}

import { Button } from '../../../components/Button.tsx'
import { text } from './amountCopy.ts'
import type { AmountSaid } from './readAmountText.ts'

import '../../../components/Button.css'
import './AmountProblem.css'

export type AmountProblemProps = {
  problem: AmountSaid
  /** One of two readings was chosen: it takes the place of what was typed. */
  onChoose: (amount: string) => void
}

/** The problem of a typed amount. An amount that can be read in two ways has a button for each. */
export function AmountProblem({ problem, onChoose }: AmountProblemProps) {
  if (problem[0] !== 'amount.twoWays') return text(...problem)
  const [, { without, with: fraction }] = problem
  return (
    <>
      {text(...problem)}{' '}
      <span className="gp-amount-readings">
        {[
          { amount: String(without), label: text(...sayWhole(String(without))) },
          { amount: String(fraction), label: text(...sayFraction(String(fraction))) },
        ].map(({ amount, label }) => (
          <Button
            key={amount}

            look="text"
            onPress={() => onChoose(amount)}
          >
            {label}
          </Button>
        ))}
      </span>
    </>
  )
}

/** Thousands apart: a sign between digits is what is unclear. */
function sayWhole(amount: string): AmountSaid {
  const [thousands, rest] = [Math.floor(Number(amount) / 1000), Number(amount) % 1000]
  return rest === 0
    ? ['amount.thousands', { amount, thousands }]
    : ['amount.thousandsAnd', { amount, thousands, rest }]
}

function sayFraction(amount: string): AmountSaid {
  const low = Number.parseInt(amount, 10)
  return /^\d+$/.test(amount)
    ? ['amount.exactly', { amount }]
    : ['amount.between', { amount, low, high: low + 1 }]
}

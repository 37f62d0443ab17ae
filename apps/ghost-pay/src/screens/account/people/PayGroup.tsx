import type { Person } from '@ghost-pay/payments/people'

import { AskToReplace } from '../../../components/AskToReplace.tsx'
import { Button } from '../../../components/Button.tsx'
import { payableOn } from '../pay/payroll/groupLines.ts'
import { text } from './peopleCopy.ts'

export type PayGroupProps = {
  group: string
  people: readonly Person[]
  /** Where they are paid. */
  chainId: number
  /** A payroll was begun, and would be gone: then it is asked for. */
  replaces: boolean
  onPay: (people: readonly Person[]) => void
}

/** Pays a group: each of its people becomes a line of a payroll, whose amount is still to be typed. */
export function PayGroup({ group, people, chainId, replaces, onPay }: PayGroupProps) {
  const paid = payableOn(people, chainId)
  const leftOut = people.length - paid.length
  return (
    <div className="gp-stack-tight">
      {paid.length > 0 && (
        <AskToReplace
          replaces={replaces}
          onUse={() => onPay(paid)}
          words={{
            question: text('people.payReplaces'),
            take: text('people.payReplace'),
            keep: text('people.payKeep'),
          }}
        >
          {(press) => (
            <div className="gp-actions">
              <Button onPress={press}>
                {text('people.payGroup', { group, count: paid.length })}
              </Button>
            </div>
          )}
        </AskToReplace>
      )}
      {leftOut > 0 && (
        <p className="gp-soft gp-small">{text('people.payLeftOut', { count: leftOut })}</p>
      )}
    </div>
  )
}

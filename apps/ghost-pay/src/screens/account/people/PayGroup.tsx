import { useState } from 'react'
import type { Person } from '@ghost-pay/payments/people'

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
  const [isAsking, setAsking] = useState(false)
  const paid = payableOn(people, chainId)
  const leftOut = people.length - paid.length
  return (
    <div className="gp-stack-tight">
      {isAsking ? (
        <>
          <p role="status">{text('people.payReplaces')}</p>
          <div className="gp-actions">
            <Button look="primary" onPress={() => onPay(paid)}>
              {text('people.payReplace')}
            </Button>
            <Button onPress={() => setAsking(false)}>{text('people.payKeep')}</Button>
          </div>
        </>
      ) : (
        paid.length > 0 && (
          <div className="gp-actions">
            <Button
              onPress={() => {
                if (replaces) setAsking(true)
                else onPay(paid)
              }}
            >
              {text('people.payGroup', { group, count: paid.length })}
            </Button>
          </div>
        )
      )}
      {leftOut > 0 && (
        <p className="gp-soft gp-small">{text('people.payLeftOut', { count: leftOut })}</p>
      )}
    </div>
  )
}

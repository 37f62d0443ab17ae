import { type Address, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'

import type { Said } from '../../../../text/Said.ts'
import { whoElse } from '../../review/whoElse.ts'
import type { payrollEndCopy } from './payrollEndCopy.ts'
import { sayWhen } from './sayWhen.ts'

/** How far a signed batch is, by the gateway's word; its page holds that against the chain. */
export type BatchFate = {
  said: Said<typeof payrollEndCopy>
  /** It waits, it was paid, or nothing of it will happen. */
  state: 'waits' | 'paid' | 'over'
}

/** @param nameOf a name, or the address in short */
export function batchFate(
  { txStatus, executedAt, detailedExecutionInfo }: TransactionDetails,
  nameOf: (address: Address) => string,
): BatchFate {
  switch (txStatus) {
    case 'SUCCESS':
      return {
        state: 'paid',
        said:
          executedAt === null
            ? ['payrollEnd.paidSome']
            : ['payrollEnd.paid', { when: sayWhen(executedAt, Date.now()) }],
      }
    case 'FAILED':
      return { state: 'over', said: ['payrollEnd.failed'] }
    case 'CANCELLED':
      return { state: 'over', said: ['payrollEnd.replaced'] }
    case 'AWAITING_EXECUTION':
      return { state: 'waits', said: ['payrollEnd.ready'] }
    default:
      return { state: 'waits', said: waitsFor(detailedExecutionInfo, nameOf) }
  }
}

function waitsFor(
  info: TransactionDetails['detailedExecutionInfo'],
  nameOf: (address: Address) => string,
): Said<typeof payrollEndCopy> {
  if (info?.type !== 'MULTISIG') return ['payrollEnd.signed']
  const { signers, confirmations, confirmationsRequired } = info
  const missing = signers.filter(
    ({ value }) => !confirmations.some(({ signer }) => isAddressEqual(signer.value, value)),
  )
  const count = confirmationsRequired - confirmations.length
  const names = whoElse(
    missing.map(({ value }) => nameOf(value)),
    count,
  )
  return names === undefined ? ['payrollEnd.waitsLong', { count }] : ['payrollEnd.waits', { names }]
}

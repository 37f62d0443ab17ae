import { expect, test } from 'vitest'

import { buildDetails } from '../../../../testing/buildDetails.ts'
import { infoOf, testAddresses } from '../../../../testing/buildTransaction.ts'
import { batchFate } from './batchFate.ts'

const { alice, bob, carol } = testAddresses
const names: Readonly<Record<string, string>> = { [alice]: 'Alice', [bob]: 'Bob', [carol]: 'Carol' }
const fate = (parts: object) =>
  batchFate({ ...buildDetails(), ...parts }, (address) => names[address] ?? address)

const waiting = (
  required: number,
  signers: readonly (typeof alice | typeof bob | typeof carol)[],
) => {
  const { detailedExecutionInfo: info } = buildDetails()
  if (info?.type !== 'MULTISIG') throw new Error('It is signed by owners.')
  const [confirmation] = info.confirmations
  return {
    txStatus: 'AWAITING_CONFIRMATIONS',
    detailedExecutionInfo: {
      ...info,
      confirmationsRequired: required,
      signers: [alice, bob, carol].map(infoOf),
      confirmations: signers.map((owner) => ({ ...confirmation, signer: infoOf(owner) })),
    },
  }
}

test('while it waits, those who can approve are named', () => {
  expect(fate(waiting(2, [alice])).said).toEqual(['payrollEnd.waits', { names: 'Bob or Carol' }])
  expect(fate(waiting(3, [alice])).said).toEqual(['payrollEnd.waits', { names: 'Bob and Carol' }])
  expect(fate(waiting(2, [])).said).toEqual(['payrollEnd.waitsLong', { count: 2 }])
})

test('what was paid is over with its day, what failed or was replaced moved nothing', () => {
  const executedAt = Date.now() - 86_400_000 * 3
  expect(fate({ txStatus: 'SUCCESS', executedAt })).toMatchObject({ state: 'paid' })
  expect(fate({ txStatus: 'FAILED' })).toEqual({ state: 'over', said: ['payrollEnd.failed'] })
  expect(fate({ txStatus: 'CANCELLED' })).toEqual({ state: 'over', said: ['payrollEnd.replaced'] })
  expect(fate({ txStatus: 'AWAITING_EXECUTION' })).toMatchObject({ state: 'waits' })
})

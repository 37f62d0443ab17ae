import { parseEther } from 'viem'

import { createBlockBuilder } from '../engine/blockBuilder.ts'
import { accountDefinitions, accountOf, createAccounts } from './createAccounts.ts'
import { callsOf, daysOf, executionsOf, incomeOf, proposalsOf } from './history.ts'
import { payees } from './payees.ts'
import type { SeedContext, SeededAccounts, SeedResult } from './Seed.ts'

/** What each of the eight earns in half a month, in dollars. */
export const wages: readonly number[] = [2_400, 2_150, 3_100, 1_800, 2_650, 1_950, 2_875.5, 2_200]

/** The days of the payrolls; there is a single payment on every third day between them. */
export const payDays: readonly number[] = [2, 17, 32, 47]
const singleDays: readonly number[] = Array.from({ length: 19 }, (_, index) => 4 + 3 * index)

/** The account of the payroll. */
export const payrollAccounts = (context: Pick<SeedContext, 'signers'>): SeededAccounts => ({
  treasury: accountOf(context, accountDefinitions.treasury),
})

/**
 * Sixty days of a Treasury that pays eight people: four payrolls, each one batch, and nineteen single payments in dollars and ether.
 * The next payroll waits for a second signature.
 */
export async function seedPayroll(context: SeedContext): Promise<SeedResult> {
  const blocks = createBlockBuilder(context.client)
  await createAccounts(context, blocks, [accountDefinitions.treasury])
  const accounts = payrollAccounts(context)
  const { address } = accounts.treasury
  const { alice, bob, carol } = context.signers
  const { transferDollars, batch } = callsOf(context)
  const { deposit, mintDollars } = incomeOf(context, blocks, address)
  const execute = executionsOf(context, blocks, address)
  const onDay = daysOf(context, blocks)
  const payroll = () =>
    batch(payees.map((payee, index) => transferDollars(payee.address, wages[index] ?? 0)))
  const pairs = [
    [alice, bob],
    [bob, carol],
    [carol, alice],
  ] as const
  const pairOf = (count: number) => pairs[count % pairs.length] ?? pairs[0]

  await deposit('12')
  await mintDollars(150_000)
  await onDay(0.5)
  for (const day of [...payDays, ...singleDays].sort((one, other) => one - other)) {
    if (payDays.includes(day)) await execute('A payroll', payroll(), pairOf(day))
    if (singleDays.includes(day)) {
      const to = payees[day % payees.length]?.address ?? address
      // What was laid out: now and then in ether.
      const isEther = day % 4 === 1
      await execute(
        'A single payment',
        isEther ? { to, value: parseEther('0.05') } : transferDollars(to, 20 + 7.25 * day),
        pairOf(day),
      )
    }
    await onDay(day)
  }
  const next = { ...payroll(), nonce: BigInt(payDays.length + singleDays.length) }
  return {
    accounts,
    proposals: [await proposalsOf(context, address)('The next payroll', [alice], next)],
  }
}

import { type Address, getAddress, keccak256, stringToHex } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { PayrollToken } from '@ghost-pay/payments/payroll'
import type { PayrollContext } from '@ghost-pay/payments/payroll-check'

import { accountAddress } from './buildAccount.ts'

/** A dollar that the account of stories holds. */
export const storyDollar: PayrollToken = {
  address: testAddresses.carol,
  symbol: 'dUSD',
  decimals: 6,
  balance: 6_412_300_000_000n,
}

/** The currency that the account of stories holds. */
export const storyEther: PayrollToken = {
  address: undefined,
  symbol: 'ETH',
  decimals: 18,
  balance: 40n * 10n ** 18n,
}

/** The address of somebody who is paid in tests and stories. */
export const payeeAddress = (number: number): Address =>
  getAddress(`0x${keccak256(stringToHex(`payee ${number}`)).slice(-40)}`)

const names = ['Marek Dvořák', 'Ines Okafor', 'Tomás Rivera', 'Yuki Tanaka', 'Leila Haddad']

/** Lines as a spreadsheet gives them. */
export const payrollText = (count: number, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `${names[(index + from) % names.length] ?? ''}\t${payeeAddress(index + from)}\t${2000 + ((index * 37) % 900)}.50\tdUSD\tOctober`,
  ).join('\n')

/** What is known around the account of stories. */
export function buildPayrollContext(parts: Partial<PayrollContext> = {}): PayrollContext {
  return {
    account: accountAddress,
    prefixes: ['eth'],
    chains: {
      own: { id: 1, names: ['Ethereum', 'eth'] },
      others: [{ id: 42_161, names: ['Arbitrum One', 'arb1'] }],
    },
    tokens: [storyEther, storyDollar],
    known: Array.from({ length: 600 }, (_, index) => ({
      address: payeeAddress(index),
      wasPaid: true,
    })),
    arePayeesKnown: true,
    arePayeesWhole: true,
    ...parts,
  }
}

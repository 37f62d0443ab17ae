import { type Address, getAddress, keccak256, stringToHex } from 'viem'

import type { PayrollToken } from '../payroll/payrollLine.ts'
import type { PayrollContext } from '../payroll-check/checkDraft.ts'

/** The address of somebody who is paid. */
export const payeeAddress = (number: number): Address =>
  getAddress(`0x${keccak256(stringToHex(`payee ${number}`)).slice(-40)}`)

/** A dollar that the account holds. */
export const dollar: PayrollToken = {
  address: payeeAddress(-1),
  symbol: 'dUSD',
  decimals: 6,
  balance: 6_412_300_000_000n,
}

const ether: PayrollToken = {
  address: undefined,
  symbol: 'ETH',
  decimals: 18,
  balance: 40n * 10n ** 18n,
}

const names = ['Marek Dvořák', 'Ines Okafor', 'Tomás Rivera', 'Yuki Tanaka', 'Leila Haddad']

/** Lines as a spreadsheet gives them, each with another payee. */
export const payrollText = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `${names[index] ?? ''}\t${payeeAddress(index)}\t${2000 + index}.50\tdUSD\tOctober`,
  ).join('\n')

/** What is known around an account that has paid hundreds of people. */
export function buildPayrollContext(parts: Partial<PayrollContext> = {}): PayrollContext {
  return {
    account: payeeAddress(-2),
    prefixes: ['eth'],
    chains: {
      own: { id: 1, names: ['Ethereum', 'eth'] },
      others: [{ id: 42_161, names: ['Arbitrum One', 'arb1'] }],
    },
    tokens: [ether, dollar],
    known: Array.from({ length: 600 }, (_, index) => ({
      address: payeeAddress(index),
      wasPaid: true,
    })),
    arePayeesKnown: true,
    arePayeesWhole: true,
    ...parts,
  }
}

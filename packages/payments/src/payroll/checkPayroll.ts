import type { Address } from 'viem'

import type { DecimalSign } from './amountText.ts'
import { type AddressContext, checkAddress } from './checkAddress.ts'
import { checkAmount } from './checkAmount.ts'
import { type KnownAddress, knownPeople } from './knownPeople.ts'
import type { PayrollLine, PayrollProblem, PayrollToken } from './payrollLine.ts'
import type { PayrollRow } from './readPayroll.ts'

export type CheckPayrollParameters = {
  rows: readonly PayrollRow[]
  /** From `readPayroll`, or what the person answered. */
  decimalSign: DecimalSign | undefined
  /** The account that pays. */
  account: Address
  /** EIP-3770 names of the account's chain, for example `eth`. */
  prefixes: readonly string[]
  /** What the account can pay with. */
  tokens: readonly PayrollToken[]
  /** What a line is paid with that names no token. */
  token: PayrollToken
  /** Every address that has a name in the address book or that the account has paid. */
  known: readonly KnownAddress[]
  /**
   * False when `known` lists only some of the addresses that the account has paid. Then no line is reported as a first payment.
   * Default: true.
   */
  isPaidWhole?: boolean | undefined
}

/**
 * Checks every line of a payroll: by itself, against what the account knows, and against the lines before it.
 * See behaviour/payroll#checks.
 */
export function checkPayroll({
  rows,
  known,
  isPaidWhole = true,
  ...parameters
}: CheckPayrollParameters): PayrollLine[] {
  const context: AddressContext = {
    account: parameters.account,
    prefixes: parameters.prefixes.map((prefix) => prefix.toLowerCase()),
    tokens: parameters.tokens,
    known: knownPeople(known),
  }
  const earlier: Earlier = { payments: new Map(), ends: new Map() }
  return rows.map(({ line, memo, ...typed }) => {
    const { address, problem } = checkAddress(typed.address, context)
    const token = findToken(typed.token, parameters)
    const { amount, problem: amountProblem } = token
      ? checkAmount(typed.amount, { token, decimalSign: parameters.decimalSign })
      : { amount: undefined, problem: undefined }
    const problems: (PayrollProblem | undefined)[] = [
      problem,
      token
        ? undefined
        : { level: 'stop', field: 'token', code: 'tokenUnknown', token: typed.token },
      amountProblem,
    ]
    if (address && !problem) {
      const isNamed = context.known.find(address)?.name !== undefined
      problems.push(isNamed ? undefined : lookAlikeLine(address, line, earlier))
      problems.push(
        token && amount ? duplicate({ address, token, amount, line }, earlier) : undefined,
      )
      problems.push(
        context.known.find(address)?.wasPaid === true
          ? undefined
          : { level: 'look', field: 'address', code: isPaidWhole ? 'firstTime' : 'unseen' },
      )
    }
    return {
      line,
      typed: { ...typed, memo },
      address,
      token,
      amount,
      memo,
      problems: problems.filter((one) => one !== undefined),
    }
  })
}

/** What the lines so far have: the line of each payment, and the address of each pair of ends. */
type Earlier = {
  payments: Map<string, number>
  ends: Map<string, { address: Address; line: number }>
}

function duplicate(
  {
    address,
    token,
    amount,
    line,
  }: { address: Address; token: PayrollToken; amount: bigint; line: number },
  { payments }: Earlier,
): PayrollProblem | undefined {
  const key = `${address} ${token.address ?? ''} ${amount}`
  const first = payments.get(key)
  if (first !== undefined)
    return { level: 'look', field: 'address', code: 'duplicate', line: first }
  payments.set(key, line)
  return undefined
}

/**
 * Among the lines themselves both ends must agree: in hundreds of lines, four characters at one end alone agree by chance now and then.
 */
function lookAlikeLine(
  address: Address,
  line: number,
  { ends }: Earlier,
): PayrollProblem | undefined {
  const lower = address.toLowerCase()
  const key = lower.slice(0, 6) + lower.slice(-4)
  const other = ends.get(key)
  if (!other) ends.set(key, { address, line })
  return other && other.address !== address
    ? {
        level: 'stop',
        field: 'address',
        code: 'lookAlikeLine',
        line: other.line,
        alike: other.address,
      }
    : undefined
}

/** By symbol or by address; a symbol that two tokens have names none. */
function findToken(
  typed: string,
  { tokens, token }: { tokens: readonly PayrollToken[]; token: PayrollToken },
): PayrollToken | undefined {
  if (typed === '') return token
  const lower = typed.toLowerCase()
  const named = tokens.filter(
    ({ address, symbol }) => address?.toLowerCase() === lower || symbol.toLowerCase() === lower,
  )
  return named.length === 1 ? named[0] : undefined
}

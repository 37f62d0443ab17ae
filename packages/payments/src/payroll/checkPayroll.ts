import type { Address } from 'viem'

import { isSameName, type Named, namesakeOf } from '../people/namesakeOf.ts'
import type { DecimalSign } from './amountText.ts'
import { addressIn } from './cellLooks.ts'
import { type AddressContext, checkAddress } from './checkAddress.ts'
import { checkAmount } from './checkAmount.ts'
import { isAskedOfAll } from './isAskedOfAll.ts'
import { type KnownAddress, knownPeople } from './knownPeople.ts'
import type { PayrollLine, PayrollProblem, PayrollToken } from './payrollLine.ts'
import type { PayrollQuestion } from './payrollQuestion.ts'
import type { PayrollRow } from './payrollRow.ts'

/** The lines of a payroll, and what has to be known around the account to check them. */
export type CheckPayrollParameters = {
  rows: readonly PayrollRow[]
  /** From `readPayroll`: what is asked about the whole text is not told of each line, and no such line can be paid. Default: none. */
  questions?: readonly PayrollQuestion[] | undefined
  /** From `readPayroll`, or what the person answered. */
  decimalSign: DecimalSign | undefined
  /** The account that pays. */
  account: Address
  /** EIP-3770 names of the account's chain, for example `eth`. */
  prefixes: readonly string[]
  /** What the account can pay with. */
  tokens: readonly PayrollToken[]
  /** What a line is paid with that names no token; `undefined` while that is asked, which stops such a line. */
  token: PayrollToken | undefined
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
 *
 * @returns the lines in their order, each with what stops it or wants a look; amounts in the token's smallest unit
 */
export function checkPayroll({
  rows,
  known,
  isPaidWhole = true,
  questions = [],
  ...parameters
}: CheckPayrollParameters): PayrollLine[] {
  const context: AddressContext = {
    account: parameters.account,
    prefixes: parameters.prefixes.map((prefix) => prefix.toLowerCase()),
    tokens: parameters.tokens,
    known: knownPeople(known),
  }
  const names: Named = new Map(
    known.flatMap(({ address, name }) => (name === undefined ? [] : [[address, name] as const])),
  )
  const earlier: Earlier = { payments: new Map(), ends: new Map() }
  const lines = rows.map(({ line, memo, fault, chain, aside, unit, ...typed }): PayrollLine => {
    const { address, problem } = checkAddress(typed.address, context)
    const token = findToken(typed.token, parameters)
    const { amount, problem: amountProblem } = token
      ? checkAmount(typed.amount, { token, decimalSign: parameters.decimalSign, unit })
      : { amount: undefined, problem: undefined }
    const problems: (PayrollProblem | undefined)[] = [
      fault && { level: 'stop', field: 'line', code: fault },
      chain === undefined ? undefined : chainProblem(chain, questions),
      aside === undefined
        ? undefined
        : { level: 'stop', field: 'line', code: 'setAside', written: aside },
      problem,
      token ? undefined : tokenProblem(typed.token),
      amountProblem,
    ]
    if (address && !problem) {
      const isOther = [typed.name, memo].some((text) => {
        const other = addressIn(text)
        return other !== undefined && other !== address.toLowerCase()
      })
      problems.push(
        isOther ? { level: 'look', field: 'address', code: 'addressInText' } : undefined,
      )
      const own = context.known.find(address)?.name
      const other =
        own !== undefined && isSameName(own, typed.name)
          ? undefined
          : namesakeOf(names, address, typed.name)
      problems.push(other && { level: 'look', field: 'address', code: 'nameOfOther', other })
      problems.push(own !== undefined ? undefined : lookAlikeLine(address, line, earlier))
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
      problems: problems
        .filter((one) => one !== undefined)
        .filter((one) => !isAskedOfAll(one, questions)),
    }
  })
  return withNames(lines)
}

function chainProblem(chain: string, questions: readonly PayrollQuestion[]): PayrollProblem {
  const isAsked = questions.some(
    (one) => one.ask === 'chain' && one.written.toLowerCase() === chain.toLowerCase(),
  )
  return isAsked
    ? { level: 'stop', field: 'line', code: 'chainUnclear' }
    : { level: 'stop', field: 'line', code: 'otherChain', chain }
}

const tokenProblem = (token: string): PayrollProblem =>
  token === ''
    ? { level: 'stop', field: 'token', code: 'tokenMissing' }
    : { level: 'stop', field: 'token', code: 'tokenUnknown', token }

/** Two lines to one address under two names: both are marked, the later one by the first that differs. */
function withNames(lines: readonly PayrollLine[]): PayrollLine[] {
  const nameOf = ({ typed }: PayrollLine) => typed.name.trim().replace(/\s+/g, ' ').toLowerCase()
  const named = new Map<string, PayrollLine[]>()
  for (const line of lines) {
    if (line.address === undefined || nameOf(line) === '') continue
    const others = named.get(line.address) ?? []
    // One line for each name is enough to find another one.
    if (others.every((other) => nameOf(other) !== nameOf(line))) {
      named.set(line.address, [...others, line])
    }
  }
  return lines.map((line) => {
    const others = line.address === undefined ? [] : (named.get(line.address) ?? [])
    const other =
      nameOf(line) === '' ? undefined : others.find((one) => nameOf(one) !== nameOf(line))
    if (other === undefined) return line
    const problem: PayrollProblem = {
      level: 'look',
      field: 'address',
      code: 'twoNames',
      line: other.line,
      name: other.typed.name.trim(),
    }
    // Before what only wants a look, behind what stops.
    const at = line.problems.filter(({ level }) => level === 'stop').length
    return { ...line, problems: line.problems.toSpliced(at, 0, problem) }
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

/**
 * By symbol, by address, or by the word for the chain's own currency; a symbol that two tokens have names none, and neither do two names of
 * which each is another token.
 */
function findToken(
  typed: string,
  { tokens, token }: { tokens: readonly PayrollToken[]; token: PayrollToken | undefined },
): PayrollToken | undefined {
  if (typed === '') return token
  const named = typed.split(' / ').map((one) => findNamed(one, tokens))
  const [first] = named
  return named.every((one) => one === first) ? first : undefined
}

function findNamed(typed: string, tokens: readonly PayrollToken[]): PayrollToken | undefined {
  const lower = typed.toLowerCase()
  const named = tokens.filter(
    ({ address, symbol }) => address?.toLowerCase() === lower || symbol.toLowerCase() === lower,
  )
  if (named.length === 0 && lower === 'native') {
    return tokens.find(({ address }) => address === undefined)
  }
  return named.length === 1 ? named[0] : undefined
}

import { isAddressLike, isCurrencyLike } from './cellLooks.ts'
import { isSymbol } from './columnLooks.ts'
import type { PayrollQuestion } from './payrollQuestion.ts'
import type { PayrollRow } from './payrollRow.ts'

/** A line with what stands beside its amount, and with the kind of its token. */
export type WrittenRow = PayrollRow & { beside: string; kind: string }

type TokenQuestion = PayrollQuestion & { ask: 'token' }

/** What a table says about its tokens, and what was answered about them. */
export type DecideTokensParameters = {
  /** Tokens and currencies in the heading of the amounts. */
  heading: readonly string[]
  /** Tokens and currencies in the titles above the heading, which hold for lines that name none; empty for none. */
  title?: string | undefined
  symbols: ReadonlySet<string>
  /** A line without a token can be paid in more than one, or stands beside a column of tokens. */
  hasChoice: boolean
  /** It is still asked which column has the tokens, or the amounts, whose heading may name one. */
  isColumnOpen: boolean
  /** Answers, by what was written in lower case; the empty text for lines without a token. */
  paidIn: Readonly<Record<string, string>>
}

/**
 * Says what each line is paid in: by its own cell, by what stands beside the amount, by the heading of the amounts. What contradicts
 * each other stays as both, which is no token. What none of the account's tokens is called is asked, and so are lines that name no token
 * where the account has several, or beside a column of tokens or lines that do. See behaviour/payroll#tokens.
 */
export function decideTokens(
  written: readonly WrittenRow[],
  { heading, title = '', symbols, hasChoice, isColumnOpen, paidIn }: DecideTokensParameters,
): { rows: PayrollRow[]; questions: TokenQuestion[] } {
  const asked = new Map<string, TokenQuestion>()
  const headed = heading.join('/')
  const rows = written.map(({ beside, kind, ...row }): PayrollRow => {
    const own = ownToken(row.token, kind)
    const named = [own, beside, headed].filter((one) => one !== '')
    const said = named.length === 0 && title !== '' ? [title] : named
    const isKnown = (one: string) =>
      isSymbol(one, symbols) || isAddressLike(one) || (one === own && !isCurrencyLike(own))
    const known = distinct(said.filter(isKnown))
    const foreign = distinct(said.filter((one) => !isKnown(one)))
    const open = foreign.filter((one) => paidIn[one.toLowerCase()] === undefined)
    for (const one of open) {
      const key = one.toLowerCase()
      const before = asked.get(key)
      asked.set(key, {
        ask: 'token',
        written: one,
        place: one === own ? 'cell' : one === beside ? 'amount' : 'heading',
        lines: (before?.lines ?? 0) + 1,
        isNamed: (before?.isNamed ?? true) && known.length > 0,
      })
    }
    if (open.length > 0) return { ...row, token: distinct([...known, ...open]).join(' / ') }
    if (known.length > 0) return { ...row, token: known.join(' / ') }
    const answers = foreign.map((one) => paidIn[one.toLowerCase()] || native)
    return { ...row, token: distinct(answers).join(' / ') }
  })
  // What is set aside is not paid, whatever it would be paid in.
  const due = rows.filter(({ aside }) => aside === undefined)
  const blank = due.filter(({ token }) => token === '').length
  const isUnclear = !isColumnOpen && (hasChoice || blank < due.length)
  if (blank > 0 && isUnclear && paidIn[''] === undefined) {
    asked.set('', { ask: 'token', written: '', place: 'cell', lines: blank, isNamed: false })
  }
  return { rows, questions: [...asked.values()] }
}

/** The word for the chain's own currency. */
const native = 'native'

/** Addresses that stand for the chain's own currency in files of tokens. */
const nativeAddress = /^0x(?:0{40}|e{40})$/i

const distinct = (texts: readonly string[]): string[] =>
  [...new Map(texts.toReversed().map((one) => [one.toLowerCase(), one])).values()].toReversed()

/** What the cells of the token and of its kind say together. */
function ownToken(token: string, kind: string): string {
  const named = nativeAddress.test(token) ? native : token
  if (kind === '' || /^erc-?20$/.test(kind)) return named === '' ? kind : named
  if (kind === native && named !== '' && named !== native) return `${named} / ${kind}`
  return kind
}

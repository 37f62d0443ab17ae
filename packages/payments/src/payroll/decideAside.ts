import { saysDone, saysDoneInSentence, saysDoneOver, saysTotal } from './asideWords.ts'
import { isHashLike } from './cellLooks.ts'
import type { Columns } from './columns.ts'
import { meaningsOf, wordsOf } from './headingWords.ts'
import { isOneOf } from './isOneOf.ts'
import type { Row } from './parseTable.ts'
import type { PayrollQuestion } from './payrollQuestion.ts'
import type { PayrollRow } from './payrollRow.ts'

type AsideQuestion = PayrollQuestion & { ask: 'aside' }

/** A table, and what was answered about lines that say they are not to be paid. */
export type DecideAsideParameters = {
  /** The lines as they stand in the table. */
  lines: readonly Row[]
  header: Row | undefined
  columns: Columns
  /** Answers, by what was written in lower case: whether such lines are paid all the same. */
  isMeant: Readonly<Record<string, boolean>>
}

/**
 * Finds the lines that say of themselves that they are not to be paid: a status such as `paid` or `cancelled`, a yes under `Paid?`, a no
 * under `Approved`, the transaction that paid it, a comment sign in front, a total. Whether they are paid is asked, by what they say. See
 * behaviour/payroll#aside.
 */
export function decideAside<T extends PayrollRow>(
  rows: readonly T[],
  { lines, header, columns, isMeant }: DecideAsideParameters,
): { rows: T[]; questions: AsideQuestion[] } {
  const { address, amount, token, tokenKind, chain } = columns
  const other = new Set([address, amount, token, tokenKind, chain])
  const titles = header?.cells ?? []
  const sides = titles.map((title, column) => isTwoSided(title, column, lines))
  const sent = sentColumns(titles, lines)
  const given = titles.map((title, column) => isGiven(title, column, lines))
  const asked = new Map<string, { written: string; lines: number[] }>()
  const decided = rows.map((row, at): T => {
    const cells = lines[at]?.cells ?? []
    // A line without an address is stopped by that, but for a total: nobody needs to say whether that is paid.
    if (row.address === '') return { ...row, aside: cells.find(saysTotal) }
    const written =
      commentSign(cells) ??
      cells
        .map((cell, column) => {
          const title = titles[column] ?? ''
          if (sides[column] === true && cell !== '') return `${title}: ${cell}`
          if (given[column] === true && cell === '') return `${title}: –`
          if (sent.has(column) && isSent(cell)) return title === '' ? sentSign : title
          return other.has(column) ? undefined : saidIn(cell, title)
        })
        .find((one) => one !== undefined)
    if (written === undefined || isMeant[written.toLowerCase()] === true) return row
    const key = written.toLowerCase()
    if (isMeant[key] === undefined) {
      const before = asked.get(key) ?? { written, lines: [] }
      asked.set(key, { ...before, lines: [...before.lines, row.line] })
    }
    return { ...row, aside: written }
  })
  return {
    rows: decided,
    questions: [...asked.values()].map((one) => ({ ask: 'aside', ...one }) as const),
  }
}

/** Headings over a no that says the same. */
const openTitles =
  'approved approve approval pay payable include included active release released eligible confirmed freigegeben genehmigt zahlen aktiv ' +
  'approuve payer actif aprobado pagar activo approvato pagare attivo aprovado ativo goedgekeurd betalen actief zatwierdzone aktywny'

const yes =
  /^(?:yes|y|x|true|ja|j|wahr|si|sí|sì|oui|o|vrai|sim|tak|да|evet|ano|نعم|כן|是|はい|済|예|네|[✓✔☑✅✗✘]\ufe0f?)$/i
const no =
  /^(?:no|n|false|nein|falsch|non|faux|nao|não|nee|nie|нет|hayır|nej|لا|לא|否|いいえ|아니요|[✗✘❌☐]\ufe0f?|\?|tbd|tbc|pending|waiting|open|offen|ausstehend|en attente|pendiente|in attesa|pendente)$/i
const day = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})\b/

/** Money that came in. */
const incoming =
  /^(?:in|incoming|inbound|received|receive|deposit|eingang|entrada|entrata|entree)$/i
const directions = 'direction dir type richtung typ sens direccion tipo'

/** Debit and credit, where both stand in the column: only one of them pays. */
function isTwoSided(title: string, column: number, lines: readonly Row[]): boolean {
  if (
    !/debit.*credit|credit.*debit|soll.*haben|^\s*(?:d\s*\/\s*c|s\s*\/\s*h|dr\s*\/\s*cr)\b/i.test(
      title,
    )
  )
    return false
  const values = new Set(lines.map(({ cells }) => (cells[column] ?? '').toLowerCase()))
  values.delete('')
  return values.size > 1 && [...values].every((value) => /^\p{L}{1,12}\.?$/u.test(value))
}

/** The hash of a transaction, or a page about one. */
const isSent = (cell: string): boolean =>
  isHashLike(cell) || (cell.length <= 300 && /\/tx\/0x[0-9a-f]{64}\b/i.test(cell))

/** Stands for hashes in a column without a heading. */
const sentSign = '0x…'

/** Columns in which some lines have a transaction that paid them, and others have none yet. A hash of words is none. */
function sentColumns(titles: readonly string[], lines: readonly Row[]): ReadonlySet<number> {
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const columns = Array.from({ length: width }, (_, column) => column)
  return new Set(
    columns.filter((column) => {
      const count = lines.filter(({ cells }) => isSent(cells[column] ?? '')).length
      const title = titles[column] ?? ''
      const isOfWords = meaningsOf(title).has('memo') || /fingerprint/i.test(title)
      return count > 0 && count < lines.length && !isOfWords
    }),
  )
}

const isOpenTitle = (words: readonly string[]): boolean =>
  words.some((word) => isOneOf(word, openTitles, ' ')) && !saysDoneOver(words)

/** Whether some lines have a yes under a heading such as `Approved`: one without any has none yet. */
const isGiven = (title: string, column: number, lines: readonly Row[]): boolean =>
  isOpenTitle(wordsOf(title)) && lines.some(({ cells }) => yes.test(cells[column] ?? ''))

/** More characters are no status. */
const longest = 60

/** What a cell says; `undefined` where it says nothing against its line. */
function saidIn(cell: string, title: string): string | undefined {
  const toldAs = (text: string) => (title === '' ? text : `${title}: ${text}`)
  if (cell.length > longest) {
    return saysDoneInSentence(cell) ? toldAs(`${cell.slice(0, longest).trim()} …`) : undefined
  }
  const words = wordsOf(title)
  const isDone = saysDoneOver(words)
  if (isDone && day.test(cell)) return title
  const isAside =
    saysDone(cell, words) ||
    (yes.test(cell) && isDone) ||
    (no.test(cell) && isOpenTitle(words)) ||
    (incoming.test(cell) && words.some((word) => isOneOf(word, directions, ' '))) ||
    (/^[-−–]$/.test(cell) && /sign|vorzeichen|^\s*[+±]/i.test(title))
  return isAside ? toldAs(cell) : undefined
}

/** The sign of a comment before the first cell; `#12` is a number. */
const commentSign = (cells: readonly string[]): string | undefined =>
  /^(?:#(?!\s*\d|$)|\/\/|--(?=\s*\S))/.exec(cells.find((cell) => cell !== '') ?? '')?.[0]

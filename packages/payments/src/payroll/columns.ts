import type { ColumnLook } from './columnLooks.ts'
import type { Meaning } from './headingWords.ts'

/**
 * What a column of a payroll can be. `tokenKind`: whether a line is paid in the chain's own currency or in a token; `chain`: the network
 * that it is for.
 */
export const payrollFields = [
  'name',
  'address',
  'amount',
  'token',
  'tokenKind',
  'chain',
  'memo',
] as const

/** What a column can have. */
export type PayrollField = (typeof payrollFields)[number]

/** Which column has what, from 0. */
export type Columns = Partial<Record<PayrollField, number>>

/** A field for which more than one column is left, or one that nothing proves. */
export type OpenField = {
  field: 'address' | 'amount' | 'token' | 'chain' | 'name'
  candidates: readonly number[]
}

/** What was answered about columns. */
export type ColumnAnswers = {
  columns?: Columns | undefined
  /** Columns that have nothing of it. */
  unused?: readonly number[] | undefined
}

/** The columns that were found, and what was not clear about them. */
export type FoundColumns = {
  columns: Columns
  open: readonly OpenField[]
  /** A column that only numbers the lines, and was not taken for the amounts. */
  count: number | undefined
}

const has = (look: ColumnLook, ...meanings: readonly Meaning[]): boolean =>
  meanings.some((meaning) => look.named.has(meaning))

const isAmountWord = (look: ColumnLook) => has(look, 'amount', 'figure', 'unpaid')

/** Its words say that it has something else than who is paid. */
const isUnfit = (look: ColumnLook) => has(look, 'sender', 'old', 'contract', 'hash', 'token')

const isPayeeWord = (look: ColumnLook) => has(look, 'address', 'payee') && !isUnfit(look)

/**
 * Finds out which column has what: by the words over it and by what stands in it. Where two columns could be what decides about
 * money, none is taken. See behaviour/payroll#columns.
 */
export function findColumns(looks: readonly ColumnLook[], answers: ColumnAnswers): FoundColumns {
  const columns: Mutable = { ...answers.columns }
  const unused = new Set(answers.unused)
  const open: OpenField[] = []
  const free = () => {
    const taken = new Set(Object.values(columns))
    return looks.filter(({ column }) => !taken.has(column) && !unused.has(column))
  }
  const settle = (field: OpenField['field'], find: (free: readonly ColumnLook[]) => Found) => {
    if (columns[field] !== undefined) return
    const { column, candidates } = find(free())
    if (column !== undefined) columns[field] = column
    else if (candidates.length > 0) open.push({ field, candidates })
  }
  settle('address', findPayee)
  settle('chain', findChain)
  columns.tokenKind ??= findTokenKind(free())
  const amounts = free()
  const count = amounts.find((look) => isLineCount(look, amounts))?.column
  settle('amount', (rest) => findAmount(rest.filter(({ column }) => column !== count)))
  const doubtful = new Set(open.flatMap(({ candidates }) => candidates))
  settle('token', (rest) => findToken(rest.filter(({ column }) => !doubtful.has(column))))
  const texts = () => {
    for (const { candidates } of open) for (const column of candidates) doubtful.add(column)
    return free().filter(
      (look) => !doubtful.has(look.column) && look.addresses === 0 && look.hashes === 0,
    )
  }
  settle('name', () => findName(texts(), columns.address))
  columns.memo ??= findMemo(texts())
  return { columns: withoutNone(columns), open, count }
}

type Mutable = Partial<Record<PayrollField, number | undefined>>

type Found = { column: number | undefined; candidates: readonly number[] }

const taken = ({ column }: ColumnLook): Found => ({ column, candidates: [] })

const asked = (looks: readonly ColumnLook[]): Found => ({
  column: undefined,
  candidates: looks.map(({ column }) => column),
})

/** Of several columns with addresses one is taken only where the words say so of it and deny it of every other. */
function findPayee(free: readonly ColumnLook[]): Found {
  const placed = free.filter(({ addresses }) => addresses > 0)
  const fit = placed.filter((look) => !isUnfit(look))
  const [only] = fit
  if (placed.length === 1) {
    if (only === undefined) return asked(placed)
    const isCalled = isPayeeWord(only)
    const called = free.filter(
      (look) => look !== only && isPlaceWord(look) && (look.foreign > 0 || !isCalled),
    )
    return called.length === 0
      ? taken(only)
      : asked(free.filter((look) => look === only || called.includes(look)))
  }
  if (placed.length > 1) {
    const named = fit.filter(isPayeeWord)
    const [payee] = named
    const isClear = named.length === 1 && fit.every((look) => look === payee || isOtherText(look))
    return payee !== undefined && isClear ? taken(payee) : asked(fit.length > 0 ? fit : placed)
  }
  // Nothing looks like an address: the lines will be stopped, each with its own fault.
  const words = free.filter((look) => isPayeeWord(look) && look.amounts === 0)
  const [place, ...places] = words.filter((look) => has(look, 'address'))
  if (place !== undefined && places.length === 0) return taken(place)
  const [word] = words
  return word !== undefined && words.length === 1 ? taken(word) : asked(words)
}

/** Its words say that it has addresses, though none of them can be read: names with a dot, another network's, or none yet. */
const isPlaceWord = (look: ColumnLook) =>
  has(look, 'address') &&
  !isUnfit(look) &&
  !has(look, 'name', 'memo', 'number', 'chain') &&
  look.amounts === 0 &&
  !/e-?mail/i.test(look.title)

/** A name or a memo in which an address stands now and then. */
const isOtherText = (look: ColumnLook) =>
  has(look, 'name', 'memo') && !isPayeeWord(look) && look.addresses * 2 <= look.filled

/** Only by its words: the name of a network is often that of its currency. */
function findChain(free: readonly ColumnLook[]): Found {
  const candidates = free.filter(
    (look) =>
      has(look, 'chain') &&
      !isAmountWord(look) &&
      !has(look, 'address', 'payee', 'account', 'token', 'contract', 'hash', 'memo') &&
      look.filled > 0 &&
      look.addresses === 0 &&
      look.hashes === 0,
  )
  const [only] = candidates
  return only !== undefined && candidates.length === 1 ? taken(only) : asked(candidates)
}

function findTokenKind(free: readonly ColumnLook[]): number | undefined {
  const kinds = free.filter(
    (look) => look.kinds > 0 && look.kinds === look.filled && has(look, 'kind'),
  )
  return kinds.length === 1 ? kinds[0]?.column : undefined
}

/** Its words name another field, so that figures in it are no amounts. */
const isOtherFigure = (look: ColumnLook) =>
  !isAmountWord(look) && has(look, 'memo', 'name', 'number', 'chain', 'address', 'payee', 'account')

const looksLikeAmounts = (look: ColumnLook) =>
  look.addresses === 0 && look.amounts > 0 && look.amounts * 4 >= look.filled

/** Its words say that its figures are not what is paid, as `Hours`, `Already paid` or `Payment date` do: it is asked about, even alone. */
const isDoubtfulFigure = (look: ColumnLook) => has(look, 'unpaid', 'old', 'number')

const isFigure = (look: ColumnLook) => !isOtherFigure(look) && looksLikeAmounts(look)

/** Nothing in it is an amount, but its words say that it should be. */
const isOnlyCalled = (look: ColumnLook) =>
  look.named.has('amount') &&
  look.addresses === 0 &&
  look.hashes === 0 &&
  !has(look, 'memo', 'name', 'number', 'chain', 'kind')

/** The first column that numbers the lines, where another one has amounts. */
const isLineCount = (look: ColumnLook, free: readonly ColumnLook[]): boolean =>
  look.column === 0 &&
  look.isCount &&
  !isAmountWord(look) &&
  free.some((other) => other !== look && isFigure(other))

function findAmount(free: readonly ColumnLook[]): Found {
  const figures = free.filter(isFigure)
  const isSure = figures.some((look) => look.named.has('amount'))
  const candidates = free.filter(
    (look) =>
      isFigure(look) ||
      // Beside a column of amounts that is called so, one with nothing but words is none.
      (isOnlyCalled(look) && !(isSure && look.texts === look.filled && look.filled > 0)),
  )
  const [only] = candidates
  return only !== undefined && candidates.length === 1 && !isDoubtfulFigure(only)
    ? taken(only)
    : asked(candidates)
}

function findToken(free: readonly ColumnLook[]): Found {
  const isOther = (look: ColumnLook) =>
    has(look, 'memo', 'name', 'payee', 'number', 'chain', 'kind')
  const hasFigures = (look: ColumnLook) => isAmountWord(look) || look.amounts * 2 > look.filled
  const isStrong = (look: ColumnLook) =>
    has(look, 'token')
      ? !hasFigures(look)
      : (look.addresses > 0 && look.named.has('contract')) ||
        (!isOther(look) && !hasFigures(look) && look.symbols * 2 > look.filled)
  const strong = free.filter(isStrong)
  const weak = free.filter(
    (look) =>
      !isStrong(look) &&
      !isOther(look) &&
      (look.symbols > 0 ||
        (strong.length === 0 && look.filled > 0 && look.currencies === look.filled)),
  )
  const [only] = strong
  return only !== undefined && strong.length === 1 && weak.length === 0
    ? taken(only)
    : asked([...strong, ...weak])
}

/** By its words, else by what stands in it: people are called differently in most lines. Where two columns could be it, it is asked. */
function findName(free: readonly ColumnLook[], address: number | undefined): Found {
  const named =
    free.find((look) => look.named.has('name') && look.texts > 0) ??
    free.find((look) => look.named.has('payee') && look.texts > 0) ??
    free.find((look) => look.named.has('name'))
  if (named !== undefined) return taken(named)
  const texts = free.filter(isUnnamedText)
  const people = texts.filter(looksLikeNames)
  const [only] = people
  if (only !== undefined) {
    if (people.length === 1) return taken(only)
    // Before the address stands a name, and what most lines share is none: where both say the same, nothing is asked.
    const [unlike, another] = people.filter(({ filled, alike }) => alike * 4 < filled * 3)
    const isFirst = another === undefined && (unlike?.column ?? Infinity) < (address ?? 0)
    return isFirst && unlike !== undefined ? taken(unlike) : asked(people)
  }
  const before = texts.find(({ column }) => column < (address ?? 0))
  const [first] = texts.every(({ title }) => title === '') ? texts : []
  return { column: (before ?? first)?.column, candidates: [] }
}

/** Of one line nothing can be said: its first text is its name. */
const looksLikeNames = ({ filled, names, distinct }: ColumnLook) =>
  filled > 1 && names * 4 >= filled * 3 && distinct * 4 >= filled * 3

const isUnnamedText = (look: ColumnLook) =>
  look.texts > 0 && !has(look, 'memo', 'number', 'chain', 'kind', 'token')

function findMemo(free: readonly ColumnLook[]): number | undefined {
  const named =
    free.find((look) => look.named.has('memo') && !look.named.has('number')) ??
    free.find((look) => look.named.has('memo'))
  return named?.column ?? free.filter((look) => look.texts > 0).at(-1)?.column
}

/** Without the fields that have no column. */
const withoutNone = (columns: Mutable): Columns =>
  Object.fromEntries(
    Object.entries(columns).filter(([, column]) => column !== undefined && column >= 0),
  )

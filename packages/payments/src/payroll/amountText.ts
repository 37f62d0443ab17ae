/** The sign before the fraction of an amount. */
export type DecimalSign = '.' | ','

/** What a column of amounts says about its decimal sign. */
export type DecimalDecision =
  | {
      status: 'decided'
      sign: DecimalSign
    } /** `unclear`: every amount can be read in two ways; `mixed`: the lines contradict each other. */
  | {
      status: 'ask'
      reason: 'unclear' | 'mixed'
      /** An amount that can be read in two ways, as it was written. */
      example: string
    }

/** Signs between groups of digits that are never a decimal sign. A line break is none of them: it parts two amounts. */
const gaps = /[ '’_\u2009\u202f\u00a0]/g

/** Characters of an amount. More would only take time. */
export const mostCharacters = 100

/**
 * An amount with noughts where its fraction has dashes, as people write them in German, Dutch and Danish: `1.500,-` is `1.500,00`. One
 * dash behind digits is another thing: `100-` is less than nothing.
 */
export const withoutDashes = (cell: string): string =>
  cell.length > mostCharacters ? cell : cell.replace(/(?<=\d[.,]) ?[-–—]{1,2}(?=\s|$)/, '00')

/** Groups of two before the last three, as India and its neighbours write them: `12,34,567`. */
const lakhs = /^[1-9]\d?(?:,\d{2})+,\d{3}$/

const isAmountText = (cell: string): boolean =>
  cell.length <= mostCharacters &&
  /\d/.test(cell) &&
  /^\+?[\d., '’_\u2009\u202f\u00a0]+$/.test(cell)

/**
 * Decides over the decimal sign of a whole column: `1,234` is a thousand in one file and little more than one in another, and the
 * lines around it say which. What no line can say is asked, never guessed. See behaviour/payroll#decimal-sign.
 */
export function decideDecimalSign(cells: readonly string[]): DecimalDecision {
  const evidence = new Map<DecimalSign, string>()
  let unclear: string | undefined
  for (const cell of cells) {
    const sign = signOf(cell)
    if (sign === 'unclear') unclear ??= cell
    else if (sign !== undefined) evidence.set(sign, cell)
  }
  const [first, second] = evidence.keys()
  if (first !== undefined && second !== undefined) {
    return { status: 'ask', reason: 'mixed', example: evidence.get(second) ?? '' }
  }
  if (first !== undefined) return { status: 'decided', sign: first }
  return unclear === undefined
    ? { status: 'decided', sign: '.' }
    : { status: 'ask', reason: 'unclear', example: unclear }
}

/** The decimal sign that an amount can only have; `undefined` for one without signs, or that is none by it. */
function signOf(cell: string): DecimalSign | 'unclear' | undefined {
  const sign = looksLike(cell)
  const read = sign === 'unclear' ? (['.', ','] as const) : sign === undefined ? [] : [sign]
  return read.every((one) => readAmount(cell, one) !== undefined) ? sign : undefined
}

function looksLike(cell: string): DecimalSign | 'unclear' | undefined {
  if (!isAmountText(cell)) return undefined
  const hasGaps = /\d[ '’_\u2009\u202f\u00a0]\d/.test(cell)
  const text = cell.replace(gaps, '')
  const points = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (points === 0 && commas === 0) return undefined
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const sign = points > 0 ? '.' : ','
  // Twice the same sign: it stands between groups.
  if (points + commas > 1) return sign === '.' ? ',' : '.'
  if (hasGaps) return sign
  const [whole = '', fraction = ''] = text.split(sign)
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'unclear' : sign
}

/**
 * Reads an amount whose decimal sign is known.
 *
 * @returns digits with a point and without groups, or `undefined` when it is not an amount
 */
export function readAmount(cell: string, sign: DecimalSign): string | undefined {
  if (!isAmountText(cell)) return undefined
  const text = cell.trim().replace(/^\+/, '')
  const [whole = '', fraction = '', ...rest] = text.split(sign)
  if (rest.length > 0 || !/^\d*$/.test(fraction)) return undefined
  const groups = whole.split(/[., '’_\u2009\u202f\u00a0]/)
  const separators = new Set(whole.replace(/\d/g, ''))
  if (separators.size > 1) return undefined
  const isGrouped =
    groups.length === 1 ||
    lakhs.test(whole) ||
    (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  if (!isGrouped) return undefined
  const integer = groups.join('').replace(/^0+(?=\d)/, '') || '0'
  const digits = fraction.replace(/0+$/, '')
  return digits === '' ? integer : `${integer}.${digits}`
}

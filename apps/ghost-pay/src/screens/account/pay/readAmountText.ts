import { type DecimalMark, decimalMark, homeMark } from '../../../format/locale.ts'
import type { Said } from '../../../text/Said.ts'
import type { amountCopy } from './amountCopy.ts'

/** What is the matter with an amount that was typed. */
export type AmountSaid = Said<typeof amountCopy>

/** Signs between groups of digits: spaces of all kinds, apostrophes. */
const gaps = /[\s'’_]/

/**
 * Reads an amount as people write it: `1.5`, `1,5`, `1 000`, `1,234.56`, `1.234,56`. What another language would read as another
 * amount is not guessed: the page's own mark stands before a fraction, and the other one before three digits may be either.
 *
 * @param mark what the page writes before a fraction
 * @param home what the reader's own browser writes there: another one where the page does not have its language
 * @returns the same with a point and without groups, or what is the matter
 */
export function readAmountText(
  text: string,
  mark: DecimalMark = decimalMark(),
  home: DecimalMark = homeMark(),
): { digits: string } | { problem: AmountSaid } {
  const typed = text.trim()
  if (typed === '') return { problem: ['amount.empty'] }
  const unreadable: { problem: AmountSaid } = {
    problem: ['amount.unreadable', { example: `0${mark}5` }],
  }
  if (!/^[\d.,\s'’_]+$/.test(typed) || !/\d/.test(typed)) return unreadable

  const decimal = decimalSign(typed)
  const [whole = '', fraction, ...rest] = decimal === undefined ? [typed] : typed.split(decimal)
  if (rest.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return unreadable
  const integer = ungroup(whole)
  if (integer === undefined) return unreadable

  const isTwoWays = decimal !== mark || home !== mark
  if (isTwoWays && fraction?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    const [without, withMark] = [
      `${integer}${fraction}`,
      `${integer}${mark}${fraction}${decimal === mark ? '0' : ''}`,
    ]
    return { problem: ['amount.twoWays', { typed, without, with: withMark }] }
  }
  return { digits: `${integer === '' ? '0' : integer}${fraction ? `.${fraction}` : ''}` }
}

/** The sign before the fraction: the last of the two, unless it stands more than once. */
function decimalSign(typed: string): DecimalMark | undefined {
  const [points, commas] = [typed.split('.').length - 1, typed.split(',').length - 1]
  if (points > 0 && commas > 0) return typed.lastIndexOf('.') > typed.lastIndexOf(',') ? '.' : ','
  if (points === 1) return '.'
  return commas === 1 ? ',' : undefined
}

/** Digits without the signs between their groups; undefined when the groups are not of three. */
function ungroup(whole: string): string | undefined {
  const signs = new Set([...whole].filter((sign) => !/\d/.test(sign)))
  if (signs.size === 0) return whole
  const [sign = ''] = signs
  if (signs.size > 1 || !(gaps.test(sign) || sign === ',' || sign === '.')) return undefined
  const [first = '', ...groups] = whole.split(sign)
  const isGrouped = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  return isGrouped ? [first, ...groups].join('') : undefined
}

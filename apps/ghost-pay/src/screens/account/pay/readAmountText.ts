/** Signs between groups of digits: spaces of all kinds, apostrophes. */
const gaps = /[\s'’_]/

/**
 * Reads an amount as people write it: `1.5`, `1,5`, `1 000`, `1,234.56`, `1.234,56`. What can be read in two ways is not guessed.
 *
 * @returns the same with a point and without groups, or a sentence that says what is the matter
 */
export function readAmountText(text: string): { digits: string } | { problem: string } {
  const typed = text.trim()
  if (typed === '') return { problem: 'Enter an amount.' }
  const unreadable = { problem: 'Write the amount in digits, for example 1500 or 0.5.' }
  if (!/^[\d.,\s'’_]+$/.test(typed) || !/\d/.test(typed)) return unreadable

  const decimal = decimalSign(typed)
  const [whole = '', fraction, ...rest] = decimal === undefined ? [typed] : typed.split(decimal)
  if (rest.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return unreadable
  const integer = ungroup(whole)
  if (integer === undefined) return unreadable

  if (decimal === ',' && fraction?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    return {
      problem: `${typed} can be read in two ways. Write ${integer}${fraction} or ${integer}.${fraction}.`,
    }
  }
  return { digits: `${integer === '' ? '0' : integer}${fraction ? `.${fraction}` : ''}` }
}

/** The sign before the fraction: the last of the two, unless it stands more than once. */
function decimalSign(typed: string): '.' | ',' | undefined {
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

import { isUnitWord } from './amountUnits.ts'
import type { Columns } from './columns.ts'
import { wordsOf } from './headingWords.ts'
import type { Row } from './parseTable.ts'

const decimalsWord = /^(?:decima|dezimal|nachkomma|dziesietn|десятичн|小数|精度)/

/**
 * What stands beside the amounts and says that they are not in whole tokens: a column of units (`Unit: cents`), or how many decimals the
 * token has, where all amounts are whole (`Amount, Decimals`).
 *
 * @param columns what columns have: a name or a token may be called like a unit
 */
export function unitBeside(
  titles: readonly string[],
  lines: readonly Pick<Row, 'cells'>[],
  { memo: _memo, ...columns }: Columns & { amount: number },
): string | undefined {
  const { amount } = columns
  const others = new Set(Object.values(columns))
  const cellsOf = (column: number) => lines.map(({ cells }) => cells[column] ?? '')
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  for (let column = 0; column < width; column += 1) {
    if (others.has(column)) continue
    const title = titles[column] ?? ''
    const filled = cellsOf(column).filter((cell) => cell !== '')
    const [unit] = filled
    if (unit !== undefined && filled.every(isUnitWord)) {
      return title === '' ? unit : `${title}: ${unit}`
    }
    const isDecimals =
      filled.length > 0 &&
      wordsOf(title).some((word) => decimalsWord.test(word)) &&
      filled.every((cell) => /^(?:\d|[12]\d|3[0-6])$/.test(cell))
    const hasFraction = (cell: string) => /[.,](?:\d{1,2}|\d{4,})$/.test(cell)
    if (isDecimals && !cellsOf(amount).some(hasFraction)) {
      return [titles[amount] ?? '', title].filter((one) => one !== '').join(', ')
    }
  }
  return undefined
}

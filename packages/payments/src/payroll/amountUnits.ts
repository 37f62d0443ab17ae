import { wordsOf } from './headingWords.ts'
import { isOneOf } from './isOneOf.ts'

/** Words for a part or a multiple of what is paid, as {@link wordsOf} writes them. */
const unitWords =
  'cent cents centimes centime centavo centavos centesimi centesimo centimos centimo penny pence kopecks rappen groszy grosze ore ct cts minor subunit subunits копеек копейки 分 ' +
  'wei gwei kwei mwei szabo finney microether lovelace lamports satoshi satoshis sat sats atomic raw base smallest uint256 ' +
  'thousand thousands tausend tsd k 000 000s mille milliers millier miles mil migliaia mila milhares duizend duizenden tys tysiecy тыс тысяч 千 ' +
  'million millions millionen mio mln mn mill m millones milhoes milioni miljoen miljoenen milionow млн 万 萬 百万 ' +
  'billion billions bn bln mrd milliarde milliarden milliards milliard mil millones miliardi miljard млрд lakh lakhs lac crore crores cr ' +
  'percent percents percentage pct prozent prozentsatz pourcentage pourcent porcentaje percentuale porcentagem percentagem procent bps permille promille процент процентов'

/** These are units only beside another word: `base` alone is a kind of salary. */
const together: Readonly<Record<string, string>> = {
  base: 'unit',
  smallest: 'unit',
  minor: 'unit amount',
  raw: 'amount value balance',
}

/** Thousands or millions with a currency behind or before it: `TEUR`, `kUSD`, `USDm`. */
const joined = /^(?:[TKMkm](?:EUR|CHF|GBP|JPY|PLN)|[km]USD|(?:EUR|USD|CHF|GBP)(?:[km]|mn|bn))$/

/** Units that stand beside figures, which are no currency. */
const besideAmounts =
  /^(?:wei|gwei|kwei|mwei|sats?|mio|mln|mill|mrd|tsd|bln|bio|pct|bps|pcs|stk|hrs|std|days|tage|qty)\.?$/i

/** Whether what stands beside figures is a unit, and no currency: `10 gwei`, `1.5 MIO`. */
export const isUnit = (text: string): boolean => besideAmounts.test(text) || joined.test(text)

/**
 * Whether a heading says of its amounts that they are not in whole tokens: `Amount (cents)`, `value_wei`, `in thousands`, `TEUR`, `%`.
 * Whether the figures are to be paid as they stand is then asked.
 *
 * @param symbols of the account, in lower case: a token may be called like a unit
 */
export function hasUnit(title: string, symbols: ReadonlySet<string>): boolean {
  const pieces = title.slice(0, 200).match(/[\p{L}\p{N}$€£]+|%|‰/gu) ?? []
  const isSign = pieces.some(
    (one) =>
      !symbols.has(one.toLowerCase()) &&
      (/^(?:%|‰|[$€£][km]|[kmT][$€£])$/.test(one) || joined.test(one) || isMultiple(one, symbols)),
  )
  if (isSign) return true
  const words = wordsOf(title)
  return words.some((word) => {
    if (!isOneOf(word, unitWords, ' ') || symbols.has(word)) return false
    const beside = together[word]?.split(' ')
    return beside === undefined || words.some((one) => beside.includes(one.replace(/s$/, '')))
  })
}

/** `kUSDC`, where the account has USDC. */
const isMultiple = (piece: string, symbols: ReadonlySet<string>): boolean =>
  /^[kmTKM]/.test(piece) && piece.length > 3 && symbols.has(piece.slice(1).toLowerCase())

/** Whether a cell is a unit and nothing more: `cents`, `Tsd.`, `%`. */
export const isUnitWord = (cell: string): boolean => {
  const [word = '', ...more] = wordsOf(cell)
  return isUnit(cell) || (more.length === 0 && isOneOf(word, unitWords, ' ')) || /^[%‰]$/.test(cell)
}

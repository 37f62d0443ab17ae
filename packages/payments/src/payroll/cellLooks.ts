import { mostCharacters, withoutDashes } from './amountText.ts'
import { isUnit } from './amountUnits.ts'

/** More characters are a text. */
const longest = 200

/**
 * An address, or what wants to be one: names of chains may stand before it. 64 digits are the hash of a transaction and never an
 * address.
 */
export const isAddressLike = (cell: string): boolean =>
  cell.length <= longest && /^(?:[\w-]+:){0,2}(?:0x[0-9a-f]{20,60}|[0-9a-f]{40})$/i.test(cell)

/** A name with a dot, or a long text of letters and digits as the addresses of other networks are. */
export const isForeignPlace = (cell: string): boolean =>
  cell.length <= longest &&
  (/^[^\s@/:]+\.[a-z]{2,12}$/i.test(cell) ||
    /^(?=.*\d)(?=.*[a-z])(?!0x)[\da-z]{25,90}$/i.test(cell))

/** The hash of a transaction. */
export const isHashLike = (cell: string): boolean =>
  cell.length <= longest && /^(?:0x)?[0-9a-f]{64}$/i.test(cell)

/** An address that stands in a text, in lower case. */
export const addressIn = (cell: string): string | undefined =>
  /0x[0-9a-f]{40}(?![0-9a-f])/i.exec(cell.slice(0, 2000))?.[0].toLowerCase()

/** Currencies and tokens that are written in more ways than three to five capitals. */
const codes =
  /^(?:[A-Z]{3,5}|eur[eoc]?|euros?|usd[ct]?|dollars?|chf|gbp|pounds?|yen|jpy|cny|rmb|xdai|dai|w?eth|ether|w?btc|zł|kr\.?|kč|ft|fr\.?|sfr\.?|лв\.?|руб\.?|р\.|грн\.?|円|元|원|rs\.?|[a-z]{1,3}[A-Z]{2,5}|[A-Z]{2,5}\.[a-z]{1,2})$/

/** Signs of money, perhaps with the letters of a country: `US$`, `R$`. */
const signs = /^(?:[A-Z]{0,3}[$¥£]|\$[A-Z]{2}|[€₹₽₿₩₺₴₪₫฿￥])$/

/** The code or the sign of a currency or a token, as far as its look can say. */
export const isCurrencyLike = (text: string): boolean =>
  text.length <= 8 &&
  !isUnit(text) &&
  (codes.test(text) || signs.test(text) || codes.test(text.toLowerCase()))

/** An amount and what stands beside it. */
export type AmountCell = {
  amount: string
  /** A symbol of the account, or another currency, as it was written; empty for none. */
  written: string
}

/**
 * `1,500.00 dUSD`, `$1,500` and `1500 EUR`: parts the figures from what is beside them. What is no currency stays where it is, so that
 * `10O` is never 10. A point behind letters is theirs: `Fr.50` is 50.
 */
export function readAmountCell(cell: string, symbols: ReadonlySet<string>): AmountCell {
  const text = withoutDashes(cell)
  const none = { amount: text, written: '' }
  if (text.length > mostCharacters) return none
  const [, before = '', amount = '', after = ''] =
    /^([^\d\s.,+-]*\p{L}\.|[^\d\s.,+-]*)\s*(\+?[\d.,](?:[\d.,\s'’_]*[\d.,])?)\s*([^\d\s.,][^\s]*)?$/u.exec(
      text,
    ) ?? []
  if (before !== '' && after !== '' && before.toLowerCase() !== after.toLowerCase()) return none
  const written = before || after
  const isKnown = symbols.has(written.toLowerCase()) || isCurrencyLike(written)
  return written !== '' && isKnown ? { amount, written } : none
}

/** An amount, perhaps with a currency beside it; a day such as `01.10.2026` is none. */
export function isAmountLike(cell: string, symbols: ReadonlySet<string>): boolean {
  const { amount } = readAmountCell(cell, symbols)
  return (
    amount.length <= mostCharacters &&
    /^\+?\d[\d.,\s'’_]*$/.test(amount) &&
    !/^\d{1,2}\.\d{1,2}\.\d{4}$/.test(amount)
  )
}

/** Whether two cells of figures behind each other read as one amount with a comma between them; a currency may stand before or behind both. */
export const isCutInTwo = (first: string, second: string): boolean =>
  first.length + second.length <= mostCharacters &&
  /^\+?(?:\d+|\d{1,3}(?:[.'’ ]\d{3})+|\d{1,3}(?:,\d{3})+)$/.test(
    withoutCurrency(first, 'before'),
  ) &&
  /^(?:\d+|\d{3}\.\d+)$/.test(withoutCurrency(withoutRemark(withoutDashes(second)), 'behind'))

/** `500 (net)`, `500 gross` and `500/month` without the remark. */
const withoutRemark = (cell: string): string =>
  cell.replace(
    /\s*(?:[([]\D{0,30}|\/\s*\p{L}{1,10}|\b(?:gross|net|netto|neto|brutto|bruto))\.?$/iu,
    '',
  )

/** `$1` and `500 USDC` without the currency beside the figures. */
function withoutCurrency(cell: string, place: 'before' | 'behind'): string {
  const pattern =
    place === 'before'
      ? /^(?<written>[^\d\s.,+-]{1,12}\.?)\s*(?<figures>[\d+].*)$/u
      : /^(?<figures>.*\d)\s*(?<written>[^\d\s.,]\S{0,11})$/u
  const { written = '', figures = cell } = pattern.exec(cell)?.groups ?? {}
  return isCurrencyLike(written) ? figures : cell
}

/** A kind of tokens, as CSV-Airdrop writes it beside their addresses. */
export const isTokenKind = (cell: string): boolean =>
  cell.length <= 10 && /^(?:native|nft|erc-?(?:20|721|1155))$/i.test(cell)

/** How somebody can be called: letters without a digit that are no mail or web address, no currency and no kind of tokens. */
export const isNameLike = (cell: string): boolean =>
  cell.length <= longest &&
  /\p{L}/u.test(cell) &&
  !/[\p{N}@]|:\/\//u.test(cell) &&
  !isForeignPlace(cell) &&
  !isCurrencyLike(cell) &&
  !isTokenKind(cell)

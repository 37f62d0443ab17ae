import { isCurrencyLike } from './cellLooks.ts'
import { isSymbol } from './columnLooks.ts'
import { meaningsOf } from './headingWords.ts'
import { isOneOf } from './isOneOf.ts'

/** Currencies by the words that headings use for them. */
const currencyWords: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  dolar: 'USD',
  dolares: 'USD',
  dollari: 'USD',
  tether: 'USDT',
  franken: 'CHF',
  francs: 'CHF',
  fr: 'CHF',
  pounds: 'GBP',
  sterling: 'GBP',
  yen: 'JPY',
  yuan: 'CNY',
  rs: 'INR',
  rupees: 'INR',
  reais: 'BRL',
  zł: 'PLN',
  zloty: 'PLN',
  złotych: 'PLN',
  kr: 'kr',
  kronor: 'SEK',
  kroner: 'kr',
  рублей: 'RUB',
  рубли: 'RUB',
  ether: 'ETH',
  ethers: 'ETH',
  ethereum: 'ETH',
  ξ: 'ETH',
  bitcoin: 'BTC',
  bitcoins: 'BTC',
  欧元: 'EUR',
  美元: 'USD',
  人民币: 'CNY',
}

/** Codes that are no words, in capitals or not. */
const certain =
  'eur eurc eure eurs usd usdc usdt usde usds dai xdai chf gbp jpy cny cnh cad aud nzd sek nok dkk pln czk huf ' +
  'inr idr krw twd hkd sgd thb php vnd myr brl mxn ars clp uyu zar ngn kes ghs egp mad aed sar ils uah rub kzt ' +
  'eth weth steth reth btc wbtc matic pol wmatic bnb avax sol xrp doge arb gno mkr aave crv ldo pyusd frax lusd gusd'

/** Whether a word beside a symbol makes another token of it, as a bridge's USDC is none of Circle's. */
const isOtherKind = (word: string): boolean =>
  /^(?:bridged|wrapped|staked|wormhole|axelar|legacy|deprecated|old)$/i.test(word)

/** Capitals that are no currency. */
const noCodes =
  /^(?:VAT|GST|PST|HST|IVA|TVA|BTW|MWST|USTG?|YTD|MTD|QTD|FTE|CTC|EOM|TBD|TBC|INCL?|EXCL?|EST|Q[1-4]|H[12]|FY\d*|KW\d*|JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEPT?|OCT|OKT|NOV|DEC|DEZ)$/

/**
 * The tokens or currencies that the heading of the amounts names: `Amount (ETH)`, `USDC`, `Betrag in EUR`, `amountEth`, `€`.
 *
 * @param symbols of the account, in lower case
 * @param isShouted the whole heading is in capitals, so that these prove nothing
 */
export function tokensInHeading(
  title: string,
  symbols: ReadonlySet<string>,
  isShouted = false,
): readonly string[] {
  const { rest, whole } = withoutLongSymbols(title.slice(0, 200), symbols)
  const pieces = rest.split(/[\s()[\]{}:;,/|=+]+/u).flatMap((piece) => partsOf(piece, symbols))
  const found = pieces.flatMap((piece, at) => {
    const signs = piece.match(/[$€£¥₹₽₿₩₺₴₪₫฿]/g) ?? []
    if (isSymbol(piece, symbols)) {
      if (isAmountWord(piece)) return []
      const [before = '', after = ''] = [pieces[at - 1], pieces[at + 1]]
      if (isOtherKind(after)) return [`${piece} ${after}`]
      return [isOtherKind(before) ? `${before} ${piece}` : piece]
    }
    const word = currencyWords[piece.toLowerCase().replace(/\.$/, '')]
    if (word !== undefined) return [word]
    if (signs.length > 0) return signs
    // A symbol with more behind it is another token.
    if (/[-–_]/.test(piece)) return [piece]
    return isCode(piece, isShouted) ? [piece] : []
  })
  const all = [...whole, ...found]
  return [...new Set(all.map((one) => one.toLowerCase()))].map(
    (lower) => all.find((one) => one.toLowerCase() === lower) ?? lower,
  )
}

/**
 * The tokens or currencies that the titles above a heading name, each once: `Payroll in USDC`. Words in small letters prove nothing there.
 *
 * @param symbols of the account, in lower case
 */
export function tokensInTitles(
  titles: readonly { cells: readonly string[] }[],
  symbols: ReadonlySet<string>,
): readonly string[] {
  const pieces = titles.flatMap(({ cells }) =>
    cells.flatMap((cell) => cell.slice(0, 200).split(/[\s()[\]{}:;,/|=+]+/u)),
  )
  const found = pieces.filter(
    (piece) =>
      /[A-Z]{2}/.test(piece) &&
      meaningsOf(piece).size === 0 &&
      (isSymbol(piece, symbols) || isOneOf(piece.toLowerCase(), certain, ' ')),
  )
  return [...new Set(found)]
}

/** Symbols with a sign or a space in them are looked for as they are: `UNI-V2` is no UNI. */
function withoutLongSymbols(
  title: string,
  symbols: ReadonlySet<string>,
): { rest: string; whole: readonly string[] } {
  const long = [...symbols]
    .filter((symbol) => /[^\p{L}\p{N}]/u.test(symbol) && symbol.length <= 40)
    .sort((one, other) => other.length - one.length)
  let rest = title
  const whole = long.filter((symbol) => {
    const at = rest.toLowerCase().indexOf(symbol)
    const isWhole =
      at >= 0 &&
      !/[\p{L}\p{N}]$/u.test(rest.slice(0, at)) &&
      !/^[\p{L}\p{N}]/u.test(rest.slice(at + symbol.length))
    if (isWhole) rest = `${rest.slice(0, at)} ${rest.slice(at + symbol.length)}`
    return isWhole
  })
  return { rest, whole }
}

/**
 * `Amount_ETH` and `amountEth` are two words where one of them is known; of `UNI-V2` no part is, so that it stays whole.
 */
function partsOf(piece: string, symbols: ReadonlySet<string>): readonly string[] {
  const parts = piece.split(/[-–_]+/u).filter((part) => part !== '')
  if (parts.length > 1) {
    const isClear = (part: string) => meaningsOf(part).size > 0 || /^\d+$/.test(part)
    const isWords = parts.filter((part) => !isClear(part)).length <= 1
    return isWords || !parts.some((part) => isSymbol(part, symbols))
      ? parts.flatMap(camel)
      : [piece]
  }
  return parts.flatMap((part) => (isSymbol(part, symbols) ? [part] : camel(part)))
}

const camel = (part: string): readonly string[] => {
  const words = part
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ')
  return words.some((word) => meaningsOf(word).size > 0) ? words : [part]
}

function isCode(piece: string, isShouted: boolean): boolean {
  if (meaningsOf(piece).size > 0) return false
  if (isOneOf(piece.toLowerCase(), certain, ' ')) return true
  if (isShouted || noCodes.test(piece)) return false
  return (
    (isCurrencyLike(piece) && /[A-Z]{2}/.test(piece)) ||
    /^(?:\d?[A-Z]{2,6}|[A-Z]{3,6}\d{0,2}|[A-Z]{3}[a-z][A-Z]{1,3})$/.test(piece)
  )
}

const isAmountWord = (piece: string) => {
  const meanings = meaningsOf(piece)
  return meanings.has('amount') || meanings.has('figure')
}

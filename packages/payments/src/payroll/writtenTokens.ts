import { isCurrencyLike } from './cellLooks.ts'
import { isSymbol } from './columnLooks.ts'
import { meaningsOf } from './headingWords.ts'

/** Currencies by the words that headings use for them. */
const currencyWords: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  dolar: 'USD',
  dolares: 'USD',
  franken: 'CHF',
  francs: 'CHF',
  pounds: 'GBP',
  yen: 'JPY',
  ether: 'ETH',
  欧元: 'EUR',
  美元: 'USD',
  人民币: 'CNY',
}

/**
 * The tokens or currencies that the heading of the amounts names: `Amount (ETH)`, `USDC`, `Betrag in EUR`, `€`.
 *
 * @param symbols of the account, in lower case
 */
export function tokensInHeading(title: string, symbols: ReadonlySet<string>): readonly string[] {
  const pieces = title
    .slice(0, 200)
    .split(/[\s()[\]{}:;,/|=+]+|[-–_](?=\p{L})/u)
    .filter((piece) => piece !== '')
  const isShouted = title === title.toUpperCase()
  const found = pieces.flatMap((piece) => {
    const signs = piece.match(/[$€£¥₹₽₿₩₺₴₪₫฿]/g) ?? []
    if (isSymbol(piece, symbols)) return isAmountWord(piece) ? [] : [piece]
    const word = currencyWords[piece.toLowerCase()]
    if (word !== undefined) return [symbols.has(piece.toLowerCase()) ? piece : word]
    if (signs.length > 0) return signs
    // In a heading of capitals a word of capitals is a word.
    const isCode = isCurrencyLike(piece) && (isShouted ? isCertain(piece) : /[A-Z]{2}/.test(piece))
    return isCode && meaningsOf(piece).size === 0 ? [piece] : []
  })
  return [...new Set(found.map((one) => one.toLowerCase()))].map(
    (lower) => found.find((one) => one.toLowerCase() === lower) ?? lower,
  )
}

const isAmountWord = (piece: string) => {
  const meanings = meaningsOf(piece)
  return meanings.has('amount') || meanings.has('figure')
}

const certain = /^(?:EUR[CE]?|USD[CT]?|CHF|GBP|JPY|CNY|CAD|AUD|SEK|NOK|DKK|PLN|W?ETH|W?BTC|X?DAI)$/i

const isCertain = (piece: string) => certain.test(piece)

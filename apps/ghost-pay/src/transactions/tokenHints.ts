import { type KnownToken, plainText } from '@ghost-pay/safe-protocol'

/** Where a hint is about the chain's own currency. */
const currencyAddress = '0x0000000000000000000000000000000000000000'

/** What a warning may name: the currency of the chain and tokens that are known here. */
export type TokenHints = {
  /** The chain's own currency. */
  currency: { symbol: string; decimals: number } | undefined
  tokens: readonly KnownToken[]
  /** What the account is called, by whoever wrote the hints. */
  account?: string | undefined
}

/**
 * Symbols, decimals and the account's name for a page without a network, as text for a link or a code. They are words of the one who wrote the link:
 * no hash covers them.
 */
export function formatTokenHints({ currency, tokens, account = '' }: TokenHints): string {
  const all = [
    ...(currency === undefined ? [] : [{ ...currency, address: currencyAddress, type: undefined }]),
    ...tokens,
  ]
  return `t=${all
    .map(({ address, symbol, decimals, type }) =>
      [address, decimals, encodeURIComponent(symbol), ...(type === 'ERC721' ? ['n'] : [])].join(
        ',',
      ),
    )
    .join(';')}${account === '' ? '' : `;a,${encodeURIComponent(account)}`}`
}

const accountForm = /[=;]a,([^,;&]{1,300})/

const hintForm = /(0x[\da-f]{40}),(\d\d?),([^,;&]{1,60})(,n)?/gi

/** Reads what `formatTokenHints` wrote, wherever it stands in a text; what it cannot read is left out. */
export function readTokenHints(text: string): TokenHints {
  const tokens: KnownToken[] = []
  for (const [, address = '', decimals, symbol = '', collectible] of text.matchAll(hintForm)) {
    const type = collectible === undefined ? 'ERC20' : 'ERC721'
    tokens.push({ address, decimals: Number(decimals), symbol: decoded(symbol), type })
  }
  const currency = tokens.find(({ address }) => address === currencyAddress)
  const account = plainText(decoded(accountForm.exec(text)?.[1] ?? ''))
  return {
    currency,
    tokens: tokens.filter((token) => token !== currency),
    account: account === '' ? undefined : account,
  }
}

/** A symbol that was not encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

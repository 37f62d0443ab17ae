import { array, object, type Output } from '../schema.ts'
import { addressSchema, amount, count, flag, maybe, openEnum, text } from './primitives.ts'

/** A token. */
export type TokenInfo = Output<typeof tokenInfoSchema>
/** How much of a token an account holds. */
export type Balance = Output<typeof balanceSchema>
/** What an account holds. */
export type Balances = Output<typeof balancesSchema>

/** A token; the chain's own currency has the zero address. */
export const tokenInfoSchema = object({
  type: openEnum<'NATIVE_TOKEN' | 'ERC20' | 'ERC721'>(),
  address: addressSchema,
  decimals: maybe(count),
  symbol: text,
  name: text,
  logoUri: maybe(text),
  /** Whether it is on a token list; only where the gateway says so. */
  trusted: maybe(flag),
})

/** `balance` in base units; fiat figures are decimal text in the currency that was asked for. */
export const balanceSchema = object({
  tokenInfo: tokenInfoSchema,
  balance: amount,
  fiatBalance: text,
  fiatConversion: text,
  fiatBalance24hChange: maybe(text),
})

/** What an account holds, the most valuable first. */
export const balancesSchema = object({ fiatTotal: text, items: array(balanceSchema) })

/** Currencies by their codes, in upper case. */
export const fiatCodesSchema = array(text)

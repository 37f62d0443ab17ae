import * as v from 'valibot'

import { addressSchema, amount, count, maybe, object, openEnum, text } from './primitives.ts'

export type TokenInfo = v.InferOutput<typeof tokenInfoSchema>
export type Balance = v.InferOutput<typeof balanceSchema>
export type Balances = v.InferOutput<typeof balancesSchema>

/** A token; the chain's own currency has the zero address. */
export const tokenInfoSchema = object({
  type: openEnum<'NATIVE_TOKEN' | 'ERC20' | 'ERC721'>(),
  address: addressSchema,
  decimals: maybe(count),
  symbol: text,
  name: text,
  logoUri: maybe(text),
})

/** `balance` in base units; fiat figures are decimal text in the currency that was asked for. */
export const balanceEntries = {
  tokenInfo: tokenInfoSchema,
  balance: amount,
  fiatBalance: text,
  fiatConversion: text,
  fiatBalance24hChange: maybe(text),
}

export const balanceSchema = object(balanceEntries)

export const balancesSchema = object({ fiatTotal: text, items: v.array(balanceSchema) })

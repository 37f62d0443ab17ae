import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { amount } from './amounts.ts'
import { decimals } from './amounts.ts'
import { setApart } from './page.ts'
import { flag, maybe, type OpenEnum, openEnum, optional, text } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** A token; the chain's own currency has the zero address. */
export type TokenInfo = {
  type: OpenEnum<'NATIVE_TOKEN' | 'ERC20' | 'ERC721'>
  address: Address
  /** Places after the point, 0 to 255; `null` where the token does not say. */
  decimals: number | null
  symbol: string
  name: string
  logoUri: string | null
  /** Whether it is on a token list; only where the gateway says so. */
  trusted: boolean | null
}
/** How much of a token an account holds. */
export type Balance = {
  tokenInfo: TokenInfo
  /** In base units. */
  balance: bigint
  /** What it is worth: decimal text in the requested currency. */
  fiatBalance: string
  /** What one whole token is worth. */
  fiatConversion: string
  fiatBalance24hChange: string | null
}
/** What an account holds. */
export type Balances = {
  /** Decimal text in the requested currency. */
  fiatTotal: string
  /** The most valuable first. */
  items: Balance[]
  /** Balances that could not be read, where there are any: an account holds them all the same. */
  unreadable?: UnknownMember[]
}

/** A token; the chain's own currency has the zero address. */
export const tokenInfoSchema: Schema<
  TokenInfo,
  Wire.NativeToken | Wire.Erc20Token | Wire.Erc721Token
> = object({
  type: openEnum<'NATIVE_TOKEN' | 'ERC20' | 'ERC721'>(),
  address: addressSchema,
  decimals: maybe(decimals),
  symbol: text,
  name: text,
  logoUri: maybe(text),
  trusted: optional(flag),
})

/** `balance` in base units; fiat figures are decimal text in the requested currency. */
export const balanceSchema: Schema<Balance, Wire.Balance> = object({
  tokenInfo: tokenInfoSchema,
  balance: amount,
  fiatBalance: text,
  fiatConversion: text,
  fiatBalance24hChange: maybe(text),
})

/** What an account holds, the most valuable first. */
export const balancesSchema: Schema<Balances> = setApart(
  object({ fiatTotal: text, items: array(orUnknown(balanceSchema)) }),
  'items',
) satisfies Schema<Balances, Wire.Balances>

/**
 * Currencies by their codes, in upper case. A code is a word and nothing else: what is no text says of no currency what it is, and the answer
 * is refused.
 */
export const fiatCodesSchema: Schema<string[]> = array(text) satisfies Schema<
  string[],
  Wire.Answers['GET /v1/balances/supported-fiat-codes']
>

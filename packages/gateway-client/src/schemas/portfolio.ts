import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { amount } from './amounts.ts'
import { decimals } from './amounts.ts'
import { type TokenInfo, tokenInfoSchema } from './balance.ts'
import { countText } from './numbers.ts'
import { setApart } from './page.ts'
import { flag, listOf, maybe, type OpenEnum, openEnum, optional, text } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** What an account has put to work in one protocol. */
export type Protocol = {
  protocol: string
  protocol_metadata: { name: string; icon: { url: string | null } | null } | null
  /** Decimal text in the requested currency. */
  fiatTotal: string
  items: PositionGroup[]
}
/** Positions that belong together, such as what is lent and what is borrowed. */
export type PositionGroup = {
  name: string
  items: Position[]
  /** Positions that could not be read, where there are any. */
  unreadable?: UnknownMember[]
}
/** So much of a token, put to work. */
export type Position = {
  tokenInfo: TokenInfo
  /** In base units. */
  balance: bigint
  fiatBalance: string
  fiatConversion: string
  fiatBalance24hChange: string | null
  position_type: PositionType | null
}
/** How a token is put to work. */
export type PositionType = OpenEnum<KnownPositionType>
type KnownPositionType =
  'deposit' | 'loan' | 'locked' | 'staked' | 'reward' | 'wallet' | 'airdrop' | 'margin' | 'unknown'
/** What an address holds on all chains. Fiat figures are decimal text in the requested currency. */
export type Portfolio = {
  totalBalanceFiat: string
  totalTokenBalanceFiat: string
  totalPositionsBalanceFiat: string
  tokenBalances: PortfolioToken[]
  positionBalances: PortfolioApp[]
  /** Tokens and apps that could not be read, where there are any. */
  unreadable?: UnknownMember[]
}
/** So much of a token. */
export type PortfolioToken = {
  tokenInfo: TokenOnChain
  /** In base units. */
  balance: bigint
  balanceFiat: string | null
  /** Of one whole token. */
  price: string | null
  priceChangePercentage1d: string | null
}
/** What an address has put to work in one app. */
export type PortfolioApp = {
  appInfo: { name: string; logoUrl: string | null; url: string | null }
  balanceFiat: string | null
  groups: { name: string; items: PortfolioPosition[] }[]
}
/** So much of a token, put to work in an app. */
export type PortfolioPosition = {
  key: string
  type: string
  name: string
  groupId: string | null
  tokenInfo: TokenOnChain
  receiptTokenAddress: Address | null
  /** In base units. */
  balance: bigint
  balanceFiat: string | null
  priceChangePercentage1d: string | null
}
/** A token, and the chain it is on. */
export type TokenOnChain = {
  chainId: number
} & TokenInfo

const protocol: Schema<Protocol, Wire.Protocol> = object({
  protocol: text,
  protocol_metadata: maybe(object({ name: text, icon: maybe(object({ url: maybe(text) })) })),
  fiatTotal: text,
  items: array(
    setApart(
      object({
        name: text,
        items: array(
          orUnknown(
            object({
              tokenInfo: tokenInfoSchema,
              balance: amount,
              fiatBalance: text,
              fiatConversion: text,
              fiatBalance24hChange: maybe(text),
              position_type: maybe(openEnum<KnownPositionType>()),
            }),
          ),
        ),
      }),
      'items',
    ),
  ),
})

/**
 * What an account has put to work, by protocol; one that cannot be read stays among them. Amounts in base units, fiat figures as decimal
 * text.
 */
export const protocolsSchema: Schema<(Protocol | UnknownMember)[]> = array(
  orUnknown(protocol),
) satisfies Schema<(Protocol | UnknownMember)[], Wire.Protocol[]>

const tokenOnChain = object({
  type: openEnum<'NATIVE_TOKEN' | 'ERC20' | 'ERC721'>(),
  chainId: countText,
  address: addressSchema,
  decimals: maybe(decimals),
  symbol: text,
  name: text,
  logoUri: maybe(text),
  trusted: maybe(flag),
})

const tokenBalance = object({
  tokenInfo: tokenOnChain,
  balance: amount,
  balanceFiat: optional(text),
  price: optional(text),
  priceChangePercentage1d: optional(text),
})

const appBalance = object({
  appInfo: object({ name: text, logoUrl: optional(text), url: optional(text) }),
  balanceFiat: maybe(text),
  groups: listOf(
    object({
      name: text,
      items: listOf(
        object({
          key: text,
          type: text,
          name: text,
          groupId: optional(text),
          tokenInfo: tokenOnChain,
          receiptTokenAddress: optional(addressSchema),
          balance: amount,
          balanceFiat: optional(text),
          priceChangePercentage1d: optional(text),
        }),
      ),
    }),
  ),
})

/** What an account holds on all chains. Amounts in base units, fiat figures as decimal text. */
export const portfolioSchema: Schema<Portfolio> = setApart(
  setApart(
    object({
      totalBalanceFiat: text,
      totalTokenBalanceFiat: text,
      totalPositionsBalanceFiat: text,
      tokenBalances: listOf(orUnknown(tokenBalance)),
      positionBalances: listOf(orUnknown(appBalance)),
    }),
    'tokenBalances',
  ),
  'positionBalances',
) satisfies Schema<Portfolio, Wire.Portfolio>

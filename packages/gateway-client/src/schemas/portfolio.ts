import { array, object, type Output } from '../schema.ts'
import { tokenInfoSchema } from './balance.ts'
import {
  addressSchema,
  amount,
  count,
  countText,
  flag,
  listOf,
  maybe,
  openEnum,
  text,
} from './primitives.ts'

/** What an account has put to work in one protocol. */
export type Protocol = Output<typeof protocolsSchema>[number]
/** What an address holds on all chains. */
export type Portfolio = Output<typeof portfolioSchema>

/** What an account has put to work, by protocol. Amounts in base units, fiat figures as decimal text. */
export const protocolsSchema = array(
  object({
    protocol: text,
    protocol_metadata: maybe(object({ name: text, icon: maybe(object({ url: maybe(text) })) })),
    fiatTotal: text,
    items: array(
      object({
        name: text,
        items: array(
          object({
            tokenInfo: tokenInfoSchema,
            balance: amount,
            fiatBalance: text,
            fiatConversion: text,
            fiatBalance24hChange: maybe(text),
            position_type:
              maybe(
                openEnum<
                  | 'deposit'
                  | 'loan'
                  | 'locked'
                  | 'staked'
                  | 'reward'
                  | 'wallet'
                  | 'airdrop'
                  | 'margin'
                  | 'unknown'
                >(),
              ),
          }),
        ),
      }),
    ),
  }),
)

const tokenOnChain = object({
  type: openEnum<'NATIVE_TOKEN' | 'ERC20' | 'ERC721'>(),
  chainId: countText,
  address: addressSchema,
  decimals: maybe(count),
  symbol: text,
  name: text,
  logoUri: maybe(text),
  trusted: maybe(flag),
})

/** What an account holds on all chains. Amounts in base units, fiat figures as decimal text. */
export const portfolioSchema = object({
  totalBalanceFiat: text,
  totalTokenBalanceFiat: text,
  totalPositionsBalanceFiat: text,
  tokenBalances: listOf(
    object({
      tokenInfo: tokenOnChain,
      balance: amount,
      balanceFiat: maybe(text),
      price: maybe(text),
      priceChangePercentage1d: maybe(text),
    }),
  ),
  positionBalances: listOf(
    object({
      appInfo: object({ name: text, logoUrl: maybe(text), url: maybe(text) }),
      balanceFiat: maybe(text),
      groups: listOf(
        object({
          name: text,
          items: listOf(
            object({
              key: text,
              type: text,
              name: text,
              groupId: maybe(text),
              tokenInfo: tokenOnChain,
              receiptTokenAddress: maybe(addressSchema),
              balance: amount,
              balanceFiat: maybe(text),
              priceChangePercentage1d: maybe(text),
            }),
          ),
        }),
      ),
    }),
  ),
})

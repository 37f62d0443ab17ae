import { padHex, zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'

let count = 0

/** What an account holds of a token, for tests and stories; each token has an address of its own. */
export function buildToken({
  symbol = 'dUSD',
  name = 'Demo Dollar',
  balance = 125_000_500_000n,
  decimals = 6,
  trusted = null,
  type = 'ERC20',
  fiat = '0',
}: {
  symbol?: string
  name?: string
  balance?: bigint
  decimals?: number
  trusted?: boolean | null
  type?: 'ERC20' | 'NATIVE_TOKEN'
  fiat?: string
} = {}): Balance {
  count += 1
  const address =
    type === 'NATIVE_TOKEN'
      ? zeroAddress
      : padHex(`0x${(0x70000 + count).toString(16)}`, { size: 20 })
  return {
    tokenInfo: { type, address, decimals, symbol, name, logoUri: null, trusted },
    balance,
    fiatBalance: fiat,
    fiatConversion: '1',
    fiatBalance24hChange: null,
  }
}

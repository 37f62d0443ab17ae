import { zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'

/**
 * What an account holds, each token once, and the chain's own currency as the chain has it. A gateway can list a token twice, give the
 * currency other decimals or another symbol, and leave it out.
 *
 * @param balances the gateway's list; of several rows of one token the first counts
 * @param currency the chain's own
 * @param native how much of it the chain says that the account holds; undefined where it has not said, which leaves the gateway's word
 * @returns the list itself where nothing of it changes
 */
export function listHeld(
  balances: readonly Balance[],
  currency: { name: string; symbol: string; decimals: number },
  native?: bigint,
): readonly Balance[] {
  const seen = new Set<string>()
  const held = balances.flatMap((row) => {
    const { type, address } = row.tokenInfo
    const isOwn = type === 'NATIVE_TOKEN'
    // No token is at the zero address.
    if (!isOwn && address === zeroAddress) return []
    const key = isOwn ? zeroAddress : address.toLowerCase()
    if (seen.has(key)) return []
    seen.add(key)
    return [isOwn ? ownRow(row, currency, native ?? row.balance) : row]
  })
  if (native !== undefined && native > 0n && !seen.has(zeroAddress)) {
    return [...held, ownRow(unpriced, currency, native)]
  }
  return held.length === balances.length && held.every((row, index) => row === balances[index])
    ? balances
    : held
}

/** A row of the chain's own currency of which a gateway has said nothing. */
const unpriced: Balance = {
  tokenInfo: {
    type: 'NATIVE_TOKEN',
    address: zeroAddress,
    decimals: 0,
    symbol: '',
    name: '',
    logoUri: null,
    trusted: null,
  },
  balance: 0n,
  fiatBalance: '0',
  fiatConversion: '0',
  fiatBalance24hChange: null,
}

function ownRow(
  row: Balance,
  { name, symbol, decimals }: Parameters<typeof listHeld>[1],
  balance: bigint,
): Balance {
  const said = row.tokenInfo
  const isSame =
    said.address === zeroAddress &&
    said.decimals === decimals &&
    said.symbol === symbol &&
    said.name === name &&
    row.balance === balance
  return isSame
    ? row
    : { ...row, balance, tokenInfo: { ...said, address: zeroAddress, name, symbol, decimals } }
}

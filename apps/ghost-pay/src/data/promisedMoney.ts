import { type Address, formatUnits, zeroAddress } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'

import type { ValuedHolding } from './valueHoldings.ts'

/** What waits in the line and would leave the account. */
export type PromisedMoney = {
  /** What it is worth. */
  total: number
  /** How many payments it is. */
  count: number
  /** By token: at most what is held of it. */
  byToken: ReadonlyMap<Address, number>
}

/**
 * Adds up the payments that wait. Of several for the same place only one can happen: the largest counts.
 *
 * @param waiting by the gateway's word
 * @param holdings with prices
 */
export function promisedMoney(
  waiting: readonly Transaction[],
  holdings: readonly ValuedHolding[],
): PromisedMoney {
  const places = new Map<number | string, { token: Address; value: number }>()
  for (const { id, txInfo, executionInfo } of waiting) {
    if (txInfo.type !== 'Transfer' || txInfo.direction === 'INCOMING') continue
    const { transferInfo } = txInfo
    if (transferInfo.type !== 'NATIVE_COIN' && transferInfo.type !== 'ERC20') continue
    const token = transferInfo.type === 'ERC20' ? transferInfo.tokenAddress : zeroAddress
    const holding = holdings.find(({ address }) => address.toLowerCase() === token.toLowerCase())
    if (holding?.price === undefined) continue
    const value = Number(formatUnits(transferInfo.value ?? 0n, holding.decimals)) * holding.price
    const place = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : id
    if (value > (places.get(place)?.value ?? 0))
      places.set(place, { token: holding.address, value })
  }
  const byToken = new Map<Address, number>()
  for (const { token, value } of places.values()) {
    byToken.set(token, (byToken.get(token) ?? 0) + value)
  }
  for (const { address, value = 0 } of holdings) {
    byToken.set(address, Math.min(byToken.get(address) ?? 0, value))
  }
  const total = [...byToken.values()].reduce((sum, value) => sum + value, 0)
  return { total, count: places.size, byToken }
}

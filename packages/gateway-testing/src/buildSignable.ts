import type { Address, Hex } from 'viem'
import { type SafeTransaction, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { accountAddress } from './accountAddress.ts'
import { testAddresses } from './buildTransaction.ts'

/** A payment of 1 ETH as it would be signed; says only what the case is about. */
export function buildSignable({
  nonce = 7,
  to = testAddresses.shop,
  value = 10n ** 18n,
  data = '0x',
  operation = 0,
}: {
  nonce?: number
  to?: Address
  value?: bigint
  data?: Hex
  operation?: 0 | 1
} = {}): {
  chainId: number
  safe: Address
  version: string
  transaction: SafeTransaction
} {
  return {
    chainId: 1,
    safe: accountAddress,
    version: '1.4.1',
    transaction: toSafeTransaction({ to, value, data, operation, nonce }),
  }
}

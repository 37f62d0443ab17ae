import type { SafeInfo } from '@ghost-pay/gateway-client'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { accountAddress } from './accountAddress.ts'
import { infoOf, testAddresses } from './buildTransaction.ts'

const { address: safeL2 } = getOfficialContract({ name: 'SafeL2', version: '1.4.1' })

/** What the gateway says of a 2-of-3 account. */
export function buildSafeInfo(info: Partial<SafeInfo> = {}): SafeInfo {
  return {
    address: infoOf(accountAddress),
    chainId: 1,
    nonce: 7,
    threshold: 2,
    owners: [testAddresses.alice, testAddresses.bob, testAddresses.carol].map(infoOf),
    implementation: infoOf(safeL2),
    implementationVersionState: 'UP_TO_DATE',
    modules: [],
    fallbackHandler: null,
    guard: null,
    version: '1.4.1',
    collectiblesTag: null,
    txQueuedTag: null,
    txHistoryTag: null,
    messagesTag: null,
    ...info,
  }
}

import type { SafeInfo } from '@ghost-pay/gateway-client'
import { mainnet } from '@ghost-pay/chains'

import type { SharedAccount } from '../data/SharedAccount.ts'
import { infoOf, people } from './buildTransaction.ts'

/** An account of tests and stories. */
export const accountAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** What the gateway says of a 2-of-3 account. */
export function buildSafeInfo(info: Partial<SafeInfo> = {}): SafeInfo {
  return {
    address: infoOf(accountAddress),
    chainId: 1,
    nonce: 7,
    threshold: 2,
    owners: [people.alice, people.bob, people.carol].map(infoOf),
    implementation: infoOf('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'),
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

/** A 2-of-3 account that Alice looks at. */
export function buildAccount(account: Partial<SharedAccount> = {}): SharedAccount {
  return {
    chainId: 1,
    address: accountAddress,
    path: `/a/eth:${accountAddress}`,
    chain: mainnet,
    info: buildSafeInfo(),
    viewer: people.alice,
    isOwner: true,
    ...account,
  }
}

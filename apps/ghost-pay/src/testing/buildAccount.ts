import { mainnet } from '@ghost-pay/chains'
import { accountAddress, buildSafeInfo, testAddresses } from '@ghost-pay/gateway-testing'
import type { AccountFacts } from '@ghost-pay/safe-account'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import type { SharedAccount } from '../account/SharedAccount.ts'

export { accountAddress, buildSafeInfo }

const version = '1.4.1'
const { address: safeL2 } = getOfficialContract({ name: 'SafeL2', version })
const { address: fallbackHandler } = getOfficialContract({
  name: 'CompatibilityFallbackHandler',
  version,
})

/** What the chain says of a 2-of-3 account without anything unusual. */
export function buildFacts(facts: Partial<AccountFacts> = {}): AccountFacts {
  return {
    owners: [testAddresses.alice, testAddresses.bob, testAddresses.carol],
    threshold: 2,
    nonce: 7,
    version: '1.4.1',
    balance: 40_250_000_000_000_000_000n,
    implementation: {
      address: safeL2,
      official: { name: 'SafeL2', version: '1.4.1' },
    },
    modules: [],
    guard: null,
    moduleGuard: null,
    fallbackHandler: {
      address: fallbackHandler,
      official: { name: 'CompatibilityFallbackHandler', version: '1.4.1' },
    },
    ...facts,
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
    onChain: buildFacts(),
    isListed: true,
    disputed: [],
    viewer: testAddresses.alice,
    role: 'owner',
    ...account,
  }
}

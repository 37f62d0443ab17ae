import { mainnet } from '@ghost-pay/chains'
import type { SafeOverview } from '@ghost-pay/gateway-client'
import { infoOf, testAddresses } from '@ghost-pay/gateway-testing'

import type { ArrangedAccount } from '../screens/accounts/accounts.ts'
import { accountAddress } from './buildAccount.ts'

const owners = [testAddresses.alice, testAddresses.bob, testAddresses.carol]

/** An account of three of which two sign, as the chain tells of it. */
export function buildArrangedAccount(account: Partial<ArrangedAccount> = {}): ArrangedAccount {
  return {
    chain: mainnet,
    address: accountAddress,
    listing: 'own',
    onChain: { status: 'account', owners, threshold: 2, balance: 40_250_000_000_000_000_000n },
    lookAlikes: [],
    isWatched: false,
    ...account,
  }
}

/** What the gateway says of an account. */
export function buildOverview(overview: Partial<SafeOverview> = {}): SafeOverview {
  return {
    address: infoOf(accountAddress),
    chainId: 1,
    threshold: 2,
    owners: owners.map(infoOf),
    fiatTotal: '245750.5',
    queued: 0,
    awaitingConfirmation: 0,
    ...overview,
  }
}

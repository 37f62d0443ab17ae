import type { TestWalletDescription } from '@ghost-pay/test-wallet/script'

import type { Devnet } from '../startDevnet.ts'

/** The owners' wallets: they prompt in a panel, and stay connected over a reload. */
export function describeWallets({
  chains,
  owners,
}: Pick<Devnet, 'chains' | 'owners'>): TestWalletDescription[] {
  const chainIds = chains.map(({ chainId }) => chainId)
  return owners.map(({ name, privateKey }) => ({
    name,
    privateKey,
    chains: chains.map(({ chainId: id, name, rpcUrl }) => ({ id, name, rpcUrl })),
    panel: true,
    about: 'Demo owners. No keys of yours.',
    auto: 'page',
    remember: 'local',
    rdns: `pay.ghost.devnet.${name.toLowerCase()}`,
    // The caller has chosen these ids, also when one is a public chain's.
    allow: { chainIds },
  }))
}

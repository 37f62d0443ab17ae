import { QueryClient } from '@tanstack/react-query'
import { createStorage, noopStorage } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { createKitConfig } from '@ghost-pay/connect-kit'
import { createTestWallet, type Personality } from '@ghost-pay/test-wallet'

/**
 * A first visit with two wallets in the browser.
 *
 * @param personality how the wallets answer; at once unless given
 */
export function createVisit(personality?: Personality) {
  const wallets = ['Harbour', 'Juniper'].map((name, index) =>
    createTestWallet({
      name,
      // Keys that hold nothing.
      privateKey: `0x${String(index + 1).padStart(64, '0')}`,
      rdns: `example.${name.toLowerCase()}`,
      chains: [{ id: mainnet.id }],
      allow: { chainIds: [mainnet.id] },
      personality,
    }),
  )
  const config = createKitConfig({
    chains: [mainnet],
    storage: createStorage({ storage: noopStorage }),
  })
  return { config, queryClient: new QueryClient(), wallets }
}

import { devnet, gnosis, mainnet, sepolia } from '@ghost-pay/chains'
import type { Chain } from 'wagmi/chains'

import { env } from './env.ts'

/**
 * The chains the app offers. A test network is in only when the flag is exactly `true` (the specification, section 7); the
 * local chain alone where the dev server has started one.
 */
export function appChains({
  testnets,
  devnetRpcUrl,
}: Pick<typeof env, 'testnets' | 'devnetRpcUrl'>): [Chain, ...Chain[]] {
  // Beside a local chain no other is offered: nothing that was started here asks a host on the internet.
  if (devnetRpcUrl !== undefined) {
    return [{ ...devnet, rpcUrls: { default: { http: [devnetRpcUrl] } } }]
  }
  return testnets === 'true' ? [mainnet, gnosis, sepolia] : [mainnet, gnosis]
}

/** The short names of EIP-3770, which the app's own addresses use. */
export const namedChains = [mainnet, gnosis, sepolia, devnet].map(({ id, shortName }) => ({
  id,
  shortName,
}))

export const chains = appChains(env)

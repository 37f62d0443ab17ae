import { devnet, gnosis, mainnet, sepolia } from '@ghost-pay/chains'
import type { Chain } from 'wagmi/chains'

import { env } from './env.ts'

/**
 * The chains the app offers. A test network is in only when the flag is exactly `true` (the specification, section 7); the
 * local chain where the dev server has started one, first of all.
 */
export function appChains({
  testnets,
  devnetRpcUrl,
}: Pick<typeof env, 'testnets' | 'devnetRpcUrl'>): [Chain, ...Chain[]] {
  const chains: [Chain, ...Chain[]] = [mainnet, gnosis]
  if (testnets === 'true') chains.push(sepolia)
  if (devnetRpcUrl !== undefined) {
    chains.unshift({ ...devnet, rpcUrls: { default: { http: [devnetRpcUrl] } } })
  }
  return chains
}

/** The short names of EIP-3770, which the app's own addresses use. */
export const namedChains = [mainnet, gnosis, sepolia, devnet].map(({ id, shortName }) => ({
  id,
  shortName,
}))

export const chains = appChains(env)

import { getRpcUrls } from '@ghost-pay/chains/rpc'
import { defaultBaseUrl } from '@ghost-pay/gateway-client'

import { appChains } from '../appChains.ts'
import type { PolicyParameters } from './contentSecurityPolicy.ts'
import { type FurtherChains, readFurtherChains, readFurtherHosts } from './furtherChains.ts'

/** What the variables of a build say of chains and hosts: for the app, and for the policy of its page. */
export type Build = { further: FurtherChains; policy: PolicyParameters }

/**
 * Reads the variables of a build (docs/hosting.md). The app and its policy get what comes of one reading, so a page may ask whatever it
 * offers.
 *
 * @param env the variables, as Vite has collected them
 * @throws FurtherChainsError for what no build should be made with
 */
export function readBuild(env: Readonly<Record<string, unknown>>): Build {
  const offered = {
    testnets: textOf(env['VITE_ENABLE_TESTNETS']),
    devnetRpcUrl: textOf(env['VITE_DEVNET_RPC_URL']),
  }
  const further = readFurtherChains(textOf(env['VITE_CHAINS']), appChains(offered))
  const chains = appChains({ ...offered, further: further.chains })
  return {
    further,
    policy: {
      gatewayUrl: textOf(env['VITE_GATEWAY_URL']) ?? defaultBaseUrl,
      rpcUrls: chains.flatMap((chain) => getRpcUrls(chain)),
      furtherUrls: [
        ...Object.values(further.gatewayUrls),
        ...readFurtherHosts(textOf(env['VITE_HOSTS'])),
      ],
    },
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

import { custom } from 'viem'
import { type Config, createConfig } from 'wagmi'
import { base, baseSepolia, mainnet } from '@ghost-pay/chains'
import { type NameRecords, type RegistryNode, registryNode } from '@ghost-pay/gateway-testing'

/**
 * The chains of an app that asks the registry of Ethereum for names.
 *
 * @param records by name; they may be changed
 * @param options.multicall whether the app asks several questions in one call
 */
export function registryOf(
  records: Record<string, NameRecords>,
  { multicall = false }: { multicall?: boolean } = {},
): Omit<RegistryNode, 'transport'> & { config: Config } {
  const { transport, ...node } = registryNode(records)
  const silent = custom({ request: () => Promise.reject(new Error('not asked here')) })
  const config = createConfig({
    batch: { multicall },
    multiInjectedProviderDiscovery: false,
    chains: [base, mainnet, baseSepolia],
    transports: { [base.id]: silent, [mainnet.id]: transport, [baseSepolia.id]: silent },
  })
  return { ...node, config }
}

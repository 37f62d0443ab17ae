import {
  type Address,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  HttpRequestError,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { type Config, createConfig } from 'wagmi'
import { base, baseSepolia, mainnet } from '@ghost-pay/chains'

const resolver = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const oneAddress = parseAbi(['function addr(bytes32 node) view returns (address)'])
const coinAddress = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])

/** How several questions are asked in one call. */
const several = parseAbi([
  'struct Question { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3(Question[] calls) view returns (Answer[])',
])

/** Whom a name stands for on Ethereum, and on other chains by their coin type (ENSIP-11). */
export type NameRecords = { own?: Address; coins?: Record<string, Hex> }

/**
 * The registry of Ethereum as its node answers for it, alone or several questions in one call.
 *
 * @param records by name; they may be changed
 * @param options.multicall whether the app asks several questions in one call
 */
export function registryOf(
  records: Record<string, NameRecords>,
  { multicall = false }: { multicall?: boolean } = {},
): { config: Config; asked: string[]; calls: () => number; fall: (isSilent: boolean) => void } {
  const asked: string[] = []
  let calls = 0
  let isSilent = false
  const recordOf = (node: Hex) =>
    Object.entries(records).find(([name]) => namehash(name) === node)?.[1]
  const answer = (data: Hex): Hex => {
    const { args } = decodeFunctionData({ abi: resolver, data })
    const inner = args[1]
    // `addr(bytes32)` of ENSIP-1; otherwise `addr(bytes32,uint256)` of ENSIP-9.
    if (inner.startsWith('0x3b3b57de')) {
      const [node] = decodeFunctionData({ abi: oneAddress, data: inner }).args
      asked.push('own')
      const result = recordOf(node)?.own ?? zeroAddress
      return encodeFunctionResult({ abi: oneAddress, result })
    }
    const [node, coin] = decodeFunctionData({ abi: coinAddress, data: inner }).args
    asked.push(String(coin))
    const result = recordOf(node)?.coins?.[String(coin)] ?? '0x'
    return encodeFunctionResult({ abi: coinAddress, result })
  }
  const resolve = (data: Hex): Hex =>
    encodeFunctionResult({ abi: resolver, result: [answer(data), zeroAddress] })
  const node = custom({
    request: ({ params }: { params: readonly [{ to: Address; data: Hex }] }) => {
      if (isSilent) return Promise.reject(new HttpRequestError({ url: 'http://node' }))
      calls += 1
      const [{ to, data }] = params
      if (to.toLowerCase() !== mainnet.contracts.multicall3.address.toLowerCase()) {
        return Promise.resolve(resolve(data))
      }
      const [questions] = decodeFunctionData({ abi: several, data }).args
      const result = questions.map(({ callData }) => ({
        success: true,
        returnData: resolve(callData),
      }))
      return Promise.resolve(encodeFunctionResult({ abi: several, result }))
    },
  })
  const silent = custom({ request: () => Promise.reject(new Error('not asked here')) })
  const config = createConfig({
    batch: { multicall },
    multiInjectedProviderDiscovery: false,
    chains: [base, mainnet, baseSepolia],
    transports: { [base.id]: silent, [mainnet.id]: node, [baseSepolia.id]: silent },
  })
  return {
    config,
    asked,
    calls: () => calls,
    fall: (falls) => {
      isSilent = falls
    },
  }
}

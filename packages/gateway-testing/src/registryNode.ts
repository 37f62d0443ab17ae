import {
  type Address,
  custom,
  type CustomTransport,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  HttpRequestError,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { mainnet } from 'viem/chains'

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

/** The node of Ethereum that answers for the registry, and what was asked of it. */
export type RegistryNode = {
  transport: CustomTransport
  /** The coin types that were asked for; `own` for an address of Ethereum. */
  asked: string[]
  calls: () => number
  /** Makes it silent, or makes it speak again. */
  fall: (isSilent: boolean) => void
}

/**
 * The registry of Ethereum as its node answers for it, alone or several questions in one call.
 *
 * @param records by name; they may be changed
 */
export function registryNode(records: Record<string, NameRecords>): RegistryNode {
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
  const transport = custom({
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
  return {
    transport,
    asked,
    calls: () => calls,
    fall: (falls) => {
      isSilent = falls
    },
  }
}

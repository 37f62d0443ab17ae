import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  hexToBytes,
  multicall3Abi,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'

import { isSameAddress } from '../format/isSameAddress.ts'

/** What of ENS's UniversalResolver a look-up of an address takes (ensdomains/ens-contracts, IUniversalResolver). */
const universalResolverAbi = parseAbi([
  'function reverseWithGateways(bytes lookupAddress, uint256 coinType, string[] gateways) view returns (string, address, address)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'error ResolverNotFound(bytes name)',
])
const textAbi = parseAbi(['function text(bytes32 node, string key) view returns (string)'])

export type EnsNodeContents = {
  /** Where the resolver is; a call of anything else is refused. */
  universalResolver: Address
  /** Primary names, by address in lower case. */
  names: Record<string, string>
  /** The `avatar` records, by name. `broken`: the resolver of that name reverts for a reason of its own. */
  avatars?: Record<string, string> | undefined
  broken?: readonly string[] | undefined
}

export type EnsNode = {
  /** `http://127.0.0.1:<port>` */
  url: string
  /** What was asked so far: `name 0x…`, `avatar ada.eth`. */
  asked: string[]
  stop: () => Promise<void>
}

type Call = { to?: string; data: Hex }
type Answer = { success: boolean; returnData: Hex }

/** A node of Ethereum mainnet for tests, over HTTP: it answers the calls of a name look-up, and nothing else. */
export async function startEnsNode(contents: EnsNodeContents): Promise<EnsNode> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { id, method, params } = JSON.parse(body) as {
        id: number
        method: string
        params: [Call]
      }
      const answer = answerTo(method, params[0])
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo

  function answerTo(method: string, call: Call) {
    if (method === 'eth_chainId') return { result: numberToHex(1) }
    if (method !== 'eth_call') return { error: { code: -32601, message: `No ${method} here.` } }
    const { success, returnData } = run(call)
    return success
      ? { result: returnData }
      : { error: { code: 3, message: 'execution reverted', data: returnData } }
  }

  function run({ to, data }: Call): Answer {
    if (isSameAddress(to, contents.universalResolver)) return resolve(data)
    // Anything else is Multicall3: the kit's configs collect calls.
    const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data })
    if (functionName !== 'aggregate3') return { success: false, returnData: '0x' }
    const result = args[0].map(({ target, callData }) => run({ to: target, data: callData }))
    return {
      success: true,
      returnData: encodeFunctionResult({ abi: multicall3Abi, functionName, result }),
    }
  }

  function resolve(data: Hex): Answer {
    const call = decodeFunctionData({ abi: universalResolverAbi, data })
    if (call.functionName === 'reverseWithGateways') {
      const [address] = call.args
      asked.push(`name ${address}`)
      const name = contents.names[address.toLowerCase()]
      return name === undefined
        ? notFound(address)
        : yes(
            encodeFunctionResult({
              abi: universalResolverAbi,
              functionName: 'reverseWithGateways',
              result: [name, zeroAddress, zeroAddress],
            }),
          )
    }
    const [packet, question] = call.args
    const name = readPacket(packet)
    const { args } = decodeFunctionData({ abi: textAbi, data: question })
    asked.push(`${args[1]} ${name}`)
    if (contents.broken?.includes(name)) return { success: false, returnData: '0x' }
    const record = contents.avatars?.[name]
    if (record === undefined) return notFound(packet)
    return yes(
      encodeFunctionResult({
        abi: universalResolverAbi,
        functionName: 'resolveWithGateways',
        result: [encodeAbiParameters([{ type: 'string' }], [record]), zeroAddress],
      }),
    )
  }

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const yes = (returnData: Hex): Answer => ({ success: true, returnData })

const notFound = (name: Hex): Answer => ({
  success: false,
  returnData: encodeErrorResult({
    abi: universalResolverAbi,
    errorName: 'ResolverNotFound',
    args: [name],
  }),
})

/** A name as DNS writes it: each label after its length. */
function readPacket(packet: Hex): string {
  const bytes = hexToBytes(packet)
  const labels: string[] = []
  for (let at = 0; bytes[at]; at += 1 + (bytes[at] ?? 0)) {
    labels.push(new TextDecoder().decode(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0))))
  }
  return labels.join('.')
}

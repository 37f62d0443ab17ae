import {
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
} from 'viem'
import { gnosis, mainnet, sepolia } from '@ghost-pay/chains'

/** The chains of the stories. */
export const exampleChains = [mainnet, gnosis, sepolia] as const

export type ExampleNode = {
  /** What every account has, in the smallest unit; null: the node does not say. */
  balance: bigint | null
}

/** A node that lives in the page: it knows a balance and nothing else, and no network is asked. */
export function exampleTransport(chainId: number, { balance }: ExampleNode) {
  return custom(
    {
      request({ method, params }: { method: string; params?: unknown }) {
        const answer = answerOf(method, params, chainId, balance)
        return answer === undefined
          ? Promise.reject(new Error(`The node of the stories does not answer ${method}.`))
          : Promise.resolve(answer)
      },
    },
    { retryCount: 0 },
  )
}

function answerOf(method: string, params: unknown, chainId: number, balance: bigint | null) {
  switch (method) {
    case 'eth_chainId':
      return numberToHex(chainId)
    case 'eth_blockNumber':
      return '0x1'
    case 'eth_getTransactionReceipt':
    case 'eth_getTransactionByHash':
      return null
    case 'eth_getBalance':
      return balance === null ? undefined : numberToHex(balance)
    case 'eth_call':
      return balance === null ? undefined : balances(params, balance)
    default:
      return undefined
  }
}

/** viem collects balances in one call of Multicall3. */
function balances(params: unknown, balance: bigint): Hex | undefined {
  const [call] = params as [{ data: Hex }]
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data: call.data })
  if (functionName !== 'aggregate3') return undefined
  const returnData = encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'getEthBalance',
    result: balance,
  })
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: args[0].map(() => ({ success: true, returnData })),
  })
}

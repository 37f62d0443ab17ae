import {
  type Address,
  BaseError,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  size,
  slice,
} from 'viem'
import { safeAbi, simulateTxAccessorAbi } from '@ghost-pay/safe-protocol'

import { serviceProblem } from '../problems.ts'
import type { AccountState } from './accountState.ts'
import { evmContracts } from './evmContracts.ts'
import { isTransportError, type Node, rpcRequest } from './node.ts'

type Estimation = {
  state: Pick<AccountState, 'address' | 'version'>
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
}

/**
 * Gas that the inner call of a transaction takes, measured by the account's own `SimulateTxAccessor`; where the chain
 * lacks it, by the node.
 *
 * @throws ProblemError 422 when the call would fail, 503 when the node does not answer
 */
export async function estimateGas(node: Node, estimation: Estimation): Promise<bigint> {
  const simulated = await simulate(node, estimation)
  if (simulated && !simulated.success) throw refused()
  if (simulated) return simulated.gas
  // A delegatecall runs on the storage of the account: without the accessor it cannot be simulated.
  if (estimation.operation === 1) return 0n
  return estimateByNode(node, estimation)
}

function refused() {
  return serviceProblem(422, 'The gas cannot be estimated: the transaction would fail.')
}

async function estimateByNode(node: Node, { state, to, value, data }: Estimation): Promise<bigint> {
  const call = { from: state.address, to, value: `0x${value.toString(16)}`, data, gasPrice: '0x0' }
  try {
    const gas = hexToBigInt(await rpcRequest<Hex>(node, 'eth_estimateGas', [call]))
    // The node counts the 21,000 of a transaction of its own, which an inner call does not pay.
    return gas > 21_000n ? gas - 21_000n : 0n
  } catch (error) {
    if (error instanceof BaseError) throw refused()
    throw error
  }
}

async function simulate(
  node: Node,
  { state, to, value, data, operation }: Estimation,
): Promise<{ success: boolean; gas: bigint } | null> {
  const accessor = accessorOf(state.version)
  if (!accessor) return null
  const code = await rpcRequest<Hex>(node, 'eth_getCode', [accessor, 'latest'])
  if (size(code) === 0) return null
  const inner = encodeFunctionData({
    abi: simulateTxAccessorAbi,
    functionName: 'simulate',
    args: [to, value, data, operation],
  })
  const call = encodeFunctionData({
    abi: safeAbi,
    functionName: 'simulateAndRevert',
    args: [accessor, inner],
  })
  const reverted = await revertData(node, { to: state.address, data: call })
  return reverted && readSimulation(reverted)
}

/** `simulateAndRevert` answers by reverting with success, length and what the target returned. */
function readSimulation(reverted: Hex): { success: boolean; gas: bigint } | null {
  if (size(reverted) < 64) return null
  if (hexToBigInt(slice(reverted, 0, 32)) === 0n) return { success: false, gas: 0n }
  try {
    const [gas, success] = decodeAbiParameters(
      [{ type: 'uint256' }, { type: 'bool' }, { type: 'bytes' }],
      slice(reverted, 64),
    )
    return { success, gas }
  } catch {
    return null
  }
}

async function revertData(node: Node, call: { to: Address; data: Hex }): Promise<Hex | null> {
  try {
    await rpcRequest<Hex>(node, 'eth_call', [call, 'latest'])
    return null
  } catch (error) {
    if (isTransportError(error)) throw error
    return error instanceof BaseError ? findData(error) : null
  }
}

/** Nodes put the data of a revert in different depths of their error. */
function findData(error: unknown): Hex | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const data: unknown = 'data' in cause ? cause.data : undefined
    if (typeof data === 'string' && data.startsWith('0x')) return data as Hex // begins like hex; its length is checked above
    if (typeof data === 'object' && data !== null && 'data' in data)
      return findData(Object.assign(new Error(), data))
  }
  return null
}

function accessorOf(version: string | null): Address | undefined {
  const release = version?.split('+')[0]
  return evmContracts.find(
    ({ name, version }) => name === 'SimulateTxAccessor' && version === release,
  )?.address
}

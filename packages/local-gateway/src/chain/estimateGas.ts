import { type Address, BaseError, type Hex, hexToBigInt, size } from 'viem'
import {
  type AccessorAnswer,
  accessorSimulation,
  findRevertData,
  readAccessorSimulation,
} from '@ghost-pay/safe-protocol/simulate'

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
  { state, ...transaction }: Estimation,
): Promise<AccessorAnswer | undefined> {
  const accessor = accessorOf(state.version)
  if (!accessor) return undefined
  const code = await rpcRequest<Hex>(node, 'eth_getCode', [accessor, 'latest'])
  if (size(code) === 0) return undefined
  const call = accessorSimulation({
    safe: state.address,
    accessor,
    transaction: { ...transaction, nonce: 0 },
  })
  try {
    await rpcRequest<Hex>(node, 'eth_call', [call, 'latest'])
  } catch (error) {
    if (isTransportError(error)) throw error
    return readAnswer(findRevertData(error))
  }
  return undefined
}

/** An account before 1.3.0 answers something else. */
function readAnswer(reverted: Hex | undefined): AccessorAnswer | undefined {
  if (reverted === undefined) return undefined
  try {
    return readAccessorSimulation(reverted)
  } catch {
    return undefined
  }
}

function accessorOf(version: string | null): Address | undefined {
  const release = version?.split('+')[0]
  return evmContracts.find(
    ({ name, version }) => name === 'SimulateTxAccessor' && version === release,
  )?.address
}

import { type Address, decodeFunctionData, getAddress, type Hash, isAddressEqual } from 'viem'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { ask, getTrace, type Node, type TracedCall } from '../chain/node.ts'
import type { ChainEvent, EventOf, Execution } from './ChainEvent.ts'

/**
 * An account that is not of the L2 kind tells only the hash of what it executed. What it was is read from the calldata
 * of the transaction, or from its trace when another contract made the call.
 *
 * @param events in the chain's order
 */
export async function completeExecutions(
  node: Node,
  events: readonly ChainEvent[],
): Promise<ChainEvent[]> {
  const untold = findUntold(events)
  if (untold.size === 0) return [...events]
  const found = await Promise.all(
    [...untold].map(async (event) => [event, await readExecution(node, event)] as const),
  )
  const executions = new Map(found)
  return events.flatMap((event) => {
    const execution = event.kind === 'executed' ? executions.get(event) : undefined
    return execution
      ? [{ ...event, ...execution, kind: 'multisigTransaction' as const }, event]
      : [event]
  })
}

/** Executions that no `SafeMultiSigTransaction` of the same account and transaction goes before. */
function findUntold(events: readonly ChainEvent[]): Set<EventOf<'executed'>> {
  const told = new Map<string, number>()
  const untold = new Set<EventOf<'executed'>>()
  for (const event of events) {
    const key = `${event.transactionHash}:${event.emitter}`
    const open = told.get(key) ?? 0
    if (event.kind === 'multisigTransaction') told.set(key, open + 1)
    if (event.kind !== 'executed') continue
    if (open > 0) told.set(key, open - 1)
    else untold.add(event)
  }
  return untold
}

async function readExecution(
  node: Node,
  { transactionHash, emitter }: { transactionHash: Hash; emitter: Address },
): Promise<Execution | null> {
  type Sent = Pick<TracedCall, 'from' | 'to' | 'input'>
  const sent = await ask<Sent | null>(node, 'eth_getTransactionByHash', [transactionHash])
  if (!sent) return null
  const direct = decodeExecution({ ...sent, type: 'CALL' }, emitter)
  if (direct) return direct
  const trace = await getTrace(node, transactionHash)
  for (const call of trace ? flatten(trace) : []) {
    const execution = decodeExecution(call, emitter)
    if (execution) return execution
  }
  return null
}

function flatten(call: TracedCall): TracedCall[] {
  return [call, ...(call.calls ?? []).flatMap(flatten)]
}

function decodeExecution(call: TracedCall, safe: Address): Execution | null {
  if (!call.to || call.type === 'DELEGATECALL' || !isAddressEqual(call.to, safe)) return null
  try {
    const decoded = decodeFunctionData({ abi: safeAbi, data: call.input })
    if (decoded.functionName !== 'execTransaction') return null
    const [
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      signatures,
    ] = decoded.args
    return {
      to,
      value,
      data,
      operation: operation === 1 ? 1 : 0,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      signatures,
      nonce: null,
      sender: getAddress(call.from),
      threshold: null,
    }
  } catch {
    return null
  }
}

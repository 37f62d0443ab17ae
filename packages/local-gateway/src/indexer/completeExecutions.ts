import { type Address, decodeFunctionData, getAddress, isAddressEqual } from 'viem'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { getTrace, type Node, rpcRequest, type TracedCall } from '../chain/node.ts'
import type { ChainEvent, EventOf, EventPlace, Execution } from './ChainEvent.ts'

/**
 * Completes executions of accounts that are not Safe L2: their events contain only the hash. The rest is read from the calldata of
 * the Ethereum transaction, or from its trace when another contract made the call.
 *
 * @param events in the chain's order
 */
export async function completeExecutions(
  node: Node,
  events: readonly ChainEvent[],
): Promise<ChainEvent[]> {
  const incomplete = findIncomplete(events)
  if (incomplete.length === 0) return [...events]
  const groups = new Map<string, EventOf<'executed'>[]>()
  for (const event of incomplete) {
    const key = keyOf(event)
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  const found = await Promise.all(
    [...groups.values()].map(async (group) => {
      const executions = await readExecutions(node, group)
      return group.map((event, index) => [event, executions[index] ?? null] as const)
    }),
  )
  const executions = new Map(found.flat())
  return events.flatMap((event) => {
    const execution = event.kind === 'executed' ? executions.get(event) : undefined
    return execution
      ? [{ ...event, ...execution, kind: 'multisigTransaction' as const }, event]
      : [event]
  })
}

/** Identifies the executions of one account in one transaction. */
function keyOf({ transactionHash, emitter }: EventPlace): string {
  return `${transactionHash}:${emitter}`
}

/** Executions without a preceding `SafeMultiSigTransaction` of the same account and transaction. */
function findIncomplete(events: readonly ChainEvent[]): EventOf<'executed'>[] {
  const announced = new Map<string, number>()
  const incomplete: EventOf<'executed'>[] = []
  for (const event of events) {
    const key = keyOf(event)
    const open = announced.get(key) ?? 0
    if (event.kind === 'multisigTransaction') announced.set(key, open + 1)
    if (event.kind !== 'executed') continue
    if (open > 0) announced.set(key, open - 1)
    else incomplete.push(event)
  }
  return incomplete
}

/**
 * The executions behind the events of one account in one transaction, in the order of the events. An event is emitted when its call
 * ends, so that of an inner call comes first.
 */
async function readExecutions(
  node: Node,
  events: readonly EventOf<'executed'>[],
): Promise<(Execution | null)[]> {
  const [first] = events
  if (!first) return []
  const { transactionHash, emitter } = first
  type Sent = Pick<TracedCall, 'from' | 'to' | 'input'>
  const sent = await rpcRequest<Sent | null>(node, 'eth_getTransactionByHash', [transactionHash])
  const direct = sent && decodeExecution({ ...sent, type: 'CALL' }, emitter)
  if (direct && events.length === 1) return [direct]
  const trace = sent && (await getTrace(node, transactionHash))
  const calls = trace ? endingOrder(trace) : []
  const traced = calls.flatMap((call) => decodeExecution(call, emitter) ?? [])
  if (traced.length === events.length) return traced
  // Without a trace only the outermost call is known, which ends last. Null is better than the recipient of another execution.
  return events.map((_, index) => (direct && index === events.length - 1 ? direct : null))
}

/** The successful calls of a transaction, in the order in which they ended. */
function endingOrder(call: TracedCall): TracedCall[] {
  if (call.error !== undefined) return []
  return [...(call.calls ?? []).flatMap(endingOrder), call]
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
    if (operation !== 0 && operation !== 1) return null
    return {
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
      nonce: null,
      sender: getAddress(call.from),
      threshold: null,
    }
  } catch {
    return null
  }
}

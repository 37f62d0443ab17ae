import { type Address, decodeFunctionData, getAddress, isAddressEqual } from 'viem'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { getTrace, type Node, rpcRequest, type TracedCall } from '../chain/node.ts'
import type { ChainEvent, EventOf, EventPlace, Execution } from './ChainEvent.ts'

/**
 * Completes executions of accounts that are not Safe L2: their events contain only the hash. The rest is read from the calldata of
 * the Ethereum transaction, or from its trace when another contract made the call. What cannot be read stays without its call.
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
  const begun = new Map<ChainEvent, ChainEvent[]>()
  await Promise.all(
    [...groups.values()].map(async (group) => {
      for (const { execution, first, last } of await readExecutions(node, group)) {
        const [before, ended] = [group[first], group[last]]
        if (!before || !ended) continue
        const call = { ...placeOf(ended), ...execution, kind: 'multisigTransaction' as const }
        // It has the place of its end, by which the two are paired. The outer one of two that begin here ends later.
        begun.set(before, [call, ...(begun.get(before) ?? [])])
      }
    }),
  )
  return events.flatMap((event) => [...(begun.get(event) ?? []), event])
}

/** Identifies the executions of one account in one transaction. */
function keyOf({ transactionHash, emitter }: EventPlace): string {
  return `${transactionHash}:${emitter}`
}

function placeOf({ block, timestamp, transactionHash, logIndex, emitter }: EventPlace): EventPlace {
  return { block, timestamp, transactionHash, logIndex, emitter }
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

/** A call, and which of the events of its account and transaction are inside it: from the first to its own, which is the last. */
type Begun = { execution: Execution; first: number; last: number }

/**
 * The executions behind the events of one account in one transaction, in the order of the events. An event is emitted when its call
 * ends, so that of an inner call comes first.
 */
async function readExecutions(
  node: Node,
  events: readonly EventOf<'executed'>[],
): Promise<Begun[]> {
  const [event] = events
  if (!event) return []
  const { transactionHash, emitter } = event
  type Sent = Pick<TracedCall, 'from' | 'to' | 'input'>
  const sent = await rpcRequest<Sent | null>(node, 'eth_getTransactionByHash', [transactionHash])
  // The outermost call begins first and ends last.
  const execution = sent && decodeExecution({ ...sent, type: 'CALL' }, emitter)
  const direct = execution ? [{ execution, first: 0, last: events.length - 1 }] : []
  if (execution && events.length === 1) return direct
  const trace = sent && (await getTrace(node, transactionHash))
  const traced = trace ? callsIn(trace, emitter) : []
  // No call is better than that of another execution.
  return traced.length === events.length ? traced : direct
}

/** The executions of an account in a call that succeeded, in the order in which they ended. */
function callsIn(call: TracedCall, safe: Address, first = 0): Begun[] {
  if (call.error !== undefined) return []
  const inner = (call.calls ?? []).reduce<Begun[]>(
    (found, one) => [...found, ...callsIn(one, safe, first + found.length)],
    [],
  )
  const execution = decodeExecution(call, safe)
  return execution ? [...inner, { execution, first, last: first + inner.length }] : inner
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

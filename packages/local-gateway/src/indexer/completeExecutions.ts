import { type Address, decodeFunctionData, getAddress, isAddressEqual } from 'viem'
import { readSafeCall, safeAbi } from '@ghost-pay/safe-protocol'

import { getTrace, type Node, rpcRequest, type TracedCall } from '../chain/node.ts'
import type { ChainEvent, EventContent, EventOf, EventPlace, Execution } from './ChainEvent.ts'

/**
 * Completes executions of accounts that are not Safe L2: their events contain only the hash, and those of modules only the module. The
 * rest is read from the calldata of the Ethereum transaction, or from its trace when another contract made the call. What cannot be read
 * stays without its call.
 *
 * @param events in the chain's order
 */
export async function completeExecutions(
  node: Node,
  events: readonly ChainEvent[],
): Promise<ChainEvent[]> {
  const owners = groupByAccount(findIncomplete(events, 'multisigTransaction', 'executed'))
  const modules = groupByAccount(findIncomplete(events, 'moduleTransaction', 'moduleExecuted'))
  if (owners.length + modules.length === 0) return [...events]
  const begun = new Map<ChainEvent, ChainEvent[]>()
  const begin = (group: readonly ChainEvent[], calls: readonly Begun<EventContent>[]) => {
    for (const { call, first, last } of calls) {
      const [before, ended] = [group[first], group[last]]
      if (!before || !ended) continue
      // It has the place of its end, by which the two are paired. The outer one of two that begin here ends later.
      begun.set(before, [{ ...placeOf(ended), ...call }, ...(begun.get(before) ?? [])])
    }
  }
  await Promise.all([
    ...owners.map(async (group) => {
      begin(group, await readCalls(node, group, decodeExecution))
    }),
    ...modules.map(async (group) => {
      begin(group, await readCalls(node, group, decodeModuleCall))
    }),
  ])
  return events.flatMap((event) => [...(begun.get(event) ?? []), event])
}

/** Identifies the executions of one account in one transaction. */
function keyOf({ transactionHash, emitter }: EventPlace): string {
  return `${transactionHash}:${emitter}`
}

function groupByAccount<Event extends ChainEvent>(events: readonly Event[]): Event[][] {
  const groups = new Map<string, Event[]>()
  for (const event of events) {
    const key = keyOf(event)
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()]
}

function placeOf({ block, timestamp, transactionHash, logIndex, emitter }: EventPlace): EventPlace {
  return { block, timestamp, transactionHash, logIndex, emitter }
}

/** Ends of executions without the event that announces them, of the same account and transaction. */
function findIncomplete<Kind extends 'executed' | 'moduleExecuted'>(
  events: readonly ChainEvent[],
  announcing: 'multisigTransaction' | 'moduleTransaction',
  ending: Kind,
): EventOf<Kind>[] {
  const announced = new Map<string, number>()
  const incomplete: EventOf<Kind>[] = []
  for (const event of events) {
    const key = keyOf(event)
    const open = announced.get(key) ?? 0
    if (event.kind === announcing) announced.set(key, open + 1)
    if (!isOfKind(event, ending)) continue
    if (open > 0) announced.set(key, open - 1)
    else incomplete.push(event)
  }
  return incomplete
}

const isOfKind = <Kind extends ChainEvent['kind']>(
  event: ChainEvent,
  kind: Kind,
): event is EventOf<Kind> => event.kind === kind

/** A call, and which of the events of its account and transaction are inside it: from the first to its own, which is the last. */
type Begun<Call> = { call: Call; first: number; last: number }

/** Reads what a call to an account executes; null for any other call. */
type Decode<Call> = (call: TracedCall, safe: Address) => Call | null

/**
 * The calls behind the events of one account in one transaction, in the order of the events. An event is emitted when its call
 * ends, so that of an inner call comes first.
 */
async function readCalls<Call>(
  node: Node,
  events: readonly ChainEvent[],
  decode: Decode<Call>,
): Promise<Begun<Call>[]> {
  const [event] = events
  if (!event) return []
  const { transactionHash, emitter } = event
  type Sent = Pick<TracedCall, 'from' | 'to' | 'input'>
  const sent = await rpcRequest<Sent | null>(node, 'eth_getTransactionByHash', [transactionHash])
  // The outermost call begins first and ends last.
  const call = sent && decode({ ...sent, type: 'CALL' }, emitter)
  const direct = call ? [{ call, first: 0, last: events.length - 1 }] : []
  if (call && events.length === 1) return direct
  const trace = sent && (await getTrace(node, transactionHash))
  const traced = trace ? callsIn(trace, emitter, decode) : []
  // No call is better than that of another execution.
  return traced.length === events.length ? traced : direct
}

/** The executions of an account in a call that succeeded, in the order in which they ended. */
function callsIn<Call>(
  call: TracedCall,
  safe: Address,
  decode: Decode<Call>,
  first = 0,
): Begun<Call>[] {
  if (call.error !== undefined) return []
  const inner = (call.calls ?? []).reduce<Begun<Call>[]>(
    (found, one) => [...found, ...callsIn(one, safe, decode, first + found.length)],
    [],
  )
  const decoded = decode(call, safe)
  return decoded ? [...inner, { call: decoded, first, last: first + inner.length }] : inner
}

/** What a call to an account says; null for one that is not its own function's, or of another contract. */
function decodeCall({ type, to, input }: TracedCall, safe: Address) {
  if (!to || type === 'DELEGATECALL' || !isAddressEqual(to, safe)) return null
  try {
    return decodeFunctionData({ abi: safeAbi, data: input })
  } catch {
    return null
  }
}

function decodeModuleCall(
  call: TracedCall,
  safe: Address,
): Omit<EventOf<'moduleTransaction'>, keyof EventPlace> | null {
  const decoded = decodeCall(call, safe)
  if (
    decoded?.functionName !== 'execTransactionFromModule' &&
    decoded?.functionName !== 'execTransactionFromModuleReturnData'
  )
    return null
  const [to, value, data, operation] = decoded.args
  if (operation !== 0 && operation !== 1) return null
  return { kind: 'moduleTransaction', module: getAddress(call.from), to, value, data, operation }
}

function decodeExecution(
  call: TracedCall,
  safe: Address,
): ({ kind: 'multisigTransaction' } & Execution) | null {
  const decoded = decodeCall(call, safe)
  if (decoded?.functionName !== 'execTransaction') return null
  const executed = readSafeCall(decoded.args)
  if (!executed) return null
  return {
    kind: 'multisigTransaction',
    ...executed,
    signatures: decoded.args[9],
    nonce: null,
    sender: getAddress(call.from),
    threshold: null,
  }
}

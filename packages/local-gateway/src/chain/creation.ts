import { type Address, decodeFunctionData, getAddress, type Hash, type Hex } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-wire'
import { formatTransactionId, safeProxyFactoryAbi } from '@ghost-pay/safe-protocol'

import { namedAddress, type Names, plainAddress } from '../answers/names.ts'
import { getMined, getTrace, type TracedCall } from './node.ts'
import type { Account } from './openAccount.ts'

/** How an account came to be. */
export type Creation = {
  /** Milliseconds. */
  created: number
  creator: Address
  transactionHash: Hash
  factory: Address
  singleton: Address | null
  setupData: Hex | null
  saltNonce: string | null
}

/** Reads how an account was created; null when that was before the first block that is read. */
export async function readCreation({ chain, ledger }: Account): Promise<Creation | null> {
  const { proxyCreation: proxy, setup } = ledger
  const event = proxy ?? setup
  if (!event) return null
  const mined = await getMined(chain.node, event.transactionHash)
  if (!mined) return null
  const factory = event.kind === 'proxyCreation' ? event.emitter : event.initiator
  const call =
    decodeCreation(mined.input) ?? findCreation(await getTrace(chain.node, mined.hash), factory)
  return {
    created: event.timestamp,
    creator: mined.from,
    transactionHash: event.transactionHash,
    factory,
    singleton: proxy?.singleton ?? call?.singleton ?? null,
    setupData: call?.setupData ?? null,
    saltNonce: call?.saltNonce ?? null,
  }
}

type CreationCall = { singleton: Address; setupData: Hex; saltNonce: string }

function decodeCreation(data: Hex): CreationCall | null {
  try {
    const call = decodeFunctionData({ abi: safeProxyFactoryAbi, data })
    if (call.functionName === 'proxyCreationCode') return null
    const [singleton, setupData, saltNonce] = call.args
    return { singleton, setupData, saltNonce: saltNonce.toString() }
  } catch {
    return null
  }
}

/** A contract may have called the factory: then the call is inside the transaction. */
function findCreation(trace: TracedCall | null, factory: Address): CreationCall | null {
  if (!trace) return null
  const isFactory = trace.to && getAddress(trace.to) === factory
  const found = isFactory ? decodeCreation(trace.input) : null
  if (found) return found
  for (const call of trace.calls ?? []) {
    const inner = findCreation(call, factory)
    if (inner) return inner
  }
  return null
}

/** The creation as the history shows it. */
export function summarizeCreation(creation: Creation, safe: Address, names: Names): Transaction {
  return {
    id: formatTransactionId({ type: 'creation', safe }),
    txHash: creation.transactionHash,
    timestamp: creation.created,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      humanDescription: null,
      creator: plainAddress(creation.creator),
      transactionHash: creation.transactionHash,
      implementation: creation.singleton && namedAddress(creation.singleton, names),
      factory: namedAddress(creation.factory, names),
      saltNonce: creation.saltNonce,
    },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}

import {
  type Address,
  decodeAbiParameters,
  decodeEventLog,
  getAddress,
  type Hash,
  type Hex,
} from 'viem'

import type { ChainEvent, EventContent, EventPlace } from './ChainEvent.ts'
import { eventByTopics, type events } from './events.ts'
import { readCommonEvent } from './readCommonEvent.ts'

/** A log as a node gives it: quantities in hexadecimal. */
export type RpcLog = {
  address: Address
  topics: readonly Hex[]
  data: Hex
  blockNumber: Hex
  blockHash: Hash
  transactionHash: Hash
  logIndex: Hex
  blockTimestamp?: Hex | undefined
}

/**
 * Reads a log of the chain. Null when it is none of ours, or when a foreign contract reused a name with other arguments.
 *
 * @param timestamp of its block, in milliseconds
 */
export function readEvent(log: RpcLog, timestamp: number): ChainEvent | null {
  const content = readContent(log)
  return content && { ...placeOf(log, timestamp), ...content }
}

function placeOf(log: RpcLog, timestamp: number): EventPlace {
  return {
    block: Number(log.blockNumber),
    timestamp,
    // As ids of transfers contain it. A hash in lower case is a hash.
    transactionHash: log.transactionHash.toLowerCase() as Hash,
    logIndex: Number(log.logIndex),
    emitter: getAddress(log.address),
  }
}

function readContent(log: RpcLog): EventContent | null {
  const { topics, data } = log
  const [selector, ...rest] = topics
  const abiEvent = selector && eventByTopics.get(`${selector}:${topics.length}`)
  if (!abiEvent) return null
  try {
    const common = readCommonEvent(abiEvent.name, log)
    if (common) return common
    const event = decodeEventLog({ abi: [abiEvent], topics: [selector, ...rest], data })
    // One event of the list was decoded by itself; the union of all of them is what it can be.
    return contentOf(event)
  } catch {
    return null
  }
}

type Decoded = ReturnType<typeof decodeEventLog<typeof events>>

function contentOf(event: Decoded): EventContent | null {
  switch (event.eventName) {
    case 'SafeSetup': {
      const { initiator, owners, threshold, fallbackHandler } = event.args
      return { kind: 'safeSetup', initiator, owners, threshold, fallbackHandler }
    }
    case 'ProxyCreation':
      return {
        kind: 'proxyCreation',
        proxy: event.args.proxy,
        singleton: 'singleton' in event.args ? event.args.singleton : null,
      }
    case 'SafeMultiSigTransaction': {
      const { additionalInfo, operation, ...fields } = event.args
      if (operation !== 0 && operation !== 1) return null
      const [nonce, sender, threshold] = decodeAbiParameters(
        [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
        additionalInfo,
      )
      return {
        kind: 'multisigTransaction',
        ...fields,
        operation,
        nonce,
        sender,
        threshold,
      }
    }
    case 'ExecutionSuccess':
    case 'ExecutionFailure':
      return {
        kind: 'executed',
        safeTxHash: event.args.txHash,
        success: event.eventName === 'ExecutionSuccess',
        payment: event.args.payment,
      }
    case 'SafeModuleTransaction': {
      const { module, to, value, data, operation } = event.args
      // No account of ours does anything else: the emitter only looks like one.
      if (operation !== 0 && operation !== 1) return null
      return {
        kind: 'moduleTransaction',
        module,
        to,
        value,
        data,
        operation,
      }
    }
    case 'ExecutionFromModuleSuccess':
    case 'ExecutionFromModuleFailure':
      return {
        kind: 'moduleExecuted',
        module: event.args.module,
        success: event.eventName === 'ExecutionFromModuleSuccess',
      }
    case 'SafeReceived':
      return { kind: 'received', sender: event.args.sender, value: event.args.value }
    case 'ApproveHash':
      return { kind: 'hashApproved', hash: event.args.approvedHash, owner: event.args.owner }
    case 'SignMsg':
      return { kind: 'messageSigned', hash: event.args.msgHash }
    case 'AddedOwner':
      return { kind: 'ownerAdded', owner: event.args.owner }
    case 'RemovedOwner':
      return { kind: 'ownerRemoved', owner: event.args.owner }
    case 'ChangedThreshold':
      return { kind: 'thresholdChanged', threshold: event.args.threshold }
    case 'EnabledModule':
      return { kind: 'moduleEnabled', value: event.args.module }
    case 'DisabledModule':
      return { kind: 'moduleDisabled', value: event.args.module }
    case 'ChangedFallbackHandler':
      return { kind: 'fallbackHandlerChanged', value: event.args.handler }
    case 'ChangedGuard':
      return { kind: 'guardChanged', value: event.args.guard }
    case 'ChangedModuleGuard':
      return { kind: 'moduleGuardChanged', value: event.args.moduleGuard }
    case 'ChangedMasterCopy':
      return { kind: 'singletonChanged', value: event.args.masterCopy }
    case 'Transfer':
      return 'tokenId' in event.args
        ? {
            kind: 'erc721Transfer',
            from: event.args.from,
            to: event.args.to,
            tokenId: event.args.tokenId,
          }
        : {
            kind: 'erc20Transfer',
            from: event.args.from,
            to: event.args.to,
            value: event.args.value,
          }
  }
}

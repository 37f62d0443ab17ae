import type { Address, Hex } from 'viem'
import { decodeAbiParameters, getAddress, hexToBigInt } from 'viem/utils'

import { InvalidFieldError } from '../errors.ts'
import { addressWord } from '../hex.ts'

/** A log, as nodes give it. */
export type EffectLog = { address: string; topics: readonly string[]; data: string }

/** Something that changes hands. */
export type Movement = {
  /** Undefined for the chain's own currency. */
  token: Address | undefined
  from: Address
  to: Address
  /** Base units; how many, for collectibles. */
  value: bigint
  /** Which one, for collectibles. */
  tokenId?: bigint | undefined
}

/** A permission to take tokens that changes. */
export type ApprovalChange = {
  token: Address
  owner: Address
  spender: Address
  /** Base units; undefined for all of a collection, or for one collectible. */
  value: bigint | undefined
}

/** What an execution does, by its logs. */
export type Effects = {
  /** What the account wrote of its own call; `unknown` when it wrote nothing. */
  outcome: 'succeeded' | 'failed' | 'unknown'
  movements: readonly Movement[]
  approvals: readonly ApprovalChange[]
  /** Who else wrote something that is neither a movement nor an approval: settings of the account, or foreign contracts. */
  others: readonly Address[]
}

/** Nodes that trace payments in the chain's own currency write them as logs of this address (`eth_simulateV1`, `traceTransfers`). */
export const tracedCurrency: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** First topics: the Keccak-256 hashes of what stands beside them. */
export const effectTopics = {
  'Transfer(address,address,uint256)':
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  'TransferSingle(address,address,address,uint256,uint256)':
    '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  'TransferBatch(address,address,address,uint256[],uint256[])':
    '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  'Approval(address,address,uint256)':
    '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  'ApprovalForAll(address,address,bool)':
    '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  'ExecutionSuccess(bytes32,uint256)':
    '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  'ExecutionFailure(bytes32,uint256)':
    '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  'SafeReceived(address,uint256)':
    '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d',
  'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)':
    '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed',
} as const satisfies Record<string, Hex>

const topics = {
  transfer: effectTopics['Transfer(address,address,uint256)'],
  single: effectTopics['TransferSingle(address,address,address,uint256,uint256)'],
  batch: effectTopics['TransferBatch(address,address,address,uint256[],uint256[])'],
  approval: effectTopics['Approval(address,address,uint256)'],
  approvalForAll: effectTopics['ApprovalForAll(address,address,bool)'],
  success: effectTopics['ExecutionSuccess(bytes32,uint256)'],
  received: effectTopics['SafeReceived(address,uint256)'],
  failure: effectTopics['ExecutionFailure(bytes32,uint256)'],
  executed:
    effectTopics[
      'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)'
    ],
}

/**
 * Reads the logs of an execution of an account, simulated or real. A token can write what it likes: balances are the proof of a
 * movement, the logs say where to look.
 *
 * @param logs in their order
 * @param safe the account
 * @throws InvalidFieldError when the account is no address
 */
export function readEffects(logs: readonly EffectLog[], safe: string): Effects {
  const account = getAddress(`0x${addressWord('safe', safe).slice(24)}`)
  const movements: Movement[] = []
  const approvals: ApprovalChange[] = []
  const others = new Set<Address>()
  let outcome: Effects['outcome'] = 'unknown'
  for (const log of logs) {
    const address = getAddress(log.address)
    const ofAccount = address === account
    const [topic] = log.topics
    if (ofAccount && topic === topics.success) outcome = 'succeeded'
    else if (ofAccount && topic === topics.failure) outcome = 'failed'
    else if (ofAccount && topic === topics.executed) continue
    // An account that is paid writes that it was; what it got stands in the movements.
    else if (topic === topics.received && log.topics.length === 2) continue
    else {
      const moved = attempt(() => movementsOf(address, log)) ?? []
      const approval = attempt(() => approvalOf(address, log))
      movements.push(...moved)
      if (approval !== undefined) approvals.push(approval)
      if (moved.length === 0 && approval === undefined) others.add(address)
    }
  }
  return { outcome, movements, approvals, others: [...others] }
}

function movementsOf(address: Address, { topics: [topic, ...words], data }: EffectLog): Movement[] {
  const [first, second, third] = words
  if (topic === topics.transfer) {
    const token = address === tracedCurrency ? undefined : address
    const parties = { token, from: addressIn(first), to: addressIn(second) }
    return third === undefined
      ? [{ ...parties, value: uintIn(data) }]
      : [{ ...parties, value: 1n, tokenId: uintIn(third) }]
  }
  const parties = { token: address, from: addressIn(second), to: addressIn(third) }
  if (topic === topics.single) {
    const [tokenId, value] = decodeAbiParameters(
      [{ type: 'uint256' }, { type: 'uint256' }],
      hex(data),
    )
    return [{ ...parties, value, tokenId }]
  }
  if (topic === topics.batch) {
    const [ids, values] = decodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      hex(data),
    )
    return ids.map((tokenId, index) => ({ ...parties, value: values[index] ?? 0n, tokenId }))
  }
  return []
}

function approvalOf(
  token: Address,
  { topics: [topic, owner, spender, id], data }: EffectLog,
): ApprovalChange | undefined {
  const isForAll = topic === topics.approvalForAll
  if (topic !== topics.approval && !isForAll) return undefined
  const value = isForAll || id !== undefined ? undefined : uintIn(data)
  return { token, owner: addressIn(owner), spender: addressIn(spender), value }
}

function addressIn(word: string | undefined): Address {
  if (word === undefined || !/^0x0{24}[\da-f]{40}$/i.test(word)) {
    throw new InvalidFieldError('topics', word, 'an address in 32 bytes')
  }
  return getAddress(`0x${word.slice(26)}`)
}

function uintIn(word: string): bigint {
  if (!/^0x[\da-f]{64}$/i.test(word)) throw new InvalidFieldError('data', word, '32 bytes')
  return hexToBigInt(hex(word))
}

/** It is read by what throws for anything else. */
const hex = (text: string): Hex => text as Hex

function attempt<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

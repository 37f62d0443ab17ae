import {
  type Address,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  isHex,
  toEventSelector,
} from 'viem'
import type { Config } from 'wagmi'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { isTransportError } from './isTransportError.ts'
import { rehearsalCopy } from './rehearsalCopy.ts'

/** A payment as the account makes it, and what has to come of it. */
export type RehearsedCall = {
  to: Address
  value: bigint
  data: Hex
  /** What must arrive; undefined for the chain's own currency, which arrives where the call succeeds. */
  transfer: { token: Address; recipient: Address; amount: bigint } | undefined
}

/** What a node says of payments that nobody has signed. */
export type LineRehearsals =
  | {
      status: 'ran'
      /** The block on whose state they ran. */
      block: number
      /** In the order of the calls. */
      calls: readonly { arrives: boolean; gas: bigint }[]
    }
  /** The node cannot run several calls after one another. */
  | { status: 'unable' }

type SimulatedLog = { address: Address; topics: readonly Hex[]; data: Hex }
type SimulatedCall = { status: Hex; gasUsed: Hex; logs: readonly SimulatedLog[] }

const transferTopic = toEventSelector('Transfer(address,address,uint256)')

/**
 * Runs payments one after the other as the account, without anybody's signature and without sending anything (`eth_simulateV1`).
 * A line that fails is known by its place. See behaviour/payroll#rehearsal.
 *
 * @throws CheckError when the answer cannot be read; what viem throws when the node does not answer
 */
export async function readLineRehearsal(
  config: Config,
  {
    chainId,
    account,
    calls,
  }: { chainId: number; account: Address; calls: readonly RehearsedCall[] },
): Promise<LineRehearsals> {
  // viem has no types for a method that not every node has.
  const request = chainClient(config, chainId).request as (request: {
    method: string
    params: readonly unknown[]
  }) => Promise<unknown>
  const block = {
    calls: calls.map(({ to, value, data }) => ({
      from: account,
      to,
      value: `0x${value.toString(16)}`,
      data,
    })),
  }
  let answer: unknown
  try {
    answer = await request({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [block] }, 'latest'],
    })
  } catch (error) {
    if (isTransportError(error)) throw error
    return { status: 'unable' }
  }
  const [simulated] = answer as [{ number: Hex; calls: readonly SimulatedCall[] } | undefined]
  if (
    simulated === undefined ||
    !isHex(simulated.number) ||
    simulated.calls.length !== calls.length
  ) {
    throw new CheckError(speak(rehearsalCopy, 'rehearsal.unreadable'), { by: 'chain' })
  }
  return {
    status: 'ran',
    // The simulated block comes after the one on whose state it runs.
    block: hexToNumber(simulated.number) - 1,
    calls: simulated.calls.map(({ status, gasUsed, logs }, index) => ({
      arrives: status === '0x1' && hasArrived(calls[index]?.transfer, logs, account),
      gas: hexToBigInt(gasUsed),
    })),
  }
}

/** Whether a token itself says that the whole amount went to the recipient. */
function hasArrived(
  transfer: RehearsedCall['transfer'],
  logs: readonly SimulatedLog[],
  account: Address,
): boolean {
  if (transfer === undefined) return true
  return logs.some(
    ({ address, topics: [topic, from, to], data }) =>
      isAddressEqual(address, transfer.token) &&
      topic?.toLowerCase() === transferTopic &&
      isWordOf(from, account) &&
      isWordOf(to, transfer.recipient) &&
      hexToBigInt(data) === transfer.amount,
  )
}

const isWordOf = (word: Hex | undefined, address: Address): boolean =>
  word?.toLowerCase() === `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

import {
  type Address,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  numberToHex,
  toEventSelector,
} from 'viem'
import type { SafeTransaction } from '@ghost-pay/safe-protocol'
import type { EffectLog } from '@ghost-pay/safe-protocol/simulate'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isTransportError } from '../chain/isTransportError.ts'
import { ChainReadError } from '../errors.ts'
import { arrival } from './arrival.ts'
import {
  balanceCall,
  lineBlock,
  newestBlock,
  numberIn,
  simulateBlocks,
  type SimulatedCall,
} from './simulateBlocks.ts'

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
      /** In the order of the calls; `rounding`: base units by which the token rounds what arrives. */
      calls: readonly { arrives: boolean; gas: bigint; rounding?: bigint | undefined }[]
    }
  /** The node cannot run several calls after one another. */
  | { status: 'unable' }

const transferTopic = toEventSelector('Transfer(address,address,uint256)')

/**
 * Runs payments one after the other as the account, without anybody's signature and without sending anything (`eth_simulateV1`),
 * after what waits before them. A line that fails is known by its place. See behaviour/payroll#rehearsal.
 *
 * @param parameters.line what waits before them, and any owner of the account, from the chain; where a node cannot run that, they run alone
 * @throws ChainReadError when the answer cannot be read; what viem throws when the node does not answer
 */
export async function readLineRehearsal(
  client: ChainClient,
  {
    account,
    calls,
    line,
  }: {
    account: Address
    calls: readonly RehearsedCall[]
    line?: { owner: Address; transactions: readonly SafeTransaction[] } | undefined
  },
): Promise<LineRehearsals> {
  const block = await newestBlock(client)
  const run = calls.map(({ to, value, data }) => ({
    from: account,
    to,
    value: numberToHex(value),
    data,
  }))
  // Around each transfer the recipient's balance is read.
  const asked = calls.flatMap(({ transfer }, index) => {
    const [call] = run.slice(index)
    const balance = transfer && balanceCall(transfer.token, transfer.recipient)
    return call === undefined ? [] : balance === undefined ? [call] : [balance, call, balance]
  })
  const earlier = line?.transactions.map((one) => lineBlock(account, line.owner, one)) ?? []
  let simulated: readonly SimulatedCall[]
  try {
    const blocks = [...earlier, { calls: asked }]
    simulated = (await simulateBlocks(client, { block, blocks })).at(-1) ?? []
  } catch (error) {
    if (isTransportError(error) || error instanceof ChainReadError) throw error
    return earlier.length > 0 ? readLineRehearsal(client, { account, calls }) : { status: 'unable' }
  }
  let at = 0
  return {
    status: 'ran',
    block: Number(block),
    calls: calls.map(({ transfer }) => {
      const length = transfer === undefined ? 1 : 3
      const answers = simulated.slice(at, at + length)
      at += length
      return resultOf(answers, transfer, account)
    }),
  }
}

/** What one line comes to, by its call and the balances before and after it. */
function resultOf(
  answers: readonly SimulatedCall[],
  transfer: RehearsedCall['transfer'],
  account: Address,
) {
  const [before, call, after] = transfer === undefined ? [undefined, answers[0]] : answers
  const gas = hexToBigInt(call?.gasUsed ?? '0x0')
  if (call?.status !== '0x1') return { arrives: false, gas }
  if (transfer === undefined) return { arrives: true, gas }
  const [held, holds] = [before, after].map(numberIn)
  // A token without balances is judged by its log alone.
  const isLogged = isWholeLogged(transfer, call.logs, account)
  if (held === undefined || holds === undefined) return { arrives: isLogged, gas }
  const came = arrival({ said: transfer.amount, change: holds - held, isLogged })
  return {
    arrives: came.status !== 'differs' && isLogged,
    gas,
    ...(came.status === 'rounded' && { rounding: came.by }),
  }
}

/** Whether a token itself says that the whole amount went to the recipient. */
function isWholeLogged(
  transfer: NonNullable<RehearsedCall['transfer']>,
  logs: readonly EffectLog[],
  account: Address,
): boolean {
  return logs.some(
    ({ address, topics: [topic, from, to], data }) =>
      isAddressEqual(address as Address, transfer.token) &&
      topic?.toLowerCase() === transferTopic &&
      isWordOf(from, account) &&
      isWordOf(to, transfer.recipient) &&
      hexToBigInt(data as Hex) === transfer.amount,
  )
}

const isWordOf = (word: string | undefined, address: Address): boolean =>
  word?.toLowerCase() === `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

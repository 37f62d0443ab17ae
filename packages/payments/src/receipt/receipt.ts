import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { failureTopic, receivedTopic, successTopic, transferTopic } from '../topics.ts'
import { NoReceiptError } from './errors.ts'

/** What an account has paid, and where the chain says so. */
export type Receipt = {
  /** EIP-155 id. */
  chainId: number
  /** Who paid. */
  account: Address
  /** What the owners signed. */
  safeTxHash: Hex
  transactionHash: Hex
  blockNumber: number
  blockHash: Hex
  /** Of the block, in seconds since 1970. */
  time: number
  payments: readonly ReceiptPayment[]
  /** What the chain took, in its own currency’s smallest unit, and who sent the transaction. */
  fee: { amount: bigint; payer: Address }
  /** The purpose of the payment, as a person wrote it. The chain does not prove it. */
  memo: string | undefined
  /** It has one payment of several, for its payee alone: the transaction may have made others. */
  isPart?: true | undefined
}

/** One payment of a receipt. */
export type ReceiptPayment = {
  /** The ERC-20 token; null for the chain's own currency. */
  token: Address | null
  to: Address
  /** In the smallest unit. */
  amount: bigint
  /** The place in the block of the log that says so; null where no log does: the chain's own currency leaves none of the payer's. */
  logIndex: number | null
}

/** A receipt of the chain, as nodes give it (viem's `TransactionReceipt`). */
export type ChainReceipt = {
  status: 'success' | 'reverted'
  transactionHash: Hex
  blockNumber: bigint
  blockHash: Hex
  from: Address
  gasUsed: bigint
  effectiveGasPrice: bigint
  logs: readonly {
    address: string
    topics: readonly string[]
    data: string
    logIndex: number | null
  }[]
}

/** What the chain says of a transaction: its receipt, and the time of its block in seconds since 1970. */
export type ChainFacts = { receipt: ChainReceipt; time: number }

/** What is asked to be put down: which transaction of which account. */
export type ReceiptParameters = ChainFacts & {
  chainId: number
  account: Address
  safeTxHash: Hex
  /** Payments in the chain's own currency, from the bytes that were signed, because the payer emits no log of them. */
  native: readonly { to: Address; amount: bigint }[]
  memo?: string | undefined
  /** The only payment that the receipt has; `nth` counts those that are the same, from 0. Without it the receipt has all. */
  only?: (Pick<ReceiptPayment, 'token' | 'to' | 'amount'> & { nth: number }) | undefined
}

/**
 * A receipt from what the chain says of a transaction: the account must have written that it did just this one. Tokens are counted
 * by their own logs. See behaviour/requests#receipt.
 *
 * @throws NoReceiptError
 */
export function buildReceipt(parameters: ReceiptParameters): Receipt {
  const { chainId, receipt, time, native, memo, only } = parameters
  const account = getAddress(parameters.account)
  const signed = { account, safeTxHash: parameters.safeTxHash }
  if (receipt.status !== 'success') throw new NoReceiptError('failed')
  if (!hasExecuted(receipt, signed)) {
    throw new NoReceiptError('notExecuted')
  }
  const logs = logsOf(receipt, signed)
  const payments = [...nativePayments(logs, account, native), ...tokenPayments(logs, account)]
  return {
    chainId,
    ...signed,
    transactionHash: receipt.transactionHash,
    blockNumber: Number(receipt.blockNumber),
    blockHash: receipt.blockHash,
    time,
    payments: only === undefined ? payments : [findPayment(payments, only)],
    fee: feeOf(receipt),
    memo,
    ...(only !== undefined && { isPart: true }),
  }
}

function findPayment(
  payments: readonly ReceiptPayment[],
  { token, to, amount, nth }: NonNullable<ReceiptParameters['only']>,
): ReceiptPayment {
  const same = payments.filter(
    (one) =>
      one.amount === amount &&
      one.to === getAddress(to) &&
      one.token === (token === null ? null : getAddress(token)),
  )
  const found = same[nth]
  if (found === undefined) throw new NoReceiptError('notPaid')
  return found
}

type Signed = Pick<Receipt, 'account' | 'safeTxHash'>

/** Whether the account wrote that it did what the owners signed. */
export const hasExecuted = ({ logs }: ChainReceipt, signed: Signed): boolean =>
  logs.some((log) => isSuccessOf(log, signed))

function isSuccessOf(log: ChainReceipt['logs'][number], { account, safeTxHash }: Signed): boolean {
  const { topics, data } = log
  return (
    endingOf(log, account) === 'success' &&
    // The hash is a topic since 1.4.1, and stood in the data before.
    (topics[1] ?? data.slice(0, 66)).toLowerCase() === safeTxHash.toLowerCase()
  )
}

function endingOf(
  { address, topics: [topic] }: ChainReceipt['logs'][number],
  account: Address,
): 'success' | 'failure' | undefined {
  if (address.toLowerCase() !== account.toLowerCase()) return undefined
  if (topic === successTopic()) return 'success'
  return topic === failureTopic() ? 'failure' : undefined
}

/**
 * What was written between the end of what the account did before and the end of this: one transaction of the chain can hold several
 * of the account's. All of it where the account did not write that it did this.
 */
export function logsOf({ logs }: ChainReceipt, signed: Signed): ChainReceipt['logs'] {
  const end = logs.findIndex((log) => isSuccessOf(log, signed))
  if (end === -1) return logs
  const before = logs
    .slice(0, end)
    .findLastIndex((log) => endingOf(log, signed.account) !== undefined)
  return logs.slice(before + 1, end)
}

/** The fee of a transaction in the chain's smallest unit, and who paid it. */
export const feeOf = ({ gasUsed, effectiveGasPrice, from }: ChainReceipt): Receipt['fee'] => ({
  amount: gasUsed * effectiveGasPrice,
  payer: getAddress(from),
})

/** What the tokens themselves say that the account gave, in their order. */
export function tokenPayments(logs: ChainReceipt['logs'], account: Address): ReceiptPayment[] {
  const transfer = transferTopic()
  return logs.flatMap(({ address, topics, data, logIndex }) => {
    const [topic, from, to, id] = topics
    const payee = addressIn(to)
    const amount = uintIn(data)
    const isPayment = topic === transfer && id === undefined && addressIn(from) === account
    // A transfer of 0 is not a payment: anyone can make a token emit one that names the account as the sender.
    return isPayment && payee !== undefined && amount !== undefined && amount > 0n
      ? [{ token: getAddress(address), to: payee, amount, logIndex }]
      : []
  })
}

/** Each payment with the log by which the payee's account says that it got it, where there is one; each log once. */
export function nativePayments(
  logs: ChainReceipt['logs'],
  account: Address,
  native: ReceiptParameters['native'],
): ReceiptPayment[] {
  const received = receivedTopic()
  const left = logs.filter(
    ({ topics: [topic, from] }) => topic === received && addressIn(from) === account,
  )
  return native.map(({ to, amount }) => {
    const at = left.findIndex(
      ({ address, data }) => address.toLowerCase() === to.toLowerCase() && uintIn(data) === amount,
    )
    const [log] = at === -1 ? [] : left.splice(at, 1)
    return { token: null, to: getAddress(to), amount, logIndex: log?.logIndex ?? null }
  })
}

const addressIn = (word: string | undefined): Address | undefined =>
  word !== undefined && /^0x0{24}[\da-f]{40}$/i.test(word)
    ? getAddress(`0x${word.slice(26)}`)
    : undefined

const uintIn = (data: string): bigint | undefined =>
  /^0x[\da-f]{64}$/i.test(data) ? BigInt(data) : undefined

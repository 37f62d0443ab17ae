import { type Address, getAddress } from 'viem'
import {
  type GatewayClient,
  getTransaction,
  getTransactionHistory,
  isUnknown,
  iteratePages,
  type Transaction,
} from '@ghost-pay/gateway-client'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { type Given, givenIn } from '../review/transactionParts.ts'
import { isSentByAccount } from './isSentByAccount.ts'

/** A payment that an account has made, as the gateway tells it. */
export type PaidPayment = Given & {
  /** The gateway's own for the transaction. */
  id: string
  /** Milliseconds since 1970. */
  at: number
}

/** The addresses that an account has paid. */
export type Payees = {
  addresses: readonly Address[]
  /** What was paid to them, the newest first. */
  payments: readonly PaidPayment[]
  /** Nothing was left out. */
  isWhole: boolean
}

/** How far back is read. */
const mostPages = 3
const mostBatches = 12

/**
 * Reads the addresses that an account has paid, the newest first. Only what the account itself has sent counts: an imitator can
 * send something to the account, and anybody can have a token say that the account has sent them nothing (behaviour/payments#paid-before).
 */
export async function readPayees(
  client: GatewayClient,
  { chainId, address, signal }: { chainId: number; address: Address; signal?: AbortSignal },
): Promise<Payees> {
  const sent: Transaction[] = []
  let isToItsEnd = false
  let isReadable = true
  const pages = iteratePages(
    client,
    getTransactionHistory,
    { chainId, address, signal },
    { maxPages: mostPages },
  )
  for await (const { results, next } of pages) {
    sent.push(
      ...results.flatMap((item) =>
        item.type === 'TRANSACTION' && isSentByAccount(item.transaction) ? [item.transaction] : [],
      ),
    )
    // What cannot be read may have paid anybody.
    isReadable &&= !results.some(isUnknown)
    isToItsEnd = next === null
  }
  const batches = sent.filter(isOfBytes)
  const read = batches.slice(0, mostBatches)
  const paidInBatches = await Promise.all(
    read.map(({ id, timestamp }) => paidIn(client, { chainId, address, id, signal }, timestamp)),
  )
  const payments = [...sent.flatMap(paidBy), ...paidInBatches.flatMap((paid) => paid ?? [])].sort(
    (a, b) => b.at - a.at,
  )
  return {
    addresses: [...new Set(payments.map(({ to }) => to))],
    payments,
    isWhole:
      isToItsEnd &&
      isReadable &&
      read.length === batches.length &&
      !paidInBatches.includes(undefined),
  }
}

/** Whether only its bytes can say whom it paid: a batch, a call, and a kind that cannot be read. */
const isOfBytes = ({ txInfo }: Transaction): boolean =>
  txInfo.type === 'unknown' || (txInfo.type === 'Custom' && !txInfo.isCancellation)

function paidBy({ id, txInfo, timestamp: at }: Transaction): PaidPayment[] {
  if (txInfo.type !== 'Transfer' || txInfo.direction === 'INCOMING') return []
  const { transferInfo } = txInfo
  const to = getAddress(txInfo.recipient.value)
  switch (transferInfo.type) {
    case 'NATIVE_COIN':
      return [{ id, to, at, token: null, amount: transferInfo.value ?? undefined }]
    case 'ERC20':
      return [{ id, to, at, token: transferInfo.tokenAddress, amount: transferInfo.value }]
    case 'ERC721':
      return [{ id, to, at, token: transferInfo.tokenAddress, amount: undefined }]
    default:
      return [{ id, to, at, token: null, amount: undefined }]
  }
}

/** Whom a batch paid; undefined where it cannot be read. */
async function paidIn(
  client: GatewayClient,
  parameters: { chainId: number; address: Address; id: string; signal: AbortSignal | undefined },
  at: number,
): Promise<readonly PaidPayment[] | undefined> {
  try {
    const { txData } = await getTransaction(client, parameters)
    if (txData === null || (txData.operation !== 0 && txData.operation !== 1)) return undefined
    const { to, value, hexData, operation } = txData
    const given = givenIn(
      describeTransaction({
        safe: parameters.address,
        transaction: { to: to.value, value, data: hexData, operation },
      }),
    )
    return given.map((it) => ({ ...it, id: parameters.id, to: getAddress(it.to), at }))
  } catch {
    return undefined
  }
}

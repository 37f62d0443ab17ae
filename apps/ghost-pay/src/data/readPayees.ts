import { type Address, getAddress } from 'viem'
import {
  type GatewayClient,
  getTransaction,
  getTransactionHistory,
  type HistoryPage,
  type Transaction,
} from '@ghost-pay/gateway-client'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { recipientsIn } from './transactionParts.ts'

/** The addresses that an account has paid. */
export type Payees = {
  addresses: readonly Address[]
  /** Nothing was left out. */
  isWhole: boolean
}

/** How far back is read. */
const mostPages = 3
const mostBatches = 12

/**
 * Reads the addresses that an account has paid, the newest first. Only what the account itself has sent counts: an imitator can
 * send something to the account.
 */
export async function readPayees(
  client: GatewayClient,
  { chainId, address, signal }: { chainId: number; address: Address; signal?: AbortSignal },
): Promise<Payees> {
  const sent: Transaction[] = []
  let pageUrl: string | null = null
  for (let count = 0; count < mostPages; count += 1) {
    const page: HistoryPage = await getTransactionHistory(client, {
      chainId,
      address,
      pageUrl,
      signal,
    })
    for (const item of page.results) {
      if (item.type === 'TRANSACTION' && item.transaction.txStatus === 'SUCCESS') {
        sent.push(item.transaction)
      }
    }
    pageUrl = page.next
    if (pageUrl === null) break
  }
  const batches = sent.filter(({ txInfo }) => txInfo.type === 'Custom' && !txInfo.isCancellation)
  const read = batches.slice(0, mostBatches)
  const paidInBatches = await Promise.all(
    read.map(({ id }) => paidIn(client, { chainId, address, id, signal })),
  )
  const addresses = [...sent.flatMap(paidBy), ...paidInBatches.flat()]
  return {
    addresses: [...new Set(addresses.map((it) => getAddress(it)))],
    isWhole: pageUrl === null && read.length === batches.length,
  }
}

function paidBy({ txInfo }: Transaction): Address[] {
  return txInfo.type === 'Transfer' && txInfo.direction !== 'INCOMING'
    ? [txInfo.recipient.value]
    : []
}

/** A batch that cannot be read has no known payees. */
async function paidIn(
  client: GatewayClient,
  parameters: { chainId: number; address: Address; id: string; signal: AbortSignal | undefined },
): Promise<readonly Address[]> {
  try {
    const { txData } = await getTransaction(client, parameters)
    if (txData === null || (txData.operation !== 0 && txData.operation !== 1)) return []
    const { to, value, hexData, operation } = txData
    return recipientsIn(
      describeTransaction({
        safe: parameters.address,
        transaction: { to: to.value, value, data: hexData, operation },
      }),
    )
  } catch {
    return []
  }
}

import { type Address, getAddress } from 'viem'
import type { Config } from 'wagmi'
import {
  type GatewayClient,
  getTransactionHistory,
  isUnknown,
  iteratePages,
  type SafeId,
  type Transaction,
} from '@ghost-pay/gateway-client'
import { readExecutionSignatures, readReceipt, readToken } from '@ghost-pay/safe-account'
import { checkExecution, type RowCheck } from '@ghost-pay/safe-account/checks'
import {
  type BatchAccount,
  type BatchPayment,
  isSentByAccount,
  isUntold,
  readBatchPayments,
} from '@ghost-pay/safe-account/history'
import { hashOfId } from '@ghost-pay/safe-account/queue'
import { cleanToken } from '@ghost-pay/safe-account/tokens'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { chainClient } from '../../../chain/chainClient.ts'
import { readCancelled } from '../cancel/readCancelled.ts'
import { type ActivityEntry, withoutFigure, withParts } from './activityEntry.ts'
import type { ExportRecord } from './activityFile.ts'

/** So many entries are asked about at the same time. */
const together = 10

type ReadRecordsParameters = {
  config: Config
  client: GatewayClient
  account: BatchAccount
  /** The chain's own. */
  currency: { symbol: string; decimals: number }
  signal: AbortSignal
  /** How many were found out about so far. */
  onProgress: (count: number) => void
}

/**
 * Finds out for a file what entries of the history paid, line by line, what they cost, and what of it the chain confirms.
 *
 * @throws the signal's reason after a stop; who does not answer is no failure: the entry is then the gateway's word
 */
export async function readRecords(
  entries: readonly ActivityEntry[],
  { config, client, account, currency, signal, onProgress }: ReadRecordsParameters,
): Promise<ExportRecord[]> {
  const { chainId, address } = account
  const chain = chainClient(config, chainId)
  const tokens = new Map<string, Promise<KnownToken | null>>()
  // Who is silent once is not waited for a thousand times.
  let isNodeSilent = false

  const ofChain = async <answer>(ask: () => Promise<answer>): Promise<answer | undefined> => {
    if (isNodeSilent) return undefined
    try {
      return await ask()
    } catch {
      isNodeSilent = true
      return undefined
    }
  }

  const tokenAt = (token: NonNullable<BatchPayment['token']>) => {
    const known = tokens.get(token) ?? readToken(chain, { token }).then((read) => cleanToken(read))
    tokens.set(token, known)
    return known
  }

  async function partsOf(entry: ActivityEntry): Promise<ActivityEntry> {
    if (entry.parts !== undefined || !isOfBytes(entry.transaction)) return entry
    const { id } = entry.transaction
    try {
      const payments = await readBatchPayments(client, { ...account, id, signal })
      const paidIn = new Set(payments?.flatMap(({ token }) => token ?? []))
      const known = await ofChain(() => Promise.all([...paidIn].map(tokenAt)))
      const read = (known ?? []).flatMap((token) => token ?? [])
      return withParts(entry, payments ?? undefined, read, currency)
    } catch {
      // A gateway that does not show it leaves it in one row.
      return entry
    }
  }

  /** With what it has cancelled, where it is a rejection and the page has not found that out. */
  const cancelsOf = async (entry: ActivityEntry): Promise<ActivityEntry> =>
    entry.cancels === undefined
      ? {
          ...entry,
          cancels: await readCancelled(client, entry.transaction, {
            account,
            currency,
            signal,
            tokensOf: (asked) => ofChain(() => Promise.all(asked.map(tokenAt))),
          }),
        }
      : entry

  /** Who signed it, by what the account has read. */
  async function signersOf(
    { id, txHash: hash, executionInfo }: Transaction,
    receipt: Awaited<ReturnType<typeof readReceipt>>,
  ): Promise<readonly Address[]> {
    const safeTxHash = hashOfId(id)
    const { version } = account
    if (receipt === null || hash === null || safeTxHash === undefined) return []
    if (version === null || executionInfo?.type !== 'MULTISIG') return []
    const nonce = BigInt(executionInfo.nonce)
    const name = { chainId, safe: address, version, nonce, safeTxHash }
    const signatures = await readExecutionSignatures(chain, { ...name, hash, receipt })
    return signatures.map(({ owner }) => owner)
  }

  async function recordOf(one: ActivityEntry): Promise<ExportRecord> {
    const { transaction } = one
    const hash = transaction.txHash
    const [units, read, receipt] = await Promise.all([
      inUnits(one, currency, (token) => ofChain(() => tokenAt(token))),
      partsOf(one).then(cancelsOf),
      hash === null ? undefined : ofChain(() => readReceipt(chain, { hash })),
    ])
    const entry = units === undefined ? read : { ...read, amount: units.amount }
    if (receipt === undefined) return { entry, fee: undefined, signers: [], proof: 'gateway' }
    const signers = await ofChain(() => signersOf(transaction, receipt))
    const check = checkExecution(transaction, receipt, address, Date.now())
    const isSaid = units !== undefined && (entry.parts !== undefined || !isOfBytes(transaction))
    return {
      entry:
        check.status === 'contradicted' ? withoutFigure(entry, check.contradiction.kind) : entry,
      signers: signers ?? [],
      fee:
        receipt === null || transaction.executionInfo === null
          ? undefined
          : {
              ...currency,
              amount: receipt.gasUsed * receipt.effectiveGasPrice,
              paidBy: getAddress(receipt.from),
            },
      proof: proofOf(check, isSaid),
    }
  }

  const records: ExportRecord[] = []
  for (let start = 0; start < entries.length; start += together) {
    records.push(...(await Promise.all(entries.slice(start, start + together).map(recordOf))))
    signal.throwIfAborted()
    onProgress(records.length)
  }
  return records
}

/** An entry in the units of its token, which the gateway can say wrongly; undefined where the token did not say them. */
async function inUnits(
  entry: ActivityEntry,
  currency: ReadRecordsParameters['currency'],
  tokenAt: (token: Address) => Promise<KnownToken | null | undefined>,
): Promise<ActivityEntry | undefined> {
  const { txInfo } = entry.transaction
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return entry
  const token = await tokenAt(txInfo.transferInfo.tokenAddress)
  return token ? withParts(entry, undefined, [token], currency) : undefined
}

const proofOf = ({ status }: RowCheck, isSaid: boolean): ExportRecord['proof'] =>
  status === 'contradicted' ? status : status === 'confirmed' && isSaid ? 'chain' : 'gateway'

/** Whether only its own bytes can say what an entry paid: batches, calls, and the chain's own currency, which leaves no log. */
const isOfBytes = (transaction: Transaction): boolean => {
  const { txInfo } = transaction
  return (
    isUntold(transaction) ||
    (isSentByAccount(transaction) &&
      txInfo.type === 'Transfer' &&
      txInfo.direction !== 'INCOMING' &&
      txInfo.transferInfo.type === 'NATIVE_COIN')
  )
}

/** How far the reading is. */
export type ReadProgress = { count: number; oldest: number | undefined }

/** A time of a history. */
export type TimeRead<row> = {
  rows: readonly row[]
  /** How many entries of it, or at its edges, cannot be read. */
  unread: number
}

/**
 * Reads all of a time of an account's history, page after page.
 *
 * @param parameters.from milliseconds since 1970, inclusive
 * @param parameters.to milliseconds since 1970, exclusive
 * @param parameters.signal stops it
 * @throws GatewayError when a page does not come, also after a stop; an Error when a page leads back to an earlier one: what is behind it is
 *   not known
 */
export async function readTime(
  client: GatewayClient,
  {
    chainId,
    address,
    from,
    to,
    signal,
    onProgress,
  }: SafeId & {
    from: number
    to: number
    signal: AbortSignal
    onProgress: (progress: ReadProgress) => void
  },
): Promise<TimeRead<Transaction>> {
  const found = new Map<string, Transaction>()
  let oldest: number | undefined
  let unread = 0
  // Between two entries whose times are known.
  let between = 0
  let isToItsEnd = false
  for await (const { results, next } of iteratePages(client, getTransactionHistory, {
    chainId,
    address,
    signal,
  })) {
    for (const item of results) {
      if (isUnknown(item)) between += 1
      if (item.type !== 'TRANSACTION') continue
      const { transaction } = item
      const { timestamp } = transaction
      if (timestamp < to && (oldest ?? from) >= from) unread += between
      between = 0
      oldest = timestamp
      if (oldest >= from && oldest < to) found.set(transaction.id, transaction)
    }
    signal.throwIfAborted()
    onProgress({ count: found.size, oldest })
    isToItsEnd = next === null || (oldest !== undefined && oldest < from)
    if (isToItsEnd) break
  }
  if (!isToItsEnd) throw new Error('The history of the gateway does not end.')
  return { rows: [...found.values()], unread: unread + between }
}

import { type Address, type Hash, isAddressEqual } from 'viem'
import { getBlock } from 'viem/actions'
import {
  type GatewayClient,
  getTransaction,
  getTransactionHistory,
  isUnknown,
  iteratePages,
  type Transaction,
} from '@ghost-pay/gateway-client'
import { nativeLeft, type Outflow, policySpans, tokensLeft } from '@ghost-pay/payments/policy'
import { describeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findReceipt } from '../chain/findReceipt.ts'
import { readAccountFacts } from '../chain/readAccountFacts.ts'
import { receiptOutcome } from '../chain/receiptOutcome.ts'
import { signableFromDetails } from '../signing/signableFromDetails.ts'

/** So much of a history is read, and so many of its transactions are held against the chain. */
const mostPages = 10
const mostChecked = 200
/** So many are asked for at a time. */
const together = 10

/** What has left an account, as `policyFacts` takes it. */
export type Spent = {
  /** Undefined when not all of the last 30 days is known. */
  outflows: readonly Outflow[] | undefined
  /** Of the chain's latest block, in milliseconds since 1970. */
  now: number
}

/**
 * Reads what has left an account in the last 30 days (behaviour/policy#spent). The gateway names the transactions, and the chain vouches
 * for each: it happened when its block says so, and did what its own bytes and the tokens' logs say. The account counts its
 * transactions, so one that the gateway leaves out is missed, and then nothing is known.
 *
 * @throws what the gateway client throws when it does not answer, and what viem throws when the node does not
 */
export async function readSpent(
  client: ChainClient,
  gateway: GatewayClient,
  { address, signal }: { address: Address; signal: AbortSignal },
): Promise<Spent> {
  const chainId = client.chain.id
  const now = Number((await getBlock(client)).timestamp) * 1000
  const since = now - policySpans.month
  const { rows, isReadable } = await readRows(gateway, { chainId, address, since, signal })
  // After the history: what happens in between is missing in it, not the other way round.
  const onChain = await readAccountFacts(client, { address })
  const unknown: Spent = { outflows: undefined, now }
  // What cannot be read could be anything that left.
  if (onChain.status === 'none' || !isReadable) return unknown
  const { nonce, version, modules } = onChain.facts
  // Modules pay without being counted.
  if (modules?.length !== 0 || version === undefined) return unknown
  if (rows.some(({ executionInfo }) => executionInfo?.type === 'MODULE')) return unknown

  const account = { address, version, signal }
  const outflows: Outflow[] = []
  const seen = new Set<Hash>()
  const byNonce = new Map(
    rows.flatMap((row) =>
      row.executionInfo?.type === 'MULTISIG' ? [[row.executionInfo.nonce, row] as const] : [],
    ),
  )
  for (let place = nonce - 1; place >= 0; place -= together) {
    if (nonce - place > mostChecked) return unknown
    const places = Array.from({ length: Math.min(together, place + 1) }, (_, i) => place - i)
    const found = await Promise.all(
      places.map((one) => readExecuted(client, gateway, account, byNonce.get(one), one)),
    )
    const isOlder = found.some((one) => one !== undefined && one.time < since)
    for (const one of found) {
      if (one === undefined) return unknown
      // All before it are older still.
      if (one.time < since) break
      outflows.push({
        time: one.time,
        native: one.native,
        // Several of the account's transactions can be in one of the chain's.
        tokens: seen.has(one.hash) ? new Map() : one.tokens,
      })
      seen.add(one.hash)
    }
    if (isOlder) break
  }
  // What an approved spender or a module takes is not a transaction of the owners.
  const taken = rows.filter(
    ({ executionInfo, txInfo, txHash }) =>
      executionInfo === null &&
      txInfo.type !== 'Creation' &&
      !(txInfo.type === 'Transfer' && txInfo.direction === 'INCOMING') &&
      (txHash === null || !seen.has(txHash)),
  )
  if (taken.length > mostChecked || taken.some(({ txHash }) => txHash === null)) return unknown
  for (const hash of new Set(taken.flatMap(({ txHash }) => txHash ?? []))) {
    const mined = await readLeft(client, { address, hash })
    if (mined === undefined) return unknown
    if (mined.time >= since) outflows.push({ ...mined, native: 0n })
  }
  return { outflows, now }
}

/** The rows of a history back to a moment, by the gateway's word; which of them count the chain decides. */
async function readRows(
  client: GatewayClient,
  {
    chainId,
    address,
    since,
    signal,
  }: { chainId: number; address: Address; since: number; signal: AbortSignal },
): Promise<{ rows: Transaction[]; isReadable: boolean }> {
  const rows: Transaction[] = []
  let isReadable = true
  // A token on no list can have a limit all the same.
  const parameters = { chainId, address, trusted: false, signal }
  const pages = iteratePages(client, getTransactionHistory, parameters, { maxPages: mostPages })
  for await (const { results } of pages) {
    for (const item of results) {
      if (item.type === 'TRANSACTION') {
        if (isUnknown(item.transaction.executionInfo)) isReadable = false
        rows.push(item.transaction)
      } else if (isUnknown(item)) isReadable = false
    }
    const isBack = rows.some(
      ({ executionInfo, timestamp }) => executionInfo?.type === 'MULTISIG' && timestamp < since,
    )
    if (isBack) break
  }
  return { rows, isReadable }
}

/** One of the account's own transactions, once the chain has vouched for it; undefined for what is not shown, or not so. */
async function readExecuted(
  client: ChainClient,
  gateway: GatewayClient,
  { address, version, signal }: { address: Address; version: string; signal: AbortSignal },
  row: Transaction | undefined,
  nonce: number,
): Promise<(Outflow & { hash: Hash }) | undefined> {
  if (row === undefined || row.txHash === null) return undefined
  const chainId = client.chain.id
  const details = await getTransaction(gateway, { chainId, id: row.id, signal })
  const read = signableFromDetails(details, chainId, version)
  if (read.status !== 'signable') return undefined
  const { signable } = read
  if (!isAddressEqual(signable.safe, address) || signable.transaction.nonce !== BigInt(nonce)) {
    return undefined
  }
  const hash = row.txHash
  const left = await readLeft(client, { address, hash }, safeTxHash(signable))
  if (left === undefined) return undefined
  return {
    ...left,
    hash,
    native: nativeLeft(describeTransaction(signable), address, left.isFailed),
  }
}

/** What tokens say has left in a transaction of the chain; undefined when it is not in the chain, or executed something else. */
async function readLeft(
  client: ChainClient,
  { address, hash }: { address: Address; hash: Hash },
  executed?: Hash,
): Promise<{ time: number; tokens: Outflow['tokens']; isFailed: boolean } | undefined> {
  const receipt = await findReceipt(client, hash)
  if (receipt === undefined) return undefined
  const outcome = executed === undefined ? 'none' : receiptOutcome(receipt, address, executed)
  if (outcome === 'reverted' || outcome === 'unrelated') return undefined
  const { timestamp } = await getBlock(client, { blockNumber: receipt.blockNumber })
  return {
    time: Number(timestamp) * 1000,
    tokens: tokensLeft(receipt.logs, address),
    isFailed: outcome === 'failed',
  }
}

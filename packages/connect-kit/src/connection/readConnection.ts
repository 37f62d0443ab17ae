import { getAddress } from 'viem'
import type { Connector } from 'wagmi'

import * as limits from '../limits.ts'
import { isRecord } from '../platform/isRecord.ts'
import { readChainId } from '../platform/readChainId.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import type { ConnectedWallet } from './connectorFlow.ts'

/**
 * Reads what a connector answers when it connects. One of a host's own may say anything, and wagmi and the page would fail on it much
 * later. Without a usable chain the connector is asked; without a usable answer the chain is `NaN`, which no page knows.
 */
export async function readConnection(
  connector: Pick<Connector, 'getChainId'>,
  answer: unknown,
): Promise<ConnectedWallet> {
  const { accounts, chainId } = isRecord(answer) ? answer : {}
  const known = readChainId(chainId)
  return {
    accounts: readAccounts(accounts) ?? [],
    chainId: Number.isNaN(known) ? await askChainId(connector) : known,
  }
}

/** Reads what a connector reports later: of accounts or a chain that are none it says nothing. */
export function readReport(report: unknown): Partial<ConnectedWallet> {
  if (!isRecord(report)) return {}
  const accounts = readAccounts(report['accounts'])
  return {
    ...(accounts && { accounts }),
    ...(report['chainId'] !== undefined && { chainId: readChainId(report['chainId']) }),
  }
}

async function askChainId(connector: Pick<Connector, 'getChainId'>): Promise<number> {
  const asked = (async () => connector.getChainId())()
  const late = () => undefined
  return readChainId(await withTimeout(asked, limits.reconnectTimeout, late).catch(late))
}

/**
 * Reads what a wallet reports as its accounts. What is no list says nothing; neither does a list in which nothing is an
 * address. An empty list is an answer: the wallet has disconnected. Capitals that are no checksum are made one: viem refuses them.
 */
export function readAccounts(reported: unknown): `0x${string}`[] | undefined {
  if (!Array.isArray(reported)) return undefined
  // Some say of each what it can do as well.
  const accounts = reported
    .map((account: unknown) => (isRecord(account) ? account['address'] : account))
    .filter(isAddress)
    .map((address) => getAddress(address))
  return accounts.length > 0 || reported.length === 0 ? accounts : undefined
}

function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

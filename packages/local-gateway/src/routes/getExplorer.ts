import type { Context } from 'hono'
import { type Address, formatUnits, type Hex, size } from 'viem'
import { getBalance } from 'viem/actions'

import type { HistoryEntry } from '../answers/history.ts'
import { partiesOf } from '../answers/transfers.ts'
import { readAccountState } from '../chain/accountState.ts'
import { getMined, rpcRequest } from '../chain/node.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import {
  explorerHeaders,
  type ExplorerPage,
  type Shown,
  writeExplorerPage,
} from '../explorer/explorerPage.ts'
import type { Gateway } from '../Gateway.ts'
import { address as addressField, hash as hashField } from '../request/fields.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/** How many events of an address a page shows. */
const maxActivity = 25

/** The pages of `blockExplorerUriTemplate` for chains without an explorer: an address, a transaction. */
export function getExplorer(app: App, gateway: Gateway) {
  app.get('/explorer/:chainId/address/:address', async (c) => {
    const address = addressField(c.req.param('address'), [])
    const chain = readChain(c, gateway)
    const { view } = await chain.open()
    const { number } = view.head
    const { entries } = view.index.ledgerOf(address)
    const [balance, code, account] = await Promise.all([
      getBalance(chain.node, { address, blockNumber: BigInt(number) }),
      rpcRequest<Hex>(chain.node, 'eth_getCode', [address, 'latest']),
      readAccountState(chain.node, address, number),
    ])
    const newest = Array.from(
      { length: Math.min(maxActivity, entries.length) },
      (_, index) => entries.at(entries.length - 1 - index) ?? [],
    ).flat()
    return page(c, chain, number, {
      title: account ? 'Shared account' : size(code) === 0 ? 'Address' : 'Contract',
      facts: [
        ['Address', address],
        ['Balance', amountOf(chain, balance)],
        ['Code', size(code) === 0 ? 'none' : `${size(code)} bytes`],
        ...(account
          ? ([
              ['Signatures', `${account.threshold} of ${account.owners.length} owners`],
              ['Owners', ...account.owners.map(addressLink)],
              ['Nonce', String(account.nonce)],
            ] as const)
          : []),
      ],
      activity: newest.map((entry) => activityOf(entry, address)),
    })
  })

  app.get('/explorer/:chainId/tx/:hash', async (c) => {
    const hash = hashField(c.req.param('hash'), [])
    const chain = readChain(c, gateway)
    const { view } = await chain.open()
    const mined = await getMined(chain.node, hash)
    const title = 'Transaction'
    if (!mined)
      return page(
        c,
        chain,
        view.head.number,
        { title, facts: [['Not found', `The chain has no transaction ${hash}.`]] },
        404,
      )
    return page(c, chain, view.head.number, {
      title,
      facts: [
        ['Hash', hash],
        ['Status', mined.success ? 'success' : 'failed'],
        ['Block', String(mined.block)],
        ['From', addressLink(mined.from)],
        ['To', mined.to ? addressLink(mined.to) : 'a new contract'],
        ['Value', amountOf(chain, mined.value)],
        ['Fee', amountOf(chain, mined.fee)],
        ['Data', mined.input],
      ],
    })
  })

  // Explorers answer so when they have nothing: there are no verified sources here.
  app.get('/explorer/:chainId/api', (c) => {
    readChain(c, gateway)
    return c.json({ status: '0', message: 'NOTOK', result: 'This chain has no explorer.' })
  })
}

const addressLink = (address: Address): Shown => ({ text: address, page: 'address' })

/** An entry of the history in words. */
function activityOf(entry: HistoryEntry, address: Address) {
  const at = entry.timestamp
  switch (entry.kind) {
    case 'multisig': {
      const { executed } = entry.execution
      return { at, hash: executed.transactionHash, what: 'Executed by the owners' }
    }
    case 'module':
      return { at, hash: entry.transaction.transactionHash, what: 'Executed by a module' }
    case 'transfer': {
      const what = partiesOf(entry.transfer).to === address ? 'Received' : 'Sent'
      return { at, hash: entry.transfer.transactionHash, what }
    }
  }
}

function page(
  c: Context,
  { settings: { name, chainId } }: ServedChain,
  block: number,
  parts: Omit<ExplorerPage, 'at'>,
  status: 200 | 404 = 200,
): Response {
  const at = `${name} (chain ${chainId}) at block ${block}`
  return c.body(writeExplorerPage({ ...parts, at }), status, explorerHeaders())
}

function amountOf({ settings }: ServedChain, amount: bigint): string {
  const { decimals, symbol } = settings.nativeCurrency ?? { decimals: 18, symbol: 'ETH' }
  return `${formatUnits(amount, decimals)} ${symbol}`
}

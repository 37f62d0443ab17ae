import type { Context } from 'hono'
import type { Hash } from 'viem'

import { filteredRows } from '../../answers/filteredRows.ts'
import type { HistoryEntry } from '../../answers/history.ts'
import {
  serviceEthereumTransaction,
  serviceModuleTransaction,
  serviceTransfer,
} from '../../answers/serviceTransaction.ts'
import { addressesIn } from '../../answers/transactionInfo.ts'
import { partiesOf, tokenOf, type TransferEvent } from '../../answers/transfers.ts'
import { getMined } from '../../chain/node.ts'
import { type Account, openAccount } from '../../chain/openAccount.ts'
import type { ServedChain } from '../../chain/serveChain.ts'
import type { Gateway } from '../../Gateway.ts'
import { address as addressField, hash } from '../../request/fields.ts'
import { readParameter } from '../../request/readQuery.ts'
import { checkFilters, servicePage } from '../../request/servicePage.ts'
import { readTarget } from '../../request/target.ts'
import type { App } from '../Route.ts'
import { servicePath } from './servicePath.ts'
import { answerTransactions } from './serviceTransactions.ts'

/** What an account received, what its modules did, and everything it did, newest first. */
export function serviceTransfers(app: App, gateway: Gateway) {
  const read = (c: Context, filters: readonly string[]) => {
    checkFilters(c, filters)
    return readTarget(c, gateway)
  }

  app.get(`${servicePath}/v1/safes/:address/incoming-transfers`, async (c) => {
    const { chain, address } = read(c, ['_from', 'token_address', 'transaction_hash'])
    const from = readParameter(c, '_from', addressField)
    const tokenAddress = readParameter(c, 'token_address', addressField)
    const transactionHash = readParameter(c, 'transaction_hash', hash)
    const { ledger } = await openAccount(chain, address)
    const found = await filteredRows(ledger, ledger.incoming, {
      name: ['service incoming', from, tokenAddress, transactionHash].join(),
      test: (transfer) =>
        (from === null || partiesOf(transfer).from === from) &&
        (tokenAddress === null || tokenOf(transfer) === tokenAddress) &&
        (transactionHash === null || transfer.transactionHash === transactionHash),
    })
    return servicePage(c, found, (items) => answerTransfers(chain, items))
  })

  app.get(`${servicePath}/v1/safes/:address/module-transactions`, async (c) => {
    const { chain, address } = read(c, ['module', 'transaction_hash'])
    const module = readParameter(c, 'module', addressField)
    const transactionHash = readParameter(c, 'transaction_hash', hash)
    const { ledger } = await openAccount(chain, address)
    const found = await filteredRows(ledger, ledger.modules, {
      name: ['service modules', module, transactionHash].join(),
      test: (transaction) =>
        (module === null || transaction.module === module) &&
        (transactionHash === null || transaction.transactionHash === transactionHash),
    })
    return servicePage(c, found, async (items) => {
      await chain.tokens.load(items.flatMap(addressesIn))
      const { names } = chain
      return items.map((item) => serviceModuleTransaction(item, { safe: address, names }))
    })
  })

  app.get(`${servicePath}/v2/safes/:address/all-transactions`, async (c) => {
    const { chain, address } = read(c, [])
    const account = await openAccount(chain, address)
    const found = byEthereumTransaction(account.ledger.entries.newestFirst())
    return servicePage(c, found, (items) =>
      Promise.all(items.map((item) => answerEntry(account, item))),
    )
  })
}

/** An entry of the list of everything: transfers of one Ethereum transaction are one. */
type ServiceEntry =
  | Exclude<HistoryEntry, { kind: 'transfer' }>
  | { kind: 'ethereum'; hash: Hash; first: TransferEvent; transfers: TransferEvent[] }

function byEthereumTransaction(entries: readonly HistoryEntry[]): ServiceEntry[] {
  const found: ServiceEntry[] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (entry.kind !== 'transfer') found.push(entry)
    else if (last?.kind === 'ethereum' && last.hash === entry.transfer.transactionHash)
      last.transfers.push(entry.transfer)
    else
      found.push({
        kind: 'ethereum',
        hash: entry.transfer.transactionHash,
        first: entry.transfer,
        transfers: [entry.transfer],
      })
  }
  return found
}

async function answerEntry(account: Account, entry: ServiceEntry) {
  const { chain, address } = account
  const transfers = await answerTransfers(chain, entry.transfers)
  switch (entry.kind) {
    case 'multisig': {
      const [transaction] = await answerTransactions(account, [entry.execution])
      return { ...transaction, txType: 'MULTISIG_TRANSACTION', transfers }
    }
    case 'module': {
      const { names } = chain
      const transaction = serviceModuleTransaction(entry.transaction, { safe: address, names })
      return { ...transaction, txType: 'MODULE_TRANSACTION', transfers }
    }
    case 'ethereum': {
      const mined = await getMined(chain.node, entry.hash)
      const transaction = serviceEthereumTransaction(entry.first, mined)
      return { ...transaction, txType: 'ETHEREUM_TRANSACTION', transfers }
    }
  }
}

async function answerTransfers({ tokens, names }: ServedChain, items: readonly TransferEvent[]) {
  await tokens.load(items.map(tokenOf).filter((token) => token !== null))
  return items.map((transfer) => serviceTransfer(transfer, names))
}

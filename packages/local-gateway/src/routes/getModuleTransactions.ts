import { filteredRows } from '../answers/filteredRows.ts'
import {
  type ModuleTransaction,
  summarizeModuleTransaction,
} from '../answers/moduleTransactions.ts'
import { addressesIn } from '../answers/transactionInfo.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { address as addressField, hash } from '../request/fields.ts'
import { pageOfTransactions } from '../request/listPage.ts'
import { readParameter } from '../request/readQuery.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The module transactions of an account, newest first. */
export function getModuleTransactions(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/module-transactions', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const to = readParameter(c, 'to', addressField)
    const module = readParameter(c, 'module', addressField)
    const transactionHash = readParameter(c, 'transaction_hash', hash)
    const { ledger } = await openAccount(chain, address)
    const found = await filteredRows(ledger, ledger.modules, {
      name: ['modules', to, module, transactionHash].join(),
      test: (transaction) =>
        (to === null || (transaction.isCallKnown && transaction.to === to)) &&
        (module === null || transaction.module === module) &&
        (transactionHash === null || transaction.transactionHash === transactionHash),
    })
    const summarize = async (items: ModuleTransaction[]) => {
      await chain.tokens.load(items.flatMap(addressesIn))
      return items.map((item) => summarizeModuleTransaction(item, address, chain.names))
    }
    return pageOfTransactions(c, found, summarize, { count: true })
  })
}

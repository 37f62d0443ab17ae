import { summarizeTransaction } from '../answers/transaction.ts'
import { addressesIn } from '../answers/transactionInfo.ts'
import { openAccount } from '../chain/openAccount.ts'
import { ownersTransactions, readOwnersTransactions } from '../chain/ownersTransactions.ts'
import type { Gateway } from '../Gateway.ts'
import { address as addressField, decimal } from '../request/fields.ts'
import { pageOfTransactions } from '../request/listPage.ts'
import { readAmount, readFlag, readMoment, readParameter } from '../request/readQuery.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The owners' transactions, waiting and executed, the highest nonce first. */
export function getMultisigTransactions(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/multisig-transactions', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const to = readParameter(c, 'to', addressField)
    const nonce = readParameter(c, 'nonce', decimal)
    const value = readAmount(c, 'value', 18)
    const [from, until] = [
      readMoment(c, 'execution_date__gte'),
      readMoment(c, 'execution_date__lte'),
    ]
    const executed = c.req.query('executed') === undefined ? null : readFlag(c, 'executed', false)
    const account = await openAccount(chain, address)
    const { state } = account
    const found = await ownersTransactions(account, { executed, to, value, nonce, from, until })
    return pageOfTransactions(c, found, async (items) => {
      const transactions = await readOwnersTransactions(account, items)
      await chain.tokens.load(transactions.flatMap(addressesIn))
      return transactions.map((transaction) =>
        summarizeTransaction(transaction, state, chain.names),
      )
    })
  })
}

import { summarizeTransaction } from '../answers/transaction.ts'
import { addressesIn } from '../answers/transactionInfo.ts'
import { openAccount } from '../chain/openAccount.ts'
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
    const { state, transactions } = await openAccount(chain, address)
    const found = transactions
      .filter(
        (transaction) =>
          (to === null || transaction.to === to) &&
          (nonce === null || BigInt(transaction.nonce) === nonce) &&
          (value === null || transaction.value === value) &&
          (executed === null || (transaction.execution !== null) === executed) &&
          (from === null || (transaction.execution?.timestamp ?? -Infinity) >= from) &&
          (until === null || (transaction.execution?.timestamp ?? Infinity) <= until),
      )
      .sort((a, b) => b.nonce - a.nonce || b.submittedAt - a.submittedAt)
    return pageOfTransactions(c, found, async (items) => {
      await chain.tokens.load(items.flatMap(addressesIn))
      return items.map((transaction) => summarizeTransaction(transaction, state, chain.names))
    })
  })
}

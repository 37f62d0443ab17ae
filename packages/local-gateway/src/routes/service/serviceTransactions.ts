import type { Context } from 'hono'

import {
  type MultisigTransaction,
  nonceOf,
  proposalOf,
} from '../../answers/multisigTransactions.ts'
import { serviceConfirmation, serviceTransaction } from '../../answers/serviceTransaction.ts'
import { addressesIn } from '../../answers/transactionInfo.ts'
import { getMined } from '../../chain/node.ts'
import { type Account, openAccount } from '../../chain/openAccount.ts'
import {
  type OwnersItem,
  ownersTransactions,
  readOwnersTransactions,
} from '../../chain/ownersTransactions.ts'
import type { Gateway } from '../../Gateway.ts'
import { refusal } from '../../problems.ts'
import {
  address as addressField,
  decimal,
  type Field,
  hash,
  object,
  signature,
} from '../../request/fields.ts'
import type { Sliceable } from '../../request/page.ts'
import { readBody } from '../../request/readBody.ts'
import { readFlag, readMoment, readParameter } from '../../request/readQuery.ts'
import { checkFilters, servicePage } from '../../request/servicePage.ts'
import { readChain, readTarget } from '../../request/target.ts'
import { proposalFields } from '../../request/transactionFields.ts'
import { findTransaction, recordConfirmation } from '../confirmTransaction.ts'
import { recordProposal } from '../proposeTransaction.ts'
import type { App } from '../Route.ts'
import { servicePath } from './servicePath.ts'

/** Numbers come as JSON numbers or as decimal texts, and the hash has the name of the contract's. */
const servedProposal: Field<ReturnType<typeof proposalFields>> = (value, path) => {
  if (typeof value !== 'object' || value === null) return proposalFields(value, path)
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => [
    name,
    Number.isSafeInteger(field) && name !== 'operation' ? String(field) : field,
  ])
  const body = Object.fromEntries(fields) as Record<string, unknown> // the entries of an object
  return proposalFields({ ...body, safeTxHash: body['contractTransactionHash'] }, path)
}

const confirmation = object({ signature })

const filters = [
  'executed',
  'execution_date__gte',
  'execution_date__lte',
  'has_confirmations',
  'nonce',
  'nonce__gte',
  'ordering',
  'to',
  'value',
]

/** The owners' transactions as a transaction service answers about them and takes them in. */
export function serviceTransactions(app: App, gateway: Gateway) {
  const lists = `${servicePath}/v2/safes/:address/multisig-transactions`

  app.get(lists, async (c) => {
    const { chain, address } = readTarget(c, gateway)
    checkFilters(c, filters)
    const flag = (name: string) => (c.req.query(name) ? readFlag(c, name, false) : null)
    const filter = {
      executed: flag('executed'),
      to: readParameter(c, 'to', addressField),
      value: readParameter(c, 'value', decimal),
      nonce: readParameter(c, 'nonce', decimal),
      nonceFrom: readParameter(c, 'nonce__gte', decimal),
      confirmed: flag('has_confirmations'),
      from: readMoment(c, 'execution_date__gte'),
      until: readMoment(c, 'execution_date__lte'),
    }
    const account = await openAccount(chain, address)
    const found = ordered(c, account, await ownersTransactions(account, filter))
    return servicePage(c, found, (items) => answerTransactions(account, items))
  })

  app.post(lists, async (c) => {
    const body = await readBody(c, servedProposal)
    const { chain, address: safe } = readTarget(c, gateway)
    await recordProposal(gateway, { chain, safe, body })
    return c.body(null, 201)
  })

  app.get(`${servicePath}/v2/multisig-transactions/:safeTxHash`, async (c) => {
    const { transaction, ...account } = await find(c, gateway)
    const [answer] = await answerTransactions(account, [transaction])
    return c.json(answer)
  })

  const confirmations = `${servicePath}/v1/multisig-transactions/:safeTxHash/confirmations`

  app.get(confirmations, async (c) => {
    const { transaction } = await find(c, gateway)
    return servicePage(c, transaction.confirmations, (page) => page.map(serviceConfirmation))
  })

  app.post(confirmations, async (c) => {
    const body = await readBody(c, confirmation)
    const safeTxHash = hash(c.req.param('safeTxHash'), [])
    const signatures = body.signature
    await recordConfirmation(gateway, { chain: readChain(c, gateway), safeTxHash, signatures })
    return c.json({ signature: signatures }, 201)
  })
}

function find(c: Context, gateway: Gateway) {
  const safeTxHash = hash(c.req.param('safeTxHash'), [])
  return findTransaction(readChain(c, gateway), safeTxHash)
}

/** Transactions in full, with the Ethereum transactions that executed them. */
export async function answerTransactions(account: Account, items: readonly OwnersItem[]) {
  const { chain, state } = account
  const { node, names } = chain
  const transactions = await readOwnersTransactions(account, items)
  await chain.tokens.load(transactions.flatMap(addressesIn))
  const minedOf = async ({ execution }: MultisigTransaction) =>
    execution && getMined(node, execution.transactionHash)
  const mined = await Promise.all(transactions.map(minedOf))
  return transactions.map((transaction, index) =>
    serviceTransaction(transaction, { mined: mined[index] ?? null, state, names }),
  )
}

/**
 * A list in the order of the query. The highest nonce comes first unless it says otherwise.
 *
 * @throws ProblemError 400 for another order
 */
function ordered(c: Context, account: Account, list: Sliceable<OwnersItem>): Sliceable<OwnersItem> {
  const asked = c.req.query('ordering') ?? '-nonce'
  if (asked === '-nonce') return list
  const proposed = (item: OwnersItem) =>
    'executed' in item ? proposalOf(item, account.offchain) : item
  const executedAt = (item: OwnersItem) => ('executed' in item ? item.executed.timestamp : 0)
  const keys: Record<string, (item: OwnersItem) => number> = {
    nonce: (item) => ('executed' in item ? nonceOf(item, account) : item.nonce),
    created: (item) => proposed(item)?.submittedAt ?? executedAt(item),
    modified: (item) => Math.max(proposed(item)?.modifiedAt ?? 0, executedAt(item)),
  }
  const [, descending, name = ''] = /^(-?)(.*)$/.exec(asked) ?? []
  const keyOf = Object.hasOwn(keys, name) ? keys[name] : undefined
  if (!keyOf) throw refusal(400, 'Ordering field is not valid: nonce, created or modified')
  const sign = descending ? -1 : 1
  return list.slice(0, list.length).sort((a, b) => sign * (keyOf(a) - keyOf(b)))
}

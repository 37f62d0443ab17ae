import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { getTransactionQueueQueryOptions } from '@ghost-pay/gateway-client/react'
import { valueHoldings } from '@ghost-pay/safe-account/money'
import { countWaiting, waitingTransactions } from '@ghost-pay/safe-account/queue'
import type { AccountId } from '@ghost-pay/safe-account/store'
import { sortTokens } from '@ghost-pay/safe-account/tokens'
import { parseTransactionId } from '@ghost-pay/safe-protocol'

import { chains } from '../../chains.ts'
import { parseAccountId } from '../../data/accountId.ts'
import { balancesQuery } from '../../data/balancesQuery.ts'
import { isGatewayHere } from '../../data/place.ts'
import { useAccountFacts } from '../../data/useAccountFacts.ts'
import { useAddressBook } from '../../data/useAddressBook.ts'
import { useHoldings } from '../../data/useHoldings.ts'
import { gateway } from '../../gateway.ts'
import { DemoCardView } from './DemoCardView.tsx'

/** The demo's treasury on the first page, as chain and gateway tell of it now. */
export function DemoCard({ accountId }: { accountId: string }) {
  const account = parseAccountId(accountId, chains)
  return account && <Demo account={account} path={`/a/${accountId}`} />
}

/** How often the demo is asked again, in milliseconds. */
const interval = 20_000

function Demo({ account, path }: { account: AccountId; path: string }) {
  const { label } = useAddressBook()
  const facts = useAccountFacts(account, interval)
  const queue = useInfiniteQuery(getTransactionQueueQueryOptions(gateway, account))
  const chain = chains.find(({ id }) => id === account.chainId) ?? chains[0]
  const balances = useQuery({ ...balancesQuery(gateway, account), refetchInterval: interval })
  const items = balances.data?.items
  const tokens = (items ?? []).flatMap(({ tokenInfo }) =>
    tokenInfo.type === 'ERC20' ? [tokenInfo.address] : [],
  )
  const holdings = useHoldings(account, tokens, balances.dataUpdatedAt)
  const onChain = facts.data?.status === 'account' ? facts.data.facts : undefined
  const first = queue.data && waitingTransactions(queue.data)[0]
  return (
    <DemoCardView
      address={account.address}
      currency={chain.nativeCurrency}
      facts={onChain}
      value={
        items &&
        valueHoldings(
          sortTokens(items, chain.nativeCurrency.symbol).trusted,
          { native: onChain?.balance, tokens: holdings },
          !isGatewayHere,
        )
      }
      isSilent={balances.isError}
      waiting={queue.data && countWaiting(queue.data)}
      nextHash={first && hashOf(first.id)}
      label={label}
      path={path}
    />
  )
}

/** The account's hash of a waiting transaction, where its id has one. */
function hashOf(id: string): Hash | undefined {
  try {
    const read = parseTransactionId(id)
    return read.type === 'multisig' ? read.safeTxHash : undefined
  } catch {
    return undefined
  }
}

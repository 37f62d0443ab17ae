import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Collectible } from '@ghost-pay/gateway-client'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { listHeld } from '@ghost-pay/safe-account/money'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { followed } from '../../../gateway/followed.ts'
import { keepReviewDraft, reviewPath } from '../../../kept/reviewDrafts.ts'
import { useDraft } from '../../../kept/useDraft.ts'
import { useKept } from '../../../kept/useKept.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { useHoldings } from '../../../money/useHoldings.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { arrangeAssets, tokenChoices } from './arrangeAssets.ts'
import { text } from './assetsCopy.ts'
import { AssetsView } from './AssetsView.tsx'
import { CollectiblesView } from './CollectiblesView.tsx'
import { SendCollectible, type SendCollectibleProps } from './SendCollectible.tsx'
import { useCollectibles } from './useCollectibles.ts'

/** What an account holds, and what of it is put aside. */
export function AssetsScreen() {
  useTitle(text('assets.title'))
  const account = useSharedAccount()
  const client = useGateway()
  const [hasSpam, setSpam] = useState(false)
  const [draft, setDraft] = useDraft(account)
  const choices = new Map(
    useKept(tokenChoices)
      .filter(({ chainId }) => chainId === account.chainId)
      .map(({ address, choice }) => [address, choice] as const),
  )
  const balances = useQuery({
    ...balancesQuery(client, account, hasSpam ? { excludeSpam: false } : {}),
    ...followed,
  })
  const items =
    balances.data &&
    listHeld(balances.data.items, account.chain.nativeCurrency, account.onChain?.balance)
  const holdings = useHoldings(account, balances)
  const collectibles = useCollectibles(account)
  const failed = [balances, collectibles.pages].filter(({ error }) => error !== null)
  const what = balances.error === null ? 'assets.what.collectibles' : 'assets.what'
  return (
    <Screen>
      <AssetsView
        chain={account.chain}
        assets={
          items &&
          arrangeAssets(
            items,
            { native: account.onChain?.balance, tokens: holdings },
            choices,
            account.chain.nativeCurrency.symbol,
          )
        }
        time={balances.dataUpdatedAt}
        unread={balances.data?.unreadable?.length ?? 0}
        isFailed={balances.error !== null}
        notices={
          account.isListed && (
            <GatewayFailure
              query={{
                error: failed[0]?.error ?? null,
                isFetching: failed.some(({ isFetching }) => isFetching),
                refetch: () => failed.forEach((query) => void query.refetch()),
              }}
              what={text(failed.length > 1 ? 'assets.what.all' : what)}
            />
          )
        }
        payPath={`${account.path}/pay`}
        hasSpam={hasSpam}
        onAskForSpam={() => setSpam(true)}
        onPay={({ token }) => {
          const wanted = token.type === 'NATIVE_TOKEN' ? '' : token.address
          // An amount that was typed for another token is not one of this.
          const amount = draft.token === wanted ? draft.amount : ''
          setDraft({ ...draft, token: wanted, amount, reviewed: false })
        }}
        onChoose={({ token: { address } }, choice) => {
          const token = { chainId: account.chainId, address }
          if (choice === undefined) tokenChoices.forget(token)
          else tokenChoices.remember({ ...token, choice })
        }}
        collectibles={
          <Collectibles
            {...collectibles}
            tokens={(items ?? []).flatMap(({ tokenInfo: { type, address, symbol } }) =>
              type === 'ERC20' ? [{ token: address, symbol }] : [],
            )}
          />
        }
      />
    </Screen>
  )
}

type CollectiblesProps = ReturnType<typeof useCollectibles> & Pick<SendCollectibleProps, 'tokens'>

function Collectibles({ pages, items, unread, tokens }: CollectiblesProps) {
  const account = useSharedAccount()
  const [, navigate] = useLocation()
  const [sent, setSent] = useState<Collectible>()
  return (
    <>
      {sent !== undefined && (
        <SendCollectible
          key={`${sent.address} ${sent.id}`}
          account={account}
          collectible={sent}
          tokens={tokens}
          onReview={(call) => {
            const id = keepReviewDraft(account, { calls: [call], kind: 'payment' })
            navigate(reviewPath(account, id))
          }}
          onCancel={() => setSent(undefined)}
        />
      )}
      <CollectiblesView
        chain={account.chain}
        items={items}
        isFailed={pages.error !== null}
        unread={unread}
        hasMore={pages.hasNextPage}
        isLoadingMore={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
        onSend={setSent}
      />
    </>
  )
}

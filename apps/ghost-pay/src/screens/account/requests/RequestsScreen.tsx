import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, getAddress } from 'viem'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { encodePaymentRequest, paymentRequestHash } from '@ghost-pay/payments/requests'
import { worthOf } from '@ghost-pay/safe-account/money'
import { tokenAt } from '@ghost-pay/safe-account/tokens'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { useNow } from '../../../components/useNow.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { requestLink } from '../../../requests/requestLink.ts'
import { useSettlements } from '../../../requests/useSettlements.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { assetsOf, ownAssets } from '../pay/assetsOf.ts'
import { idleInterval } from '../pollInterval.ts'
import { Elsewhere, OpenRequest, ReceivePanel } from './ReceivePanel.tsx'
import { RequestForm } from './RequestForm.tsx'
import { text } from './requestsCopy.ts'
import { RequestsView } from './RequestsView.tsx'
import { forgetRequest, useMakeRequest, useRequests } from './useMakeRequest.ts'

/** How the account is paid: its address, what was asked for, and what the chain says of it. */
export function RequestsScreen() {
  useTitle(text('requests.title'))
  const account = useSharedAccount()
  const { chainId, address, chain, onChain } = account
  const client = useGateway()
  const balances = useQuery(balancesQuery(client, { chainId, address }))
  const requests = useRequests(account)
  const now = useNow(10_000)
  const { settled, readAt, error, isAsking, retry } = useSettlements(chainId, requests, {
    now,
    areAll: true,
    refetchInterval: idleInterval,
  })
  const listed = assetsOf(chain, balances.data?.items).filter(({ doubt }) => doubt === undefined)
  const { tokens } = useTokensOnChain(chainId, [
    ...new Set([...listed, ...requests].flatMap(({ token }) => (token ? getAddress(token) : []))),
  ])
  const tokenOf = (token: Address | null) =>
    token === null ? chain.nativeCurrency : tokenAt(tokens, token)
  // What is asked for is signed and sent: the gateway has no say in how a token counts.
  const assets = ownAssets(listed, tokens)
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const making = useMakeRequest(account, close)
  const byHash = new Map(
    settled?.settlements.map((settlement) => [paymentRequestHash(settlement.request), settlement]),
  )

  return (
    <Screen>
      <RequestsView
        requests={requests.map((request) => {
          const hash = paymentRequestHash(request)
          const token = tokenOf(request.token)
          return {
            hash,
            request,
            settlement: byHash.get(hash),
            token,
            worth:
              token && balances.data
                ? worthOf(
                    {
                      value: request.amount,
                      decimals: token.decimals,
                      token: request.token ?? undefined,
                    },
                    balances.data.items,
                  )
                : undefined,
            link: requestLink(encodePaymentRequest(request)),
          }
        })}
        unassigned={(settled?.unassigned ?? []).map((transfer) => ({
          transfer,
          token: tokenOf(transfer.token),
        }))}
        readAt={readAt}
        failure={error === null ? undefined : { isAsking, onRetry: retry }}
        silentCurrency={
          isSilent(onChain?.version) && requests.some(({ token }) => token === null)
            ? chain.nativeCurrency.symbol
            : undefined
        }
        form={
          isAdding ? (
            <RequestForm
              assets={assets}
              canSign={account.role === 'owner'}
              busy={making.isMaking}
              failure={making.failure}
              onMake={making.make}
              onCancel={close}
            />
          ) : null
        }
        openHash={making.made}
        side={
          <>
            <ReceivePanel
              account={account}
              assets={assets}
              elsewhere={<Elsewhere account={account} />}
            />
            <OpenRequest />
          </>
        }
        onNew={() => setAdding(true)}
        onForget={forgetRequest}
      />
    </Screen>
  )
}

/** Accounts before 1.3.0 write nothing when they get the chain's own currency (behaviour/requests#paid). */
const isSilent = (version: string | undefined): boolean => /^(?:0|1\.[012])\./.test(version ?? '')

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getAbout } from '@ghost-pay/gateway-client'
import {
  getTransactionQueueQueryOptions,
  safeKey,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { countWaiting } from '@ghost-pay/safe-account/queue'

import { followed } from '../../../data/followed.ts'
import { pageGateway } from '../../../data/pageGateway.ts'
import { chooseGateway } from '../../../data/place.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { hostedGatewayOf } from '../../../gateway.ts'
import { idleInterval } from '../pollInterval.ts'
import { GatewayHereNotice } from './GatewayHereNotice.tsx'
import { text } from './hereCopy.ts'
import { type Offered, offerToGateway } from './offerToGateway.ts'
import { readFirstBlock } from './readFirstBlock.ts'

/** Below every screen of an account while the gateway inside the page stands in for the hosted one. */
export function GatewayHere({ account }: { account: SharedAccount }) {
  const client = useGateway()
  const { chainId } = account
  const hostedGateway = hostedGatewayOf(chainId)
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const from = useQuery({
    queryKey: ['gateway-here', chainId],
    // While the first blocks are read, the queue says nothing; a silent node makes it fail.
    enabled: !queue.isPending,
    // A node that was silent may answer later.
    refetchInterval: ({ state }) => (typeof state.data === 'number' ? false : idleInterval),
    queryFn: async () => (await readFirstBlock(chainId)) ?? null,
  })
  const hosted = useQuery({
    queryKey: ['gateway-health', hostedGateway.baseUrl],
    refetchInterval: idleInterval,
    queryFn: async ({ signal }) => {
      const start = performance.now()
      await getAbout(hostedGateway, { signal })
      return performance.now() - start
    },
  })
  const [offer, setOffer] = useState<'none' | 'offering' | 'failed' | Offered>('none')
  useOtherTabs(account)
  return (
    <aside className="gp-here" aria-label={text('here.label')}>
      <GatewayHereNotice
        from={from.isError ? null : from.data}
        waiting={queue.data === undefined ? 0 : countWaiting(queue.data)}
        isBack={hosted.isPending ? undefined : !hosted.isError}
        offer={offer}
        onOffer={() => {
          setOffer('offering')
          offerToGateway(client, hostedGateway, account).then(setOffer, () => setOffer('failed'))
        }}
        onHosted={() => chooseGateway('hosted')}
      />
    </aside>
  )
}

/** Asks again when another tab, which shares the gateway inside the page, has changed something. */
function useOtherTabs({ chainId, address }: SharedAccount): void {
  const client = useGateway()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      pageGateway.onChange((change) => {
        const isOurs =
          change.chainId === String(chainId) &&
          (change.type === 'reset' || change.addresses.includes(address))
        if (!isOurs) return
        void queryClient.invalidateQueries({ queryKey: safeKey(client, { chainId, address }) })
      }),
    [client, queryClient, chainId, address],
  )
}

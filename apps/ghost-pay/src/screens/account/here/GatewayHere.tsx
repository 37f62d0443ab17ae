import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  getTransactionQueueQueryOptions,
  safeKey,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { countWaiting } from '@ghost-pay/safe-account/queue'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { hostedGatewayOf } from '../../../gateway.ts'
import { followed } from '../../../gateway/followed.ts'
import { gatewayHereUrl } from '../../../gateway/gatewayHereUrl.ts'
import { pageGateway } from '../../../gateway/pageGateway.ts'
import { chooseGateway } from '../../../gateway/place.ts'
import { gatewayHealth } from '../../accounts/chains/health.tsx'
import { idleInterval } from '../pollInterval.ts'
import { text } from './hereCopy.ts'
import { type Offered, offerToGateway } from './offerToGateway.ts'

import '../../../components/GatewayLead.css'

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
  const hosted = useQuery({ ...gatewayHealth(hostedGateway), refetchInterval: idleInterval })
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

/**
 * From which block on the gateway inside the page has read a chain.
 *
 * @returns undefined where it cannot say, for example because its node is silent
 */
async function readFirstBlock(chainId: number): Promise<number | undefined> {
  // The health of this chain alone: of all of them, every node would be asked.
  const response = await pageGateway.fetch(`${gatewayHereUrl}/health?chain=${chainId}`)
  if (!response.ok) return undefined
  // The answer of this app's own gateway.
  const { chains } = (await response.json()) as { chains: { from: number | null }[] }
  return chains[0]?.from ?? undefined
}

type GatewayHereNoticeProps = {
  /** The first block that this page has read; undefined while it reads, null when its node does not answer. */
  from: number | null | undefined
  waiting: number
  /** Whether the hosted gateway answers; undefined while it is asked. */
  isBack: boolean | undefined
  /** What became of what was offered to it. */
  offer: 'none' | 'offering' | 'failed' | Offered
  onOffer: () => void
  /** Goes back to the hosted gateway. */
  onHosted: () => void
}

const results = ['given', 'had', 'passed', 'taken', 'twin', 'partly', 'refused', 'unknown'] as const

/** Whether there is something to give, or to give again. */
const canOffer = (offer: GatewayHereNoticeProps['offer']): boolean =>
  typeof offer === 'string' || offer.partly + offer.refused + offer.unknown > 0

/** Says that no gateway is asked, what is not known because of it, and what only this browser has. */
export function GatewayHereNotice(props: GatewayHereNoticeProps) {
  const { from, waiting, isBack, offer, onOffer, onHosted } = props
  return (
    <Notice
      tone="warning"
      title={text('here.title')}
      action={
        isBack === true && (
          <div className="gp-actions">
            {waiting > 0 && canOffer(offer) && (
              <Button onPress={onOffer} busy={offer === 'offering'}>
                {offer === 'offering'
                  ? text('here.offering')
                  : text('here.offer', { count: waiting })}
              </Button>
            )}
            <Button onPress={onHosted}>{text('here.hosted')}</Button>
          </div>
        )
      }
    >
      <p>
        {from === undefined
          ? text('here.reading')
          : from === null
            ? text('here.unread')
            : text('here.reach', { from })}
      </p>
      {waiting > 0 && canOffer(offer) && <p>{text('here.only', { count: waiting })}</p>}
      {isBack !== undefined && <p>{text(isBack ? 'here.back' : 'here.away')}</p>}
      {typeof offer === 'object' && (
        <p role="status">
          {results
            .filter((result) => offer[result] > 0)
            .map((result) => text(`here.offered.${result}`, { count: offer[result] }))
            .join(' ')}
        </p>
      )}
      {offer === 'failed' && <p role="status">{text('here.incomparable')}</p>}
    </Notice>
  )
}

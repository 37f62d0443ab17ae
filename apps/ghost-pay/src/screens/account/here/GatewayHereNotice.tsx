import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { text } from './hereCopy.ts'
import type { Offered } from './offerToGateway.ts'

export type GatewayHereNoticeProps = {
  /** The first block that this page has read; undefined while it reads, null when its node does not answer. */
  from: number | null | undefined
  /** How many payments wait in this browser. */
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

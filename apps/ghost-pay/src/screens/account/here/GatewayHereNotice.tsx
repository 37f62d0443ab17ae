import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { Offered } from '../../../data/offerToGateway.ts'
import { useText } from '../../../text/useText.ts'
import { hereCopy } from './hereCopy.ts'

export type GatewayHereNoticeProps = {
  /** The first block that this page has read; undefined while it reads. */
  from: number | undefined
  /** How many payments wait in this browser. */
  waiting: number
  /** Whether the hosted gateway answers; undefined while it is asked. */
  isBack: boolean | undefined
  /** What became of what was offered to it. */
  offer: 'none' | 'offering' | Offered
  onOffer: () => void
  /** Goes back to the hosted gateway. */
  onHosted: () => void
}

/** Says that no gateway is asked, what is not known because of it, and what only this browser has. */
export function GatewayHereNotice(props: GatewayHereNoticeProps) {
  const { from, waiting, isBack, offer, onOffer, onHosted } = props
  const text = useText(hereCopy)
  return (
    <Notice
      tone="warning"
      title={text('here.title')}
      action={
        isBack === true && (
          <div className="gp-actions">
            {waiting > 0 && typeof offer === 'string' && (
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
      <p>{from === undefined ? text('here.reading') : text('here.reach', { from })}</p>
      {waiting > 0 && typeof offer === 'string' && <p>{text('here.only', { count: waiting })}</p>}
      {isBack !== undefined && <p>{text(isBack ? 'here.back' : 'here.away')}</p>}
      {typeof offer === 'object' && (
        <p role="status">
          {text('here.taken', { count: offer.taken })}{' '}
          {offer.refused > 0 && text('here.refused', { count: offer.refused })}
        </p>
      )}
    </Notice>
  )
}

import { useId } from 'react'
import type { Hex } from 'viem'
import type {
  ReceivedTransfer,
  Settlement,
  SignedPaymentRequest,
} from '@ghost-pay/payments/requests'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { plainText } from '@ghost-pay/safe-protocol'

import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { Source } from '../../../components/Source.tsx'
import { useNow } from '../../../components/useNow.ts'
import { dayOrTime } from '../../../format/dayAndTime.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { money as sayMoney } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { type requestsCopy, text } from './requestsCopy.ts'

/** A request with all that is known of it. */
export type ShownRequest = {
  hash: Hex
  request: SignedPaymentRequest
  /** What the chain says; undefined while it has not. */
  settlement: Settlement<SignedPaymentRequest> | undefined
  /** Undefined while, or because, the chain has not told the token's decimals. */
  token: { symbol: string; decimals: number } | undefined
  /** What it is worth today, in the shown currency; undefined where there is no price. */
  worth?: number | undefined
  link: string
}

export type RequestRowProps = {
  shown: ShownRequest
  isOpen: boolean
  onToggle: () => void
  onForget: () => void
}

/** One request: what it is for, how much, how far it is paid; opened, its link and what came. */
export function RequestRow({ shown, isOpen, onToggle, onForget }: RequestRowProps) {
  const { label } = useAddressBook()
  const now = useNow(60_000)
  const bodyId = useId()
  const { request, settlement, token } = shown
  const memo = plainText(request.memo)
  const ends = request.expires === undefined ? undefined : request.expires * 1000
  return (
    <div className="gp-request" data-state={settlement?.state ?? 'unknown'}>
      <button
        type="button"
        className="gp-request-head gp-hover"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        title={text('requests.show')}
        onClick={onToggle}
      >
        <span className="gp-ring gp-ring-ghost gp-request-mark">
          {(settlement?.state === 'paid' || settlement?.state === 'over') && <CheckIcon />}
        </span>
        <span className="gp-request-what gp-anywhere gp-words">
          <strong className="gp-clamp">{memo === '' ? text('requests.noMemo') : memo}</strong>
          <span className="gp-soft gp-small">
            {[
              text('requests.asked', { when: dayOrTime(request.issued * 1000, now) }),
              settlement?.state === 'open' || settlement?.state === 'part'
                ? ends && text('requests.ends', { when: dayOrTime(ends, now) })
                : undefined,
              request.signature === undefined
                ? text('requests.unsigned')
                : text('requests.signedBy', {
                    name: label(request.requester),
                  }),
            ]
              .filter((word) => word !== undefined)
              .join(' · ')}
          </span>
        </span>
        <span className="gp-request-figure gp-figures">
          <Amount
            value={token && request.amount}
            decimals={token?.decimals ?? 0}
            symbol={token?.symbol ?? ''}
          />
          {shown.worth !== undefined && (
            <span className="gp-soft gp-small gp-figure">{sayMoney(shown.worth)}</span>
          )}
          <span className="gp-soft gp-small">
            {settlement === undefined ? (
              text('requests.state.unknown')
            ) : (
              <Source source="chain">{text(...sayState(settlement, token))}</Source>
            )}
          </span>
        </span>
      </button>
      <div id={bodyId} className="gp-request-body" hidden={!isOpen}>
        {isOpen && (
          <>
            <Payments shown={shown} />
            <ShareRequest link={shown.link} onForget={onForget} />
          </>
        )}
      </div>
    </div>
  )
}

/** How far a request is paid, in words. */
function sayState(
  { state, received, missing, extra }: Settlement,
  token: ShownRequest['token'],
): Said<typeof requestsCopy> {
  const figure = (amount: bigint) =>
    token === undefined
      ? { amount: '–', symbol: '' }
      : { amount: splitAmount(amount, token.decimals).whole, symbol: cleanSymbol(token.symbol) }
  const { symbol, amount } = figure(state === 'over' ? extra : missing)
  switch (state) {
    case 'part':
      return ['requests.state.part', { missing: amount, symbol }]
    case 'over':
      return ['requests.state.over', { extra: amount, symbol }]
    case 'expired':
      return received > 0n
        ? ['requests.state.expiredPart', { missing: amount, symbol }]
        : ['requests.state.expired']
    default:
      return [`requests.state.${state}`]
  }
}

/** What came for a request, as the chain's logs tell it. */
function Payments({ shown: { settlement, token } }: { shown: ShownRequest }) {
  if (settlement === undefined || settlement.transfers.length === 0) return null
  return (
    <section className="gp-stack-tight">
      <h3>{text('requests.payments')}</h3>
      <ul className="gp-list gp-request-payments">
        {settlement.transfers.map((transfer) => (
          <li key={`${transfer.transactionHash}:${transfer.logIndex}`} className="gp-apart">
            <span className="gp-words">
              <AddressName address={transfer.from} />
              <span className="gp-soft gp-small">{text(`requests.proof.${transfer.proof}`)}</span>
            </span>
            <ReceivedFigure transfer={transfer} token={token} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The link of a request, as text and as a code. */
function ShareRequest({ link, onForget }: Pick<RequestRowProps, 'onForget'> & { link: string }) {
  return (
    <div className="gp-request-share">
      <QrCode text={link} alternative={text('requests.code')} />
      <div className="gp-stack-tight">
        <h3>{text('requests.link')}</h3>
        <p className="gp-request-link gp-well gp-copied">
          <span className="gp-mono gp-fill gp-clamp">{link}</span>
          <CopyButton text={link} label={text('requests.copyLink')} />
        </p>
        <div>
          <Button look="stop" onPress={onForget}>
            {text('requests.forget')}
          </Button>
          <p className="gp-soft gp-small">{text('requests.forgetHint')}</p>
        </div>
      </div>
    </div>
  )
}

export type ReceivedFigureProps = {
  transfer: Pick<ReceivedTransfer, 'amount' | 'blockNumber' | 'transactionHash'>
  /** Undefined while, or because, the chain has not told the token's decimals. */
  token: { symbol: string; decimals: number } | undefined
}

/** How much came, and the block that says so. */
export function ReceivedFigure({ transfer, token }: ReceivedFigureProps) {
  return (
    <span className="gp-request-figure gp-figures">
      <Amount
        value={token && transfer.amount}
        decimals={token?.decimals ?? 0}
        symbol={token?.symbol ?? ''}
        incoming
      />
      <Source source="chain" title={transfer.transactionHash}>
        {text('requests.block', { block: Number(transfer.blockNumber) })}
      </Source>
    </span>
  )
}

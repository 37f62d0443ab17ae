import type { ReactNode } from 'react'
import type { Address } from 'viem'
import type { RecipientOption } from '@ghost-pay/safe-account/recipients'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { plainText } from '@ghost-pay/safe-protocol'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Source } from '../../../components/Source.tsx'
import { useNow } from '../../../components/useNow.ts'
import { timeAgo } from '../../../format/timeAgo.ts'
import { text } from './payCopy.ts'
import type { Asset } from './payment.ts'
import type { HistoryRead } from './useRecipient.ts'

import './Pay.css'
import '../../../components/Row.css'

export type PaySideProps = {
  /** Everybody who can be chosen, those paid last first. */
  options: readonly RecipientOption[]
  history: HistoryRead
  assets: readonly Asset[]
  /** What stands in the form: its rows are marked. */
  form: { recipient: string; token: string }
  onRecipient: (address: Address) => void
  onToken: (token: string) => void
}

/** How many rows each list has at most: more are found in the form. */
const mostRows = 5

/** Beside the form of a payment: whom the account has paid lately and what it holds, each a press away. */
export function PaySide(props: PaySideProps) {
  const { options, history, assets, form, onRecipient, onToken } = props
  const now = useNow(60_000)
  const lately = options
    .flatMap(({ lastPaid, ...one }) => (lastPaid === undefined ? [] : [{ ...one, lastPaid }]))
    .slice(0, mostRows)
  const held = assets.filter(({ doubt }) => doubt === undefined).slice(0, mostRows)
  return (
    <>
      <section className="gp-stack-near gp-pay-side">
        <div className="gp-side-head">
          <h2>{text('pay.lately')}</h2>
          {lately.length > 0 && <Source source="gateway" />}
        </div>
        {history === 'reading' ? (
          <Skeleton label={text('pay.lately.reading')} />
        ) : lately.length === 0 ? (
          <p className="gp-soft">{text(`pay.lately.${history}`)}</p>
        ) : (
          <ul className="gp-list">
            {lately.map(({ address, name, lastPaid }) => (
              <li key={address}>
                <Choice
                  isChosen={form.recipient.toLowerCase() === address.toLowerCase()}
                  onChoose={() => onRecipient(address)}
                >
                  <AccountAvatar address={address} size={28} />
                  {/* Cut, an address could be taken for one that was made to look like it. */}
                  {name === undefined ? (
                    <span className="gp-pay-choice-text gp-fill gp-small">
                      <GroupedAddress address={address} />
                    </span>
                  ) : (
                    <span className="gp-pay-choice-text gp-fill gp-one-line">{name}</span>
                  )}
                  <span className="gp-soft gp-small">
                    {text('pay.lately.ago', {
                      ago: timeAgo(Math.min(lastPaid, now - 1000), now),
                    })}
                  </span>
                </Choice>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="gp-stack-near gp-pay-side">
        <h2>{text('pay.with')}</h2>
        <ul className="gp-list">
          {held.map((asset) => (
            <li key={asset.token ?? ''}>
              <Choice
                // An empty text is the chain's own currency; while nothing is chosen there is no address.
                isChosen={(asset.token ?? '').toLowerCase() === form.token.toLowerCase()}
                onChoose={() => onToken(asset.token ?? '')}
              >
                <span className="gp-pay-choice-text gp-fill gp-one-line">
                  {plainText(asset.name)}
                </span>
                <Amount
                  value={asset.balance}
                  decimals={asset.decimals}
                  symbol={cleanSymbol(asset.symbol)}
                />
              </Choice>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className="gp-pay-choice gp-beside gp-hover"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}

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

import './PaySide.css'
import '../../../components/Row.css'

export type PaySideProps = {
  /** Everybody who can be chosen, those paid last first. */
  options: readonly RecipientOption[]
  history: HistoryRead
  /** What the account can pay with. */
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
  const lately = options.filter(({ lastPaid }) => lastPaid !== undefined).slice(0, mostRows)
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
            {lately.map((option) => (
              <li key={option.address}>
                <Payee
                  {...option}
                  isChosen={form.recipient.toLowerCase() === option.address.toLowerCase()}
                  onChoose={() => onRecipient(option.address)}
                />
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
              <Held
                asset={asset}
                isChosen={isSameToken(asset.token, form.token)}
                onChoose={() => onToken(asset.token ?? '')}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** The form has an empty text for the chain's own currency, and no address while none is chosen. */
const isSameToken = (token: Address | undefined, chosen: string): boolean =>
  (token ?? '').toLowerCase() === chosen.toLowerCase()

type ChoiceProps = { isChosen: boolean; onChoose: () => void }

function Payee({ address, name, lastPaid, isChosen, onChoose }: RecipientOption & ChoiceProps) {
  const now = useNow(60_000)
  return (
    <button
      type="button"
      className="gp-pay-choice gp-beside gp-hover"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <AccountAvatar address={address} size={28} />
      {/* Cut, an address could be taken for one that was made to look like it. */}
      {name === undefined ? (
        <span className="gp-pay-choice-text gp-small">
          <GroupedAddress address={address} />
        </span>
      ) : (
        <span className="gp-pay-choice-text gp-one-line">{name}</span>
      )}
      {lastPaid !== undefined && (
        <span className="gp-soft gp-small">
          {text('pay.lately.ago', { ago: timeAgo(Math.min(lastPaid, now - 1000), now) })}
        </span>
      )}
    </button>
  )
}

function Held({ asset, isChosen, onChoose }: { asset: Asset } & ChoiceProps) {
  return (
    <button
      type="button"
      className="gp-pay-choice gp-beside gp-hover"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className="gp-pay-choice-text gp-one-line">{plainText(asset.name)}</span>
      <Amount value={asset.balance} decimals={asset.decimals} symbol={cleanSymbol(asset.symbol)} />
    </button>
  )
}

import { type ReactNode, useState } from 'react'
import { formatPaymentUri } from '@ghost-pay/payments/requests'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { chains } from '../../../chains.ts'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { formatAccountId } from '../../../data/accountId.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { AmountProblem } from '../pay/AmountProblem.tsx'
import { type Asset, assetOf, readAmount } from '../pay/payment.ts'
import { text } from './requestsCopy.ts'

export type ReceivePanelProps = {
  account: Pick<SharedAccount, 'address' | 'chainId' | 'chain'>
  assets: readonly Asset[]
  /** Where else the account is. */
  elsewhere: ReactNode
}

/** What somebody needs to pay the account: a code, the whole address, and the one network on which it is good. */
export function ReceivePanel({ account, assets, elsewhere }: ReceivePanelProps) {
  const { label } = useAddressBook()
  const { address, chainId, chain } = account
  const [wanted, setWanted] = useState<string>()
  const [typed, setTyped] = useState('')
  const asset = wanted === undefined ? undefined : assetOf({ token: wanted }, assets)
  const read =
    asset === undefined || typed.trim() === ''
      ? undefined
      : readAmount(typed, { ...asset, balance: undefined })
  const amount = read !== undefined && 'value' in read ? read.value : undefined
  const uri = formatPaymentUri({
    chainId,
    recipient: address,
    token: asset?.token ?? null,
    amount,
  })
  const named = { account: label(address), chain: chain.name }
  return (
    <section className="gp-receive">
      <h2>{text('receive.title')}</h2>
      <QrCode
        text={uri}
        alternative={
          asset === undefined || amount === undefined
            ? text('receive.code', named)
            : text('receive.codeFor', {
                ...named,
                amount: splitAmount(amount, asset.decimals).whole,
                symbol: cleanSymbol(asset.symbol),
              })
        }
      />
      <p className="gp-receive-warning gp-small">{text('receive.only', { chain: chain.name })}</p>
      <ReceiveFacts account={account} uri={uri} />
      <div className="gp-requests-pair">
        <SelectField
          label={text('receive.token')}
          value={wanted ?? 'any'}
          options={[
            { value: 'any', label: text('receive.anything') },
            ...assets
              .filter(({ doubt }) => doubt === undefined)
              .map(({ token, symbol }) => ({ value: token ?? '', label: cleanSymbol(symbol) })),
          ]}
          onChange={(token) => setWanted(token === 'any' ? undefined : token)}
        />
        {asset !== undefined && (
          <TextField
            label={text('receive.amount')}
            problem={
              read !== undefined && 'problem' in read ? (
                <AmountProblem problem={read.problem} onChoose={setTyped} />
              ) : undefined
            }
            look="figure"
            placeholder="0"
            value={typed}
            onChange={setTyped}
          />
        )}
      </div>
      {elsewhere}
    </section>
  )
}

/** What can be copied: the address alone and, folded away, with its network and as a link that wallets open. */
function ReceiveFacts({ account, uri }: Pick<ReceivePanelProps, 'account'> & { uri: string }) {
  const { address } = account
  const withChain = formatAccountId(account, chains)
  return (
    <div>
      <dl className="gp-receive-facts">
        <div>
          <dt className="gp-soft gp-small">{text('receive.address')}</dt>
          <dd>
            <GroupedAddress address={address} />
            <CopyButton text={address} label={text('receive.copyAddress')} />
          </dd>
        </div>
      </dl>
      <details className="gp-details">
        <summary>{text('receive.forms')}</summary>
        <dl className="gp-receive-facts">
          <div>
            <dt className="gp-soft gp-small">{text('receive.withChain')}</dt>
            <dd>
              <span className="gp-mono gp-receive-text">{withChain}</span>
              <CopyButton text={withChain} label={text('receive.copyWithChain')} />
            </dd>
          </div>
          <div>
            <dt className="gp-soft gp-small">{text('receive.link')}</dt>
            <dd>
              <span className="gp-mono gp-receive-text">{uri}</span>
              <CopyButton text={uri} label={text('receive.copyLink')} />
            </dd>
          </div>
        </dl>
      </details>
    </div>
  )
}

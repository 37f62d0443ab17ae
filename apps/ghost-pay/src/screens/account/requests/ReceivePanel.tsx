import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { formatPaymentUri, readRequestText } from '@ghost-pay/payments/requests'
import type { AccountFacts } from '@ghost-pay/safe-account'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { formatAccountId } from '../../../account/accountId.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAccountFacts } from '../../../account/useAccountFacts.ts'
import { chains } from '../../../chains.ts'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Form } from '../../../components/Form.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { splitAmount } from '../../../format/splitAmount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { requestPath } from '../../../requests/requestLink.ts'
import { AmountProblem } from '../pay/AmountProblem.tsx'
import { type Asset, assetOf, readAmount } from '../pay/payment.ts'
import { text } from './requestsCopy.ts'

export type ReceivePanelProps = {
  account: Pick<SharedAccount, 'address' | 'chainId' | 'chain'>
  /** What can be asked for: nothing of a doubtful kind. */
  assets: readonly Asset[]
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
      <p className="gp-well gp-receive-warning gp-small">
        {text('receive.only', { chain: chain.name })}
      </p>
      <ReceiveFacts account={account} uri={uri} />
      <div className="gp-requests-pair">
        <SelectField
          label={text('receive.token')}
          value={wanted ?? 'any'}
          options={[
            { value: 'any', label: text('receive.anything') },
            ...assets.map(({ token, symbol }) => ({
              value: token ?? '',
              label: cleanSymbol(symbol),
            })),
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
  return (
    <div>
      <dl className="gp-ruled">
        <Copied name={text('receive.address')} text={address} label={text('receive.copyAddress')}>
          <GroupedAddress address={address} />
        </Copied>
      </dl>
      <details className="gp-details">
        <summary>{text('receive.forms')}</summary>
        <dl className="gp-ruled">
          <Copied
            name={text('receive.withChain')}
            text={formatAccountId(account, chains)}
            label={text('receive.copyWithChain')}
          />
          <Copied name={text('receive.link')} text={uri} label={text('receive.copyLink')} />
        </dl>
      </details>
    </div>
  )
}

type CopiedProps = { name: string; text: string; label: string; children?: ReactNode }

/** A fact with a button that copies it. */
function Copied({ name, text: copied, label, children }: CopiedProps) {
  return (
    <div>
      <dt className="gp-soft gp-small">{name}</dt>
      <dd className="gp-copied">
        {children ?? <span className="gp-mono gp-receive-text gp-anywhere">{copied}</span>}
        <CopyButton text={copied} label={label} />
      </dd>
    </div>
  )
}

/** Where else the address of an account is one, asked of each network when the person wants to know (behaviour/requests#only-here). */
export function Elsewhere({ account }: { account: SharedAccount }) {
  const [isAsked, setAsked] = useState(false)
  const others = chains.filter(({ id }) => id !== account.chainId)
  if (others.length === 0) return null
  return (
    <div className="gp-stack-tight">
      <h3>{text('receive.elsewhere')}</h3>
      {isAsked ? (
        <ul className="gp-list gp-receive-chains">
          {others.map(({ id, name }) => (
            <li key={id} className="gp-apart gp-wrap">
              <span>{name}</span>
              <OnChain
                chainId={id}
                address={account.address}
                owners={account.onChain?.owners ?? []}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <Button onPress={() => setAsked(true)}>{text('receive.ask')}</Button>
        </div>
      )}
    </div>
  )
}

type OnChainProps = Pick<SharedAccount, 'chainId' | 'address'> & Pick<AccountFacts, 'owners'>

/** What one other network says of the address. */
function OnChain({ chainId, address, owners }: OnChainProps) {
  const { data, isError } = useAccountFacts({ chainId, address }, 600_000)
  const there = data?.status === 'account' ? data.facts.owners : undefined
  const isSame =
    there !== undefined &&
    there.length === owners.length &&
    there.every((owner) => owners.includes(owner))
  return (
    <span className="gp-soft gp-small">
      {isError
        ? text('receive.silent')
        : data === undefined
          ? text('receive.asking')
          : there === undefined
            ? text('receive.nothing')
            : text(isSame ? 'receive.same' : 'receive.other')}
    </span>
  )
}

/** Opens a request, or a payment link, that somebody has sent. */
export function OpenRequest() {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const read = readRequestText(typed)
  return (
    <Form
      className="gp-stack-tight"
      onSubmit={() => {
        setSent(true)
        if (read.kind !== 'unreadable') navigate(requestPath(read.text))
      }}
    >
      <h2>{text('requests.openTitle')}</h2>
      <TextField
        label={text('requests.openLabel')}
        hint={text('requests.openHint')}
        problem={
          isSent && typed !== '' && read.kind === 'unreadable'
            ? text('requests.openProblem')
            : undefined
        }
        spellCheck={false}
        value={typed}
        onChange={(entered) => {
          setTyped(entered)
          setSent(false)
        }}
      />
      <div>
        <Button type="submit" disabled={typed.trim() === ''}>
          {text('requests.open')}
        </Button>
      </div>
    </Form>
  )
}

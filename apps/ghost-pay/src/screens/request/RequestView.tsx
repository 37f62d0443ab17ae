import type { ReactNode } from 'react'
import type { Address } from 'viem'
import type { AccountId } from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressBlock } from '../../components/AddressBlock.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Columns } from '../../components/Columns.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Facts } from '../../components/Facts.tsx'
import { CheckIcon } from '../../components/icons.tsx'
import { LookAlikeNotice } from '../../components/LookAlikeNotice.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Source } from '../../components/Source.tsx'
import { fullTime } from '../../format/fullTime.ts'
import { splitAmount } from '../../format/splitAmount.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import type { Said } from '../../text/Said.ts'
import { sayWorth } from '../account/transaction/paidWorthSaid.ts'
import type { RequestLine } from './judgeRequest.ts'
import { type requestCopy, text } from './requestCopy.ts'

import './Request.css'

export type RequestViewProps = {
  payee: Address
  /** Undefined for a payment link. */
  requester: Address | undefined
  /** In the smallest unit; undefined where the payer says how much. */
  amount: bigint | undefined
  tokenAddress: Address | null
  /** By the token's own contract; undefined while, or because, it is not known. */
  token: { symbol: string; decimals: number } | undefined
  /** Undefined for a payment link, which has none. */
  memo: string | undefined
  /** Milliseconds since 1970. */
  issued: number | undefined
  /** Milliseconds since 1970. */
  expires: number | undefined
  chainId: number | undefined
  chainName: string | undefined
  lines: readonly RequestLine[]
  /** Whether the chain has said everything that it was asked. */
  isReading: boolean
  /** What is asked for, in money, at the prices of today; undefined where there is no price. */
  worth?: number | undefined
  /** What is still to be paid, in the smallest unit; undefined where the payer says how much. */
  due: bigint | undefined
  /** The block of the last payment of it. */
  paidIn: number | undefined
  lookAlikes: readonly Address[]
  accounts: readonly AccountId[]
  /** Which accounts the payer has was not said: there may be more. */
  isUntold?: boolean | undefined
  onPay: (account: AccountId) => void
  /** The way to pay with any wallet; undefined while it is not known what is asked for. */
  wallet?: ReactNode
}

/** What somebody asks for, what of it is proven, and the accounts that could pay it. */
export function RequestView(props: RequestViewProps) {
  const { payee, amount, token, worth, lines, isReading, lookAlikes } = props
  const { nameOf, label } = useAddressBook()
  const name = label(payee)
  const symbol = plainText(token?.symbol ?? '')
  return (
    <div className="gp-request-page">
      <Columns side={<PayFrom {...props} />}>
        <header className="gp-stack-tight">
          <h1 className="gp-request-asks">
            <span>
              {token === undefined
                ? text('request.asksUnknown', { name })
                : amount === undefined
                  ? text('request.asksOpen', { name, symbol })
                  : text('request.asks', { name })}{' '}
            </span>
            {amount !== undefined && (
              <Amount
                size="hero"
                exact
                value={token && amount}
                decimals={token?.decimals ?? 0}
                symbol={token?.symbol ?? ''}
              />
            )}
          </h1>
          {worth !== undefined && (
            <p className="gp-soft">{sayWorth({ value: worth, isThen: false })}</p>
          )}
        </header>
        <div className="gp-stack-tight">
          {lines.map((line) => (
            <Line key={line.code} line={line} view={props} />
          ))}
          <LookAlikeNotice address={payee} others={lookAlikes} nameOf={nameOf} />
          {isReading && <Skeleton label={text('request.reading')} rows={1} />}
        </div>
        <RequestFacts {...props} />
      </Columns>
    </div>
  )
}

/** One line: red, amber, or a tick with who says so. */
function Line({ line, view }: { line: RequestLine; view: RequestViewProps }) {
  if (line.tone === 'proven') {
    return (
      <p className="gp-beside">
        <span className="gp-ring gp-ring-done gp-request-tick">
          <CheckIcon />
        </span>
        <span>
          {text(`request.proven.${line.code}`)} {line.code === 'owner' && <Source source="chain" />}
        </span>
      </p>
    )
  }
  const title: Said<typeof requestCopy> =
    line.tone === 'stop' ? [`request.stop.${line.code}`] : [`request.look.${line.code}`]
  return (
    <Notice tone={line.tone === 'stop' ? 'stop' : 'warning'} title={text(...title)}>
      {text(...sayMore(line, view))}
    </Notice>
  )
}

/** What to do about a line, in words. */
function sayMore(
  line: Exclude<RequestLine, { tone: 'proven' }>,
  { expires, chainId, chainName, paidIn, due, token }: RequestViewProps,
): Said<typeof requestCopy> {
  const chain = chainName ?? String(chainId ?? '–')
  if (line.tone === 'look') {
    if (line.code !== 'part') return [`request.look.${line.code}.more`]
    const isKnown = due !== undefined && token !== undefined
    return [
      'request.look.part.more',
      {
        missing: isKnown ? splitAmount(due, token.decimals).whole : '–',
        symbol: plainText(token?.symbol ?? ''),
      },
    ]
  }
  switch (line.code) {
    case 'expired':
      return [
        'request.stop.expired.more',
        { when: expires === undefined ? '–' : fullTime(expires) },
      ]
    case 'chain':
    case 'token':
      return [`request.stop.${line.code}.more`, { chain }]
    case 'paid':
      return ['request.stop.paid.more', { block: paidIn === undefined ? '–' : Number(paidIn) }]
    default:
      return [`request.stop.${line.code}.more`]
  }
}

function RequestFacts(props: RequestViewProps) {
  const { nameOf } = useAddressBook()
  const { payee, requester, memo, tokenAddress, token, issued, expires, chainId } = props
  const words = plainText(memo ?? '')
  return (
    <Facts
      rows={[
        memo !== undefined && {
          name: text('request.for'),
          value:
            words === '' ? (
              <span className="gp-soft">{text('request.noMemo')}</span>
            ) : (
              <>
                <span className="gp-request-memo">{words}</span>{' '}
                <span className="gp-soft gp-small">{text('request.forClaimed')}</span>
              </>
            ),
        },
        {
          name: text('request.to'),
          value: <AddressBlock address={payee} name={nameOf(payee)} shape="account" />,
        },
        requester !== undefined && {
          name: text('request.who'),
          value: <AddressBlock address={requester} name={nameOf(requester)} />,
        },
        tokenAddress !== null && {
          name: text('request.token'),
          value: <AddressBlock address={tokenAddress} name={plainText(token?.symbol ?? '')} />,
        },
        {
          name: text('request.on'),
          value:
            props.chainName ??
            (chainId === undefined
              ? '–'
              : text('request.unknownChain', { chain: String(chainId) })),
        },
        issued !== undefined && { name: text('request.asked'), value: fullTime(issued) },
        requester !== undefined && {
          name: text('request.until'),
          value: expires === undefined ? text('request.noEnd') : fullTime(expires),
        },
      ]}
    />
  )
}

/** The accounts that could pay; none while something stops it. */
function PayFrom(props: RequestViewProps) {
  const { due, token, lines, isReading, accounts, chainName, onPay } = props
  const { label } = useAddressBook()
  const isStopped = lines.some(({ tone }) => tone === 'stop')
  if (isStopped) return <p className="gp-request-blocked gp-soft">{text('request.blocked')}</p>
  const wallet = isReading ? undefined : props.wallet
  if (accounts.length === 0) {
    return (
      <>
        {wallet}
        <Empty
          title={text(props.isUntold === true ? 'request.untoldTitle' : 'request.noAccountTitle', {
            chain: chainName ?? '–',
          })}
          action={<ButtonLink to="/accounts">{text('request.openAccount')}</ButtonLink>}
        >
          {text('request.noAccount')}
        </Empty>
      </>
    )
  }
  const waits = isReading || token === undefined
  return (
    <>
      <section className="gp-stack-tight">
        <h2>{text('request.payFrom')}</h2>
        <ul className="gp-request-accounts">
          {accounts.map((account, index) => {
            const name = label(account.address)
            return (
              <li key={account.address}>
                <AccountAvatar address={account.address} size={32} shape="account" />
                <Button
                  look={index === 0 ? 'primary' : 'plain'}
                  disabled={waits}
                  onPress={() => onPay(account)}
                >
                  {due === undefined || token === undefined
                    ? text('request.payOpen', { name })
                    : text('request.pay', {
                        amount: splitAmount(due, token.decimals).whole,
                        symbol: plainText(token.symbol),
                        name,
                      })}
                </Button>
              </li>
            )
          })}
        </ul>
        <p className="gp-soft gp-small">{text('request.payHint')}</p>
      </section>
      {wallet}
    </>
  )
}

import type { Address } from 'viem'
import type { GetExplorerUrlParameters } from '@ghost-pay/chains/explorer'
import type { Receipt, ReceiptDifference, ReceiptPayment } from '@ghost-pay/payments/receipt'
import type { ReceiptFileCheck } from '@ghost-pay/safe-account/checks'
import { cleanSymbol, tokenAt } from '@ghost-pay/safe-account/tokens'
import { type KnownToken, plainText } from '@ghost-pay/safe-protocol'

import { AddressBlock } from '../../components/AddressBlock.tsx'
import { Facts } from '../../components/Facts.tsx'
import { HexDigest } from '../../components/HexDigest.tsx'
import { Notice } from '../../components/Notice.tsx'
import { fullTime } from '../../format/fullTime.ts'
import { splitAmount } from '../../format/splitAmount.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { text } from './receiptCheckCopy.ts'

export type ReceiptCheckViewProps = {
  check: ReceiptFileCheck
  tokens: readonly KnownToken[]
  /** The chain of the receipt; undefined for one that this app does not have. */
  chain: Chain | undefined
}

type Chain = GetExplorerUrlParameters['chain'] & {
  name: string
  /** Its money is worth nothing. */
  testnet?: boolean | undefined
  nativeCurrency: { symbol: string; decimals: number }
}

/** Whether a receipt is true, and why not; then what it says. */
export function ReceiptCheckView({ check, ...units }: ReceiptCheckViewProps) {
  switch (check.status) {
    case 'unreadable': {
      const title =
        check.code === 'field'
          ? text('check.bad.field', { field: plainText(check.field ?? '') })
          : text(`check.bad.${check.code}`)
      return <Notice tone="stop" title={title} urgent />
    }
    case 'otherChain':
      return (
        <Notice tone="warning" title={text('check.otherChain', { id: check.chainId })} urgent />
      )
    case 'checked':
      return (
        <>
          <Verdict check={check} {...units} />
          <WhatItSays check={check} {...units} />
        </>
      )
  }
}

type CheckedProps = Omit<ReceiptCheckViewProps, 'check'> & {
  check: Extract<ReceiptFileCheck, { status: 'checked' }>
}

/** The words for payments: how much, and to whom. */
function useWords({ tokens, chain }: Omit<CheckedProps, 'check'>) {
  const { label } = useAddressBook()
  return ({ token, amount, to }: ReceiptPayment) => {
    const unit = token === null ? chain?.nativeCurrency : tokenAt(tokens, token)
    return {
      name: label(to),
      amount:
        unit === undefined
          ? text('check.units', { amount: String(amount), token: token ?? '' })
          : `${splitAmount(amount, unit.decimals).whole} ${cleanSymbol(unit.symbol)}`,
    }
  }
}

function Verdict({ check: { receipt, checked }, ...units }: CheckedProps) {
  const wordsOf = useWords(units)
  const { differences, unproven } = checked
  const reasonOf = (difference: ReceiptDifference): string => {
    if (difference.field === 'missing') {
      return text('check.not.missing', wordsOf(difference.payment))
    }
    if (difference.field !== 'payments') return text(`check.not.${difference.field}`)
    const payment = receipt.payments[difference.index]
    return payment === undefined ? '' : text('check.not.payment', wordsOf(payment))
  }
  if (differences.length > 0) {
    return (
      <Notice tone="stop" title={text('check.false')} urgent>
        <p>{text('check.falseMore')}</p>
        <Lines lines={differences.map(reasonOf)} />
      </Notice>
    )
  }
  const open = receipt.payments.filter((_, index) => unproven.includes(index))
  if (open.length > 0) {
    return (
      <Notice tone="warning" title={text('check.partly')} urgent>
        <p>{text('check.partlyMore')}</p>
        <Lines lines={open.map((payment) => text('check.unproven', wordsOf(payment)))} />
        <Reservations receipt={receipt} chain={units.chain} />
      </Notice>
    )
  }
  return (
    <div role="status" className="gp-stack-tight">
      <h2>{text('check.true')}</h2>
      <p>{text('check.trueMore')}</p>
      <Reservations receipt={receipt} chain={units.chain} />
    </div>
  )
}

/** What is true and may still be worth nothing. */
function Reservations({ receipt, chain }: { receipt: Receipt; chain: Chain | undefined }) {
  return (
    <>
      {receipt.isPart === true && <p>{text('check.part')}</p>}
      {chain?.testnet === true && <Notice tone="warning" title={text('check.testnet')} />}
      {tokensOf(receipt).length > 0 && <Notice tone="warning" title={text('check.anyName')} />}
    </>
  )
}

/** The tokens of a receipt, each once. */
const tokensOf = ({ payments }: Receipt): readonly Address[] => [
  ...new Set(payments.flatMap(({ token }) => (token === null ? [] : [token]))),
]

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

function WhatItSays({ check: { receipt, memo }, ...units }: CheckedProps) {
  const wordsOf = useWords(units)
  const { nameOf } = useAddressBook()
  const { account, payments, time, transactionHash } = receipt
  const { tokens, chain } = units
  const symbolOf = (token: Address) => {
    const known = tokenAt(tokens, token)
    return known && cleanSymbol(known.symbol)
  }
  const rows = [
    { name: text('check.network'), value: chain?.name ?? receipt.chainId },
    { name: text('check.from'), value: <AddressBlock address={account} name={nameOf(account)} /> },
    ...payments.map((payment) => ({
      name: text('check.paid', wordsOf(payment)),
      value: (
        <>
          {wordsOf(payment).amount}
          <AddressBlock address={payment.to} name={nameOf(payment.to)} />
        </>
      ),
    })),
    tokensOf(receipt).length > 0 && {
      name: text('check.token'),
      value: tokensOf(receipt).map((token) => (
        <AddressBlock key={token} address={token} name={symbolOf(token)} />
      )),
    },
    { name: text('check.when'), value: fullTime(time * 1000) },
    receipt.memo !== undefined &&
      memo !== 'none' && {
        name: text('check.memo'),
        value: (
          <>
            {plainText(receipt.memo)}
            <br />
            <span className="gp-soft gp-small">{text(`check.memo.${memo}`)}</span>
          </>
        ),
      },
    {
      name: text('check.transaction'),
      value: <HexDigest digest={transactionHash} chain={chain} />,
    },
  ]
  return (
    <section className="gp-stack-tight">
      <h2>{text('check.what')}</h2>
      <Facts rows={rows.filter((row) => row !== false)} />
    </section>
  )
}

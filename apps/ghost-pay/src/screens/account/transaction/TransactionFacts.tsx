import type { Hex } from 'viem'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'
import type { TransactionDetails } from '@ghost-pay/gateway-client'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { NameAddress } from '../../../components/NameAddress.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import type { TransactionView } from '../../../data/transactionView.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { plainText } from '../../../format/plainText.ts'

export type TransactionFactsProps = {
  account: SharedAccount
  details: TransactionDetails
  view: TransactionView
  /** The bytes that are called, where there are any beside a payment. */
  calldata: Hex | undefined
}

/** Recipient, account, chain, nonce and time. */
export function TransactionFacts({ account, details, view, calldata }: TransactionFactsProps) {
  const { nameOf } = useAddressBook()
  const { chain } = account
  const { counterparty, amount } = view
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const time = details.executedAt ?? execution?.submittedAt
  const rows: (FactsProps['rows'][number] | false | undefined)[] = [
    counterparty && {
      name: view.kind === 'received' ? 'From' : 'To',
      value: (
        <>
          <AddressBlock
            address={counterparty}
            name={nameOf(counterparty)}
            explorerUrl={getExplorerUrl({ chain, type: 'address', value: counterparty })}
          />
          {nameOf(counterparty) === undefined && <NameAddress address={counterparty} />}
        </>
      ),
    },
    amount?.token !== undefined && {
      name: 'Token',
      value: (
        <AddressBlock
          address={amount.token}
          name={amount.symbol}
          explorerUrl={getExplorerUrl({ chain, type: 'address', value: amount.token })}
        />
      ),
    },
    view.kind !== 'received' && {
      name: 'From',
      value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
    },
    { name: 'Chain', value: chain.name },
    calldata !== undefined && { name: 'Data', value: <Calldata data={calldata} /> },
    execution && {
      name: 'Nonce',
      value: <span className="gp-figure">{execution.nonce}</span>,
    },
    time !== undefined && {
      name: details.executedAt === null ? 'Proposed' : 'Executed',
      value: fullTime(time),
    },
    details.note !== null && {
      name: 'Note',
      value: `${plainText(details.note)} (claimed by the gateway)`,
    },
    details.txHash !== null && {
      name: 'On the chain',
      value: (
        <HexDigest digest={details.txHash} copyLabel="Copy the hash of the chain’s transaction" />
      ),
    },
  ]
  return <Facts rows={rows.filter((row) => row !== undefined && row !== false)} />
}

/** The bytes of a call, whole, behind how many they are. */
function Calldata({ data }: { data: Hex }) {
  return (
    <details>
      <summary>{(data.length - 2) / 2} bytes</summary>
      <span className="gp-digest gp-mono">{data}</span>
    </details>
  )
}

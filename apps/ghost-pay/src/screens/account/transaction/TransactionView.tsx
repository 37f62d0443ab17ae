import './TransactionView.css'

import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { isAddressEqual } from 'viem'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Digests } from '../../../components/Digests.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { RedLines } from '../../../components/RedLines.tsx'
import { statusWords } from '../../../components/statusWords.ts'
import { explorerAddressUrl } from '../../../data/explorerAddressUrl.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { viewTransaction } from '../../../data/transactionView.ts'
import { usePeople } from '../../../data/usePeople.ts'
import type { OwnView } from './ownView.ts'

export type TransactionViewProps = {
  account: SharedAccount
  details: TransactionDetails
  /** The transaction by its own bytes; undefined for what nobody signs. */
  own: OwnView | undefined
}

/** Shows one transaction: what it does by its own bytes, how far it is, who has signed. */
export function TransactionView({ account, details, own }: TransactionViewProps) {
  const { nameOf } = usePeople()
  const { chain } = account
  const view = own?.view ?? viewTransaction(details.txInfo, chain.nativeCurrency)
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const time = details.executedAt ?? execution?.submittedAt
  const call = own?.signable.transaction
  const isPayment = view.kind === 'sent' || view.kind === 'received'
  return (
    <>
      <div className="gp-stack-tight">
        <p className="gp-status" data-status={details.txStatus}>
          {statusWords(details.txStatus)}
        </p>
        <h1>{view.title}</h1>
        {view.amount !== undefined && <Amount size="hero" {...view.amount} exact />}
        {own !== undefined && !isPayment && <p className="gp-sentence">{own.view.sentence}</p>}
      </div>

      {own?.isTampered === true && (
        <Notice
          tone="stop"
          title="The gateway’s transaction does not match its hash. Do not sign it anywhere."
        >
          What is shown here gives another hash than the one the gateway asks to sign.
        </Notice>
      )}
      {own?.isMisdescribed === true && (
        <Notice
          tone="stop"
          title="The gateway describes another transaction than this one. Do not trust it."
        >
          What you see here is read from the transaction itself, not from the gateway’s words.
        </Notice>
      )}
      {own !== undefined && <RedLines redLines={own.view.redLines} />}

      <Facts
        rows={[
          ...(view.counterparty === undefined
            ? []
            : [
                {
                  name: view.kind === 'received' ? 'From' : 'To',
                  value: (
                    <AddressBlock
                      address={view.counterparty}
                      name={nameOf(view.counterparty)}
                      explorerUrl={explorerAddressUrl(chain, view.counterparty)}
                    />
                  ),
                },
              ]),
          ...(view.kind === 'received'
            ? []
            : [
                {
                  name: 'From',
                  value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
                },
              ]),
          { name: 'Chain', value: chain.name },
          ...(call !== undefined && !isPayment && call.data !== '0x'
            ? [{ name: 'Data', value: <Calldata data={call.data} /> }]
            : []),
          ...(execution === undefined
            ? []
            : [{ name: 'Nonce', value: <span className="gp-figure">{execution.nonce}</span> }]),
          ...(time === undefined
            ? []
            : [
                {
                  name: details.executedAt === null ? 'Proposed' : 'Executed',
                  value: new Date(time).toLocaleString(),
                },
              ]),
          ...(details.note === null
            ? []
            : [{ name: 'Note', value: `${details.note} (claimed by the gateway)` }]),
          ...(details.txHash === null
            ? []
            : [
                {
                  name: 'On the chain',
                  value: (
                    <span className="gp-digest-row">
                      <span className="gp-digest gp-mono">{details.txHash}</span>
                      <CopyButton
                        text={details.txHash}
                        label="Copy the hash of the chain’s transaction"
                      />
                    </span>
                  ),
                },
              ]),
        ]}
      />

      {execution !== undefined && (
        <section className="gp-stack-tight">
          <h2>
            {execution.confirmations.length} of {execution.confirmationsRequired} signatures
          </h2>
          <ul className="gp-signers">
            {execution.signers.map(({ value }) => {
              const confirmation = execution.confirmations.find(({ signer }) =>
                isAddressEqual(signer.value, value),
              )
              return (
                <li key={value} data-signed={confirmation !== undefined}>
                  <AddressBlock address={value} name={nameOf(value)} />
                  <span className="gp-signed">
                    {confirmation === undefined ? (
                      'Not signed'
                    ) : (
                      <>
                        <CheckIcon /> Signed
                      </>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      )}

      {own !== undefined && <Digests signable={own.signable} />}
    </>
  )
}

/** The bytes of a call, whole, behind how many they are. */
function Calldata({ data }: { data: `0x${string}` }) {
  return (
    <details>
      <summary>{(data.length - 2) / 2} bytes</summary>
      <span className="gp-digest gp-mono">{data}</span>
    </details>
  )
}

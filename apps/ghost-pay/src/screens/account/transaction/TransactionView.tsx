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
import { statusWords } from '../../../components/statusWords.ts'
import { explorerAddressUrl } from '../../../data/explorerAddressUrl.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { signableFromDetails } from '../../../data/signableFromDetails.ts'
import { viewTransaction } from '../../../data/transactionView.ts'
import { usePeople } from '../../../data/usePeople.ts'

export type TransactionViewProps = { account: SharedAccount; details: TransactionDetails }

/** Shows one transaction: what it does, how far it is, who has signed. */
export function TransactionView({ account, details }: TransactionViewProps) {
  const { nameOf } = usePeople()
  const { chain, info } = account
  const view = viewTransaction(details.txInfo, chain.nativeCurrency)
  const signable = signableFromDetails(details, account.chainId, info?.version ?? null)
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const time = details.executedAt ?? execution?.submittedAt
  return (
    <>
      <div className="gp-stack-tight">
        <p className="gp-status" data-status={details.txStatus}>
          {statusWords(details.txStatus)}
        </p>
        <h1>{view.title}</h1>
        {view.amount !== undefined && <Amount size="hero" {...view.amount} />}
      </div>

      {details.txData?.operation === 1 && details.txData.trustedDelegateCallTarget !== true && (
        <Notice tone="stop" title="This hands the whole account to another contract for one call.">
          A delegatecall to a contract that nobody vouches for can replace the owners and take
          everything.
        </Notice>
      )}

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

      {signable !== undefined && <Digests signable={signable} />}
    </>
  )
}

import type { Hash } from 'viem'
import type { FoundExecution } from '@ghost-pay/safe-account'
import { findProposal } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Source } from '../../../components/Source.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { useKeptProposals } from '../../../kept/useKeptProposals.ts'
import { cosignPath } from '../../../transactions/cosignPath.ts'
import { useFoundExecution } from '../../../transactions/useFoundExecution.ts'
import { text as sayCosign } from '../cosign/cosignCopy.ts'
import { text } from './transactionPageCopy.ts'

export type UnknownTransactionProps = {
  account: SharedAccount
  /** What the owners would have signed. */
  safeTxHash: Hash
}

/** A transaction that the gateway does not know is looked for where nobody has to know it: on the chain, and in this browser. */
export function UnknownTransaction({ account, safeTxHash }: UnknownTransactionProps) {
  const { chainId, address: safe } = account
  const keptPath = useKeptPath(account, safeTxHash)
  const found = useFoundExecution({ chainId, safe, safeTxHash })
  return (
    <UnknownTransactionView
      account={account}
      isHere={isGatewayHere}
      found={found.data}
      failure={
        found.error === null
          ? undefined
          : { isAsking: found.isFetching, onRetry: () => void found.refetch() }
      }
      keptPath={keptPath}
    />
  )
}

type UnknownTransactionViewProps = {
  account: Pick<SharedAccount, 'path' | 'chain'>
  isHere: boolean
  found: FoundExecution | undefined
  failure: { isAsking: boolean; onRetry: () => void } | undefined
  /** Where this browser shows what it keeps of it; undefined where it keeps nothing. */
  keptPath: string | undefined
}

/** Says what the chain and this browser know of a transaction, and what leads on. */
export function UnknownTransactionView(props: UnknownTransactionViewProps) {
  const { account, isHere, found, failure, keptPath } = props
  const isOpen = found?.status === 'none'
  return (
    <>
      <h1>{text(isHere ? 'unknown.titleHere' : 'unknown.title')}</h1>
      {failure !== undefined && (
        <NodeFailure
          what={text('unknown.what')}
          onRetry={failure.onRetry}
          retrying={failure.isAsking}
        />
      )}
      {found === undefined ? (
        failure === undefined && <Skeleton label={text('unknown.asking')} rows={2} />
      ) : (
        <ChainSays chain={account.chain} found={found} />
      )}
      <p>
        <Source source="device">
          {text(
            keptPath === undefined
              ? 'unknown.notKept'
              : isOpen
                ? 'unknown.keptOpen'
                : 'unknown.kept',
          )}
        </Source>
      </p>
      <div className="gp-actions">
        {keptPath === undefined ? (
          <ButtonLink to="/cosign">{text('unknown.open')}</ButtonLink>
        ) : (
          <ButtonLink to={keptPath} look="primary">
            {text('unknown.see')}
          </ButtonLink>
        )}
        <ButtonLink to={account.path}>{text('unknown.back')}</ButtonLink>
      </div>
    </>
  )
}

type ChainSaysProps = { chain: SharedAccount['chain']; found: FoundExecution }

/** Whether the account has executed it, by what the account itself has written. */
function ChainSays({ chain, found }: ChainSaysProps) {
  if (found.status === 'none') {
    return (
      <p>
        <Source source="chain">
          {found.from === 0
            ? text('unknown.never')
            : text('unknown.notSince', { block: found.from })}
        </Source>
      </p>
    )
  }
  return (
    <>
      <p>
        <Source source="chain">{text(`unknown.${found.status}`)}</Source>
      </p>
      <Facts
        rows={[
          {
            name: text('unknown.when'),
            value: text('unknown.at', { time: fullTime(found.time), block: found.block }),
          },
          {
            name: text('unknown.hash'),
            value: <HexDigest digest={found.hash} chain={chain} />,
          },
        ]}
      />
    </>
  )
}

type TransactionNotFoundProps = {
  /** Where the screens of the account are in which it was looked for, for example `/a/eth:0x…`. */
  accountPath: string
}

/** Says that the account has no transaction by this name; stands where the transaction would. */
export function TransactionNotFound({ accountPath }: TransactionNotFoundProps) {
  return (
    <>
      <h1>{text('noTransaction.title')}</h1>
      <p className="gp-soft">{text('noTransaction.text')}</p>
      <div className="gp-actions">
        <ButtonLink to={accountPath}>{text('unknown.back')}</ButtonLink>
      </div>
    </>
  )
}

/** Leads on where the gateway does not answer and this browser has the payment. */
export function WithoutGateway({ account, safeTxHash }: UnknownTransactionProps) {
  const keptPath = useKeptPath(account, safeTxHash)
  if (keptPath === undefined) return null
  return (
    <Notice
      tone="warning"
      title={sayCosign('cosign.without')}
      action={
        <ButtonLink to={keptPath} look="primary">
          {sayCosign('cosign.withoutGo')}
        </ButtonLink>
      }
    >
      {sayCosign('cosign.withoutWhy')}
    </Notice>
  )
}

/** Where this browser shows what it keeps of a transaction; undefined where it keeps nothing. */
function useKeptPath(account: SharedAccount, safeTxHash: Hash): string | undefined {
  const { chainId, address: safe } = account
  const kept = findProposal(useKeptProposals(account), { chainId, safe, safeTxHash })
  return kept && cosignPath(account, safeTxHash)
}

import type { Hash } from 'viem'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import { HexDigest } from '../../../components/HexDigest.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { text as sayStatus } from '../../../data/statusCopy.ts'
import { text as sayTruth } from '../../../data/truthCopy.ts'
import type { Executed } from '../../../data/useExecuted.ts'
import { text } from './transactionPageCopy.ts'
import { contradictionSaid, statusSaid } from './truthSaid.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type UnprovenExecutionProps = {
  account: SharedAccount
  /** The chain's transaction, as the gateway names it. */
  hash: Hash
  transaction: Pick<OwnTransaction, 'truth'>
  fromChain: Exclude<Executed['status'], 'read'>
}

/** What was executed and is shown falsely by the gateway, while the chain has not said what it was: a page without any figure. */
export function UnprovenExecution({
  account: { chain },
  hash,
  transaction: { truth },
  fromChain,
}: UnprovenExecutionProps) {
  if (fromChain === 'pending') return <Skeleton label={text('notices.executed.reading')} rows={4} />
  return (
    <>
      <h1>
        {truth.isClaimed
          ? sayStatus('status.claimed', { status: sayStatus(...statusSaid(truth.status)) })
          : sayStatus(...statusSaid(truth.status))}
      </h1>
      <Notice tone="stop" title={text(`notices.executed.${fromChain}`)}>
        {text(`notices.executed.${fromChain}.text`)}
      </Notice>
      {truth.contradiction !== undefined && (
        <Notice tone="stop" title={sayTruth(...contradictionSaid(truth.contradiction).title)}>
          {sayTruth(...contradictionSaid(truth.contradiction).text)}
        </Notice>
      )}
      <HexDigest
        digest={hash}
        copyLabel={text('notices.executed.copy')}
        explorerUrl={getExplorerUrl({ chain, type: 'tx', value: hash })}
      />
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { getTransactionHistoryQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { type PlaceTaken, tookItsPlace } from '@ghost-pay/safe-account/history'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Source } from '../../../components/Source.tsx'
import { followed } from '../../../gateway/followed.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { text } from './transactionPageCopy.ts'
import { useChainWord } from './useChainWord.ts'

export type SupersededProps = {
  account: SharedAccount
  /** Its nonce is used, and it is not what used it. */
  signable: SignableTransaction
}

/** Says what became of a transaction that was not executed: what took its place, as far as the newest history has it. */
export function Superseded({ account, signable }: SupersededProps) {
  const client = useGateway()
  const history = useInfiniteQuery({
    ...getTransactionHistoryQueryOptions(client, safeOf(account)),
    ...followed,
  })
  const items = history.data?.flatMap(({ items }) => items) ?? []
  const taken = tookItsPlace(items, signable)
  return taken === undefined ? (
    <SupersededView instead={undefined} />
  ) : (
    <TakenBy account={account} taken={taken} />
  )
}

function TakenBy({ account, taken }: { account: SharedAccount; taken: PlaceTaken }) {
  const { transaction, safeTxHash, isRejection } = taken
  const word = useChainWord({
    chainId: account.chainId,
    safe: account.address,
    hash: transaction.txHash,
    safeTxHash,
    info: transaction.txInfo,
  })
  return (
    <SupersededView
      instead={{
        isRejection,
        isProven: word === 'succeeded' || word === 'failed',
        to: transactionPath(account.path, transaction) ?? account.path,
      }}
    />
  )
}

type SupersededViewProps = {
  /** What was executed instead; undefined where it was not found. */
  instead:
    | {
        isRejection: boolean
        /** The chain has the receipt of it. */
        isProven: boolean
        to: string
      }
    | undefined
}

/** Says that a transaction can never happen, and why. */
export function SupersededView({ instead }: SupersededViewProps) {
  return (
    <>
      <p>
        {text('superseded.used')}
        {instead !== undefined && (
          <> {text(instead.isRejection ? 'superseded.rejected' : 'superseded.replaced')}</>
        )}
      </p>
      {instead !== undefined && (
        <p>
          <Link href={instead.to}>{text('superseded.see')}</Link>{' '}
          {!instead.isProven && <Source source="gateway">{text('superseded.claimed')}</Source>}
        </p>
      )}
    </>
  )
}
